// What people read, out of the source: the text of JSX, and the strings that end on a screen, in a mail or in a refusal.

import { parseSync } from "oxc-parser";
import type { SourceFile } from "./source-files.ts";

export interface PeopleText {
  /** "web/ui/menu.tsx:12". */
  place: string;
  /** Whitespace is one space; what is put in is "{}". */
  text: string;
}

const SPOKEN = /^(web\/(screens|app|ui)|domain|server\/(modules|mail-messages|http|demo))\/.*\.tsx?$/;
/** Proofs, oracles and corpora speak to us; a store speaks SQL; the kit's examples are ours. */
const OURS =
  /\.(test|examples)\.tsx?$|-(proofs|oracle|corpus|store|example)\.tsx?$|^domain\/proof\/|(^|\/)testing\/|^web\/screens\/portal\/dev-kit\//;

/** Whatever stands in these is for machines, for the log or for those who write clients. */
const NOT_READ_PROPERTIES = new Set([
  "className",
  "class",
  "href",
  "to",
  "id",
  "description",
  "descriptions",
  "system",
  "key",
  "when",
]);
const NOT_READ_CALLS =
  /^(\w*Error|\w*Fault|query|debug|info|warn|error|querySelector(All)?|RegExp|Map|enqueue|idOf)$/;
const NOT_READ_NODES = new Set(["ImportDeclaration", "TSLiteralType", "TaggedTemplateExpression"]);

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export function peopleTexts(files: readonly SourceFile[]): PeopleText[] {
  return files.filter(({ path }) => SPOKEN.test(path) && !OURS.test(path)).flatMap(textsIn);
}

function textsIn({ path, text: source }: SourceFile): PeopleText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return readIn(program).flatMap(({ start, text }) => {
    const line = text.replaceAll(/\s+/g, " ").trim();
    return isProse(line)
      ? [{ place: `${path}:${source.slice(0, start).split("\n").length}`, text: line }]
      : [];
  });
}

/** A single word in small letters is a key or a value: what is shown begins with a capital or has a space. */
function isProse(line: string): boolean {
  return /[A-Z].*[a-z]|[a-z].* /.test(line);
}

type Found = { start: number; text: string };

function readIn(given: unknown): Found[] {
  if (Array.isArray(given)) return given.flatMap(readIn);
  if (!isNode(given) || NOT_READ_NODES.has(given.type)) return [];
  if (isForMachines(given)) return [];
  return [...own(given), ...Object.values(given).flatMap(readIn)];
}

function own(node: Node): Found[] {
  const { start } = node;
  if (node.type === "JSXText" || (node.type === "Literal" && typeof node.value === "string"))
    return [{ start, text: String(node.value) }];
  if (node.type !== "TemplateLiteral") return [];
  const parts = node.quasis as { value: { cooked: string } }[];
  return [{ start, text: parts.map(({ value }) => value.cooked).join("{}") }];
}

function isForMachines(node: Node): boolean {
  if (node.type === "JSXAttribute" || node.type === "Property")
    return NOT_READ_PROPERTIES.has(nameOf(node.name ?? node.key));
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
  const callee = node.callee as Node;
  return NOT_READ_CALLS.test(nameOf(callee.property ?? callee));
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? "") : "";
}

function isNode(given: unknown): given is Node {
  return typeof given === "object" && given !== null && "type" in given && typeof given.type === "string";
}
