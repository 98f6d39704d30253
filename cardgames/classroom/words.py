"""The words of lessons in both languages."""

from cardgames.engine.words import Words

# Worked examples and their checks
STEP = Words("Step", "步骤")
VALUE = Words("Value", "结果")
HOW = Words("How", "怎么算")
RULE = Words("Rule", "规则")
ANSWER = Words("{field} = {value}", "{field} = {value}")
NOT_SO = Words(" is not what the rules give.", "，与规则不符。")
GIVES = Words("The rules give {value}.", "按规则应为{value}。")
STILL_OPEN = Words(
    "{field}: put your answer in place of ... and run the cell again.",
    "{field}：把 ... 换成你的答案，再运行这个单元格。",
)
SOME_OPEN = Words("{right} of {n} steps match the rules so far.", "到现在，{n}步里对了{right}步。")
MATCHES = Words("Matches the rules for this position.", "与规则相符。")
SOLUTION = Words("Solution", "答案")

# Trying moves
TRIES = Words("{who}: {moves}", "{who}：{moves}")
FINAL = Words("The game is over. Scores: {scores}.", "游戏结束。得分：{scores}。")
NO_POINTS = Words("Nobody's score changes.", "谁的分数都没有变。")
ASK_ALLOWED = Words("Do the rules allow this?", "规则允许这样做吗？")
ASK_POINTS = Words("How many points does this bring?", "这一步得几分？")
ASK_NEXT = Words("Whose choice is next?", "接下来由谁选择？")
ASK_WINNERS = Words("Who wins?", "谁获胜？")
INSTEAD = Words("{move} would give that", "那是{move}的结果")
OTHERWISE_HERE = Words("the opposite", "相反的答案")
NOBODY = Words("nobody", "没有人")
OTHER_SEAT = Words("another seat", "别的座位")

# The table
PLACE = Words("On the table", "桌上")
IN_CHINESE = Words("中文", "English")
FACES = Words("Who sees the faces", "谁能看到牌面")
NOW = Words("Now", "此刻")
SEEN = {
    "all": Words("everybody", "所有人"),
    "owner": Words("only the player it belongs to", "只有牌的主人"),
    "none": Words("nobody", "没有人"),
    "some": Words("depends", "视情况而定"),
    "number": Words("everybody", "所有人"),
}
CARDS = Words("{n:# card|cards}", "{n}张")
EACH = Words("{seat:seat}: {value}", "{seat:seat}：{value}")
DECIDED = Words("Decided? Open this to see what the rules say.", "想好了吗？点开看看规则怎么说。")
NO_TABLE = Words(
    "The live table needs the package anywidget (pip install anywidget). This is how the game ends.",
    "活动牌桌需要 anywidget（pip install anywidget）。这里先看游戏结束时的样子。",
)

# The game's card, its rules, its sheet
PLAYERS = Words("Players", "人数")
PACK = Words("Cards", "用牌")
OPTIONS = Words("Options", "选项")
CLAUSES = Words("Rules", "规则")
PACK_OF = Words("{n} cards, {first} to {last}", "{n}张，{first}至{last}")
CLAUSES_OF = Words("{n} numbered clauses, {first} to {last}", "{n}条，{first}至{last}")
DEFAULT = Words("{words} ({name}): {choices}; normally {default}", "{words}（{name}）：{choices}；默认{default}")
NONE = Words("none", "无")
GAME = Words("Game", "游戏")
NOTEBOOK = Words("Notebook", "笔记本")
LEARN = Words("learn it here", "从这里学起")
PLAYER = Words("Player", "玩家")
WHAT_FOR = Words("For", "项目")
POINTS = Words("Points", "得分")
TOTAL = Words("Total", "总计")

WORDING = Words("The full text: {rules}", "规则原文：{rules}")
WORDING_OF_MANY = Words("The full text of {n} rules, {first} to {last}", "规则原文：{first}至{last}，共{n}条")
THE_DEAL = Words("The deal", "发牌")
CHANCE = Words("Chance", "随机")

KIND = Words("Kind", "种类")
GIVEN = Words("Given", "给出")
EXPECTED = Words("What you can check", "可以检查")
PASSED = Words("{passed} passed, {failed} failed", "{passed}个通过，{failed}个未通过")

# One rule of two
DIFFERS = Words("What it changes", "有何不同")
USUAL = Words("{option} = {value} (as we play)", "{option} = {value}（默认）")
OTHERWISE = Words("{option} = {value}", "{option} = {value}")
NO_DIFFERENCE = Words("Nothing changes here.", "此处没有差别。")

# Questions
PICK = Words("Answer with a letter in place of ... and run the cell again.", "把 ... 换成字母，再运行这个单元格。")
PICKED_RIGHT = Words("{letter} matches the rules: {value}.", "{letter}与规则相符：{value}。")
PICKED_WRONG = Words("{letter} is not what the rules say.", "{letter}与规则不符。")
MISREAD = Words("{letter} would follow from another reading: {why}.", "答{letter}是把规则读成了：{why}。")
RIGHT_IS = Words("{letter} matches the rules: {value}.", "与规则相符的是{letter}：{value}。")
NO_LETTER = Words(
    "{answer} isn't one of the answers; choose {letters:either}.", "没有{answer}这个选项，请选{letters:either}。"
)
WHICH_RULE = Words("Step {n}: {said}. Which rule decides that?", "第{n}步：{said}。这由哪条规则决定？")
NEXT = Words("Next choice", "接下来")
WON_BY = Words("Won by", "获胜")
WHICH_MOVE = Words("{prompt} Which of these do the rules allow?", "{prompt}下面哪一项是规则允许的？")
WHO_SEES = Words("Who sees the faces of {place}?", "谁能看到{place}的牌面？")
PLACE_OF = Words("{seat:seat}'s {place}", "{seat:seat}的{place}")
ONLY = Words("only {seat:seat}", "只有{seat:seat}")
ALL_BUT = Words("everybody except {seat:seat}", "除了{seat:seat}以外的所有人")
HOW_WRITTEN = Words("How do you write the {card} in a move?", "{card}在行动里怎么写？")
UNREADABLE = Words("no card of this pack is written like that", "这副牌里没有这样写的牌")
ANOTHER_CARD = Words("that is the {card}", "那是{card}")
ITS_CARD = Words(
    "a rank first (A 2 to 9 T J Q K), then a suit (S H D C)", "先写点数（A 2至9 T J Q K），再写花色（S H D C）"
)
