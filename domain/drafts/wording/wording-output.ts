// An undertaking's blocks as a page that is safe to show, and as the canonical text whose hash says what was approved.

import { escapeHtml } from "../../escape-html.ts";
import type { WordingBlock } from "./wording.ts";

/** The only tags that displayed wording may hold, none of them with an attribute in ours. */
export const WORDING_TAGS = [
  "b",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "del",
  "ins",
  "a",
  "button",
  "div",
  "p",
  "span",
  "br",
  "body",
] as const;

/** Every value is escaped: a name with a tag in it is shown, never run. */
export function wordingHtml(blocks: readonly WordingBlock[]): string {
  const facts = blocks.filter((block) => block.kind === "fact");
  const clauses = blocks.filter((block) => block.kind === "clause");
  return [
    ...blocks.filter((block) => block.kind === "title").map(({ text }) => `<h1>${shownHtml(text)}</h1>`),
    ...blocks.filter((block) => block.kind === "subtitle").map(({ text }) => `<h2>${shownHtml(text)}</h2>`),
    `<ul>${facts.map(({ label, value }) => `<li><b>${shownHtml(label)}:</b> ${shownHtml(value)}</li>`).join("")}</ul>`,
    ...(clauses.length === 0 ? [] : [`<ol>${clauses.map(clauseHtml).join("")}</ol>`]),
    ...blocks.filter((block) => block.kind === "line").map(({ text }) => `<p>${shownHtml(text)}</p>`),
    ...blocks.filter((block) => block.kind === "signature").map(({ text }) => `<p>${shownHtml(text)}</p>`),
  ].join("\n");
}

/**
 * One line for each part, in composed form with single spaces: the same wording always gives the same bytes.
 * What is known only at issue is left out, so that the hash of what was approved equals that of what is issued.
 */
export function wordingText(blocks: readonly WordingBlock[]): string {
  const lines = blocks.flatMap(linesOf);
  return lines.map((line) => line.normalize("NFC").replace(/\s+/g, " ").trim()).join("\n");
}

/** A new line of a value is a new line of the page. */
function shownHtml(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function clauseHtml({
  heading,
  text,
  items,
}: {
  heading: string;
  text: string;
  items: readonly string[];
}): string {
  const list =
    items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${shownHtml(item)}</li>`).join("")}</ul>`;
  return `<li><b>${shownHtml(heading)}</b><p>${shownHtml(text)}</p>${list}</li>`;
}

function linesOf(block: WordingBlock): string[] {
  if (block.kind === "fact") return block.isFromIssue ? [] : [`${block.label}: ${block.value}`];
  if (block.kind !== "clause") return [block.text];
  return [`${block.number}. ${block.heading}`, block.text, ...block.items.map((item) => `- ${item}`)];
}
