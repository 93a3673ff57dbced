// Reads the Markdown files and finds links, headings and file names in them that lead nowhere.
import fs from "node:fs";
import path from "node:path";
import type { SourceFile } from "./source-files.ts";

const LINK = /\]\(([^()\s]+)\)/g;
const INLINE_CODE = /`([^`\n]+)`/g;
/** What reads as a place in this project; names with blanks to fill in, such as <records>, do not. */
const OWN_PLACE =
  /^(?:domain|server|web|tools|e2e|docs)\/(?:[\w.-]+\/)*(?:[\w.-]+\.(?:ts|tsx|mjs|md|sql|css|json|png))?$/;
const ELSEWHERE = /^[a-z][a-z+.-]*:/i;
/** The requirements speak of the specification's files and fields, not of ours. */
const NOT_OURS = /^docs\/requirements\//;

/** A line for each reference that leads nowhere. */
export function brokenReferences(root: string, files: readonly SourceFile[]): string[] {
  const pages = files.filter(({ path: file }) => file.endsWith(".md"));
  const headings = new Map(pages.map(({ path: file, text }) => [file, headingsOf(text)]));
  return pages.flatMap((page) => [...brokenLinks(root, page, headings), ...brokenNames(root, page)]);
}

function brokenLinks(
  root: string,
  { path: from, text }: SourceFile,
  headings: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return linesOf(text).flatMap(({ line, number }) =>
    [...line.replace(INLINE_CODE, "").matchAll(LINK)].flatMap(([, target = ""]) => {
      if (ELSEWHERE.test(target)) return [];
      const [file = "", heading] = target.split("#");
      const to = file === "" ? from : path.posix.join(path.posix.dirname(from), decodeURI(file));
      if (!fs.existsSync(path.join(root, to)))
        return [`${from}:${number} links to ${to}, which is not there`];
      if (heading === undefined || headings.get(to)?.has(heading) !== false) return [];
      return [`${from}:${number} links to #${heading}, which is no heading of ${to}`];
    }),
  );
}

function brokenNames(root: string, { path: from, text }: SourceFile): string[] {
  if (NOT_OURS.test(from)) return [];
  return linesOf(text).flatMap(({ line, number }) =>
    [...line.matchAll(INLINE_CODE)]
      .map(([, code = ""]) => code)
      .filter((code) => OWN_PLACE.test(code) && !fs.existsSync(path.join(root, code)))
      .map((code) => `${from}:${number} names ${code}, which is not there`),
  );
}

/** The anchors that readers of Markdown make of headings: lower case, hyphens for blanks, no other marks. */
function headingsOf(text: string): Set<string> {
  const titles = linesOf(text).flatMap(({ line }) => /^#{1,6}\s+(.+?)\s*$/.exec(line)?.[1] ?? []);
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
}

/** Lines outside fenced examples, numbered from 1. */
function linesOf(text: string): { line: string; number: number }[] {
  let isFenced = false;
  return text.split("\n").flatMap((line, at) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? [] : [{ line, number: at + 1 }];
  });
}
