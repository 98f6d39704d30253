/** Rebuilds every state of a game's table data as the page does; prints them for the Python test that asked. */
import { readFileSync } from "node:fs";
import "./dom.mjs";
import { lineOf } from "../../widgets/cardtable/static/table.js";

const data = JSON.parse(readFileSync(process.argv[2], "utf8"));
const line = ({ frames, states }) => frames.map(({ say, log, sum }, i) => ({ ...states[i], say, log, sum }));
process.stdout.write(JSON.stringify(Object.fromEntries(data.views.map((view) => [view, line(lineOf(data, view))]))));
