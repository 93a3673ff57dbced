// What is asked of every file as a whole: its name, and the sentence it opens with.
import type { SourceFile } from "./source-files.ts";

const CODE = /\.(ts|tsx|mjs)$/;
/** React Router and Vite name some files themselves; everything of ours is in kebab case. */
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const NAMED_BY_CUSTOM =
  /(^|\/)(README|ARCHITECTURE|CONTRIBUTING|SECURITY|CHANGELOG|LICENSE|[A-Z]{1,3})\.md$|(^|\/)\.[a-z]/;
/** A line or block comment whose first sentence says what the page is for. */
const OPENING = /^(#![^\n]*\n)?(\/\/ |\/\*\*? ?\n? ?\*? ?|-- |# |<!-- |\/\* )\S.{10,}/;

export function brokenFileRules(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...nameOf(file), ...openingOf(file)]);
}

function nameOf({ path }: SourceFile): string[] {
  const name = path.split("/").at(-1) ?? "";
  if (/^index\.(ts|tsx|mjs|js)$/.test(name))
    return [`${path}: an index file hides where things come from; import the file itself`];
  if (NAMED_BY_CUSTOM.test(path) || KEBAB_CASE.test(name)) return [];
  return [`${path}: file names are in kebab case, such as cancel-draft.ts`];
}

function openingOf({ path, text }: SourceFile): string[] {
  if (!CODE.test(path) && !path.endsWith(".sql")) return [];
  return OPENING.test(text)
    ? []
    : [`${path}: a file opens with a comment, one sentence that says what it is for`];
}
