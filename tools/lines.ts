// npm run lines: how many lines people wrote of what ships, by room; `npm run lines -- <folder>` counts another checkout.

import path from "node:path";
import { readSourceFiles } from "./check/source-files.ts";
import { linesByRoom } from "./lines/lines-by-room.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

const [folder] = process.argv.slice(2);
const root = folder === undefined ? PROJECT_ROOT : path.resolve(folder);
const rooms = linesByRoom(readSourceFiles(root));
const all = {
  room: "all",
  files: rooms.reduce((sum, { files }) => sum + files, 0),
  lines: rooms.reduce((sum, { lines }) => sum + lines, 0),
};
for (const { room, files, lines } of [...rooms, all])
  printLine(`${room.padEnd(32)}${String(files).padStart(6)} files ${String(lines).padStart(7)} lines`);
