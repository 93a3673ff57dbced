// The text of one of the operator's pages: headings with their paragraphs, written as plain lines.

/** Headings that other pages link to, each with the name by which they do. */
export type LinkedHeadings = Readonly<Record<string, string>>;

/** A line that begins so is a heading; every other line that is not empty is a paragraph. */
const HEADING_MARK = "## ";

export type ContentSection = {
  /** By which an address links to it: /bond-privacy#complaints. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

export function contentSections(text: string, linked: LinkedHeadings = {}): readonly ContentSection[] {
  const sections: (ContentSection & { paragraphs: string[] })[] = [];
  for (const line of linesOf(text)) {
    const heading = headingIn(line);
    if (heading !== undefined)
      sections.push({ id: linked[heading] ?? slugOf(heading), heading, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(line);
  }
  return sections;
}

/** What keeps a text from being set as a page, by its line; undefined when nothing does. */
export function contentFault(text: string, linked: LinkedHeadings = {}): string | undefined {
  const [first] = linesOf(text);
  if (first !== undefined && headingIn(first) === undefined) return FIRST_LINE_MESSAGE;
  const sections = contentSections(text, linked);
  const seen = new Set<string>();
  for (const { id, heading, paragraphs } of sections) {
    if (id === "") return EMPTY_HEADING_MESSAGE;
    if (seen.has(id)) return TWICE_MESSAGE(heading);
    if (paragraphs.length === 0) return NO_PARAGRAPH_MESSAGE(heading);
    seen.add(id);
  }
  const missing = Object.keys(linked).find((heading) => !seen.has(linked[heading] ?? ""));
  return missing === undefined ? undefined : MISSING_MESSAGE(missing);
}

const FIRST_LINE_MESSAGE = `Begin with a heading: a line that starts with “${HEADING_MARK.trim()}”.`;
const EMPTY_HEADING_MESSAGE = "A heading has no words.";
const TWICE_MESSAGE = (heading: string) => `The heading “${heading}” is there twice.`;
const NO_PARAGRAPH_MESSAGE = (heading: string) => `There is no text under the heading “${heading}”.`;
const MISSING_MESSAGE = (heading: string) => `The heading “${heading}” is missing: other pages link to it.`;

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function headingIn(line: string): string | undefined {
  return `${line} `.startsWith(HEADING_MARK) ? line.slice(HEADING_MARK.length).trim() : undefined;
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
