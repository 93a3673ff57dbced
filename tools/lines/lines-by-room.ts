// How many lines people wrote of what ships, by room: without tests, what serves tests or prints, and what is generated or printed.

import type { SourceFile } from "../check/source-files.ts";

const PRODUCT = /^(?:domain|server|web)\/.*\.(?:tsx?|mjs|sql|css|html)$/;
const PRINTED = /^server\/database\/schema\.sql$/;
const TESTS =
  /\.(?:test|config)\.tsx?$|\/(?:testing|proof|faults|printing)\/|[-/](?:corpus|contract|proofs|oracle|cases|testing|test-clock|colliding-pair)\.tsx?$/;
/** Rooms whose parts are rooms of their own. */
const LARGE = new Set(["server/modules", "web/screens"]);

export type Room = { room: string; files: number; lines: number };

export function linesByRoom(files: readonly SourceFile[]): Room[] {
  const own = files.filter(({ path }) => PRODUCT.test(path) && !PRINTED.test(path) && !TESTS.test(path));
  return [...Map.groupBy(own, ({ path }) => roomOf(path))]
    .map(([room, inRoom]) => ({
      room,
      files: inRoom.length,
      lines: inRoom.reduce((sum, { text }) => sum + linesOf(text), 0),
    }))
    .sort((one, other) => (one.room < other.room ? -1 : 1));
}

/** "server/modules/drafts" of a file far below it, "server/http", and "server" of a file that stands in no folder there. */
function roomOf(path: string): string {
  const folders = path.split("/").slice(0, -1);
  const room = folders.slice(0, 2).join("/");
  return LARGE.has(room) ? folders.slice(0, 3).join("/") : room;
}

function linesOf(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
