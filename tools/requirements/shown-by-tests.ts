// Reads from the tests which requirements each of them shows.
import type { SourceFile } from "../check/source-files.ts";
import type { Requirement } from "./requirements-list.ts";

export interface Shown {
  /** The test files that show a requirement, by its id. */
  filesById: Map<string, string[]>;
  /** What a test names and nobody knows, or names in a form that cannot be read. */
  mistakes: string[];
}

export function shownByTests(files: readonly SourceFile[], requirements: readonly Requirement[]): Shown {
  const shown: Shown = { filesById: new Map(), mistakes: [] };
  const known = new Map(requirements.map(({ id, area }) => [numberedId(area, numberOf(id)), id]));
  for (const { path, text } of files.filter((file) => /\.test\.tsx?$/.test(file.path))) {
    for (const named of namedIn(text)) note(shown, known, path, named);
  }
  return shown;
}

/** The comment `// Shows: D-55..D-65, V-012.` ends with its full stop and may go over several lines. */
const SHOWS = /^\/\/ Shows: ((?:.*\n\/\/ )*?.*\.)$/gm;

function namedIn(text: string): string[] {
  const lists = [...text.matchAll(SHOWS)].map((match) =>
    (match[1] ?? "").replaceAll("\n//", "").replace(/\.$/, ""),
  );
  const unread =
    /^\s*(\/\/|\*) ?shows:/im.test(text) && lists.length === 0
      ? ["a list that does not end with a full stop"]
      : [];
  return [...unread, ...lists.flatMap((list) => list.split(",").map((each) => each.trim()))];
}

function note(shown: Shown, known: Map<string, string>, file: string, named: string): void {
  const wanted = idsOf(named);
  if (wanted === undefined) {
    shown.mistakes.push(
      `${file} names "${named}", which is neither an id such as D-55 nor a range such as D-55..D-65`,
    );
    return;
  }
  for (const each of wanted) {
    const id = known.get(each);
    if (id === undefined) shown.mistakes.push(`${file} names ${each}, which docs/requirements does not list`);
    else shown.filesById.set(id, [...new Set([...(shown.filesById.get(id) ?? []), file])]);
  }
}

const ID_OR_RANGE = /^([A-Z]+)-(\d+)(?:\.\.(?:([A-Z]+)-)?(\d+))?$/;

/** The ids that a word of the list stands for, without leading zeros; undefined when it stands for nothing. */
function idsOf(named: string): string[] | undefined {
  const [, area, first, areaOfLast, last] = ID_OR_RANGE.exec(named) ?? [];
  if (area === undefined || (areaOfLast ?? area) !== area) return undefined;
  const [from, to] = [Number(first), Number(last ?? first)];
  if (to < from) return undefined;
  return Array.from({ length: to - from + 1 }, (_, at) => numberedId(area, from + at));
}

/** Pages pad their numbers to two or three figures; tests need not know to how many. */
function numberedId(area: string, number: number): string {
  return `${area}-${number}`;
}

function numberOf(id: string): number {
  return Number(id.slice(id.indexOf("-") + 1));
}
