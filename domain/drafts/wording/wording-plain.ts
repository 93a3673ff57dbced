// The text of an issued wording, a line for each part of its page, so that a new text can be written from it and compared with it.

import { unescapeHtml } from "../../escape-html.ts";

const LINE_ENDS = /<br>|<\/(?:h[1-3]|li|p)>|<(?:ul|ol|p)>/g;
const TAGS = /<[^<>]*>/g;

export function plainWording(html: string): string {
  const text = unescapeHtml(html.replaceAll(LINE_ENDS, "\n").replaceAll(TAGS, ""));
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join("\n");
}
