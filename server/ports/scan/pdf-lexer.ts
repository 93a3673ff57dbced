// Reads the words of a PDF's objects as every reader of PDFs does: names with their escapes, strings, numbers, brackets.
// Nothing is built of them and nothing is followed, so that no object is too large, too deep or too crooked to be read.

export type PdfToken = {
  kind: "name" | "string" | "number" | "word" | "open" | "close";
  text: string;
  /** How many dictionaries and arrays are open around it; those that it opens or closes are counted. */
  depth: number;
};

/** How many bytes may be read in all; what makes a reader go over the same bytes again and again uses it up. */
export type LexerBudget = { left: number };
export class TooMuchToRead extends Error {}

const codesOf = (text: string) => new Set([...text].map((each) => each.charCodeAt(0)));
const WHITE = codesOf("\0\t\n\f\r ");
const DELIMITERS = codesOf("()<>[]{}/%");
const ENDS = new Set(["endobj", "stream", "xref", "startxref", "trailer", "obj"]);

const [LF, CR, PERCENT, SLASH, BACKSLASH] = [10, 13, 37, 47, 92];
const [PAREN, PAREN_END, LESS, GREATER, SQUARE, SQUARE_END] = [40, 41, 60, 62, 91, 93];

/** Begins behind the word that opens an object; ends with the object, whose last word is answered too. */
export function* tokensFrom(
  bytes: Buffer,
  start: number,
  budget: LexerBudget,
): Generator<PdfToken & { end: number }> {
  const open: number[] = [];
  let at = start;
  while (at < bytes.length) {
    const before = at;
    const byte = bytes[at] ?? 0;
    if (WHITE.has(byte)) at += 1;
    else if (byte === PERCENT) at = lineEnd(bytes, at);
    else {
      const { token, end } = tokenAt(bytes, at);
      at = end;
      const isOpening = token.kind === "open";
      // A bracket of the other kind closes nothing: readers go on within what is open.
      if (isOpening) open.push(byte);
      else if (token.kind === "close" && open.at(-1) === (byte === GREATER ? LESS : SQUARE)) open.pop();
      yield { ...token, depth: open.length, end };
      if (token.kind === "word" && open.length === 0 && ENDS.has(token.text)) return;
    }
    budget.left -= at - before;
    if (budget.left < 0) throw new TooMuchToRead("The words of the PDF do not end.");
  }
}

type Read = { token: Omit<PdfToken, "depth">; end: number };

function tokenAt(bytes: Buffer, at: number): Read {
  const byte = bytes[at];
  if (byte === SLASH) return nameAt(bytes, at + 1);
  if (byte === PAREN) return stringAt(bytes, at + 1);
  if (byte === LESS) return bytes[at + 1] === LESS ? sign("open", at + 2) : hexStringAt(bytes, at + 1);
  if (byte === GREATER && bytes[at + 1] === GREATER) return sign("close", at + 2);
  if (byte === SQUARE) return sign("open", at + 1);
  if (byte === SQUARE_END) return sign("close", at + 1);
  if (DELIMITERS.has(byte ?? 0)) return { token: { kind: "word", text: "" }, end: at + 1 };
  const end = wordEnd(bytes, at);
  const text = bytes.toString("latin1", at, Math.min(end, at + WORD_MAX));
  return { token: { kind: /^[+-]?[\d.]+$/.test(text) ? "number" : "word", text }, end };
}

/** No word of the format is longer; of a longer one nobody asks. */
const WORD_MAX = 256;

function sign(kind: "open" | "close", end: number): Read {
  return { token: { kind, text: "" }, end };
}

function wordEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !WHITE.has(bytes[at] ?? 0) && !DELIMITERS.has(bytes[at] ?? 0)) at += 1;
  return at;
}

/** `/J#61vaScript` is `/JavaScript`. */
function nameAt(bytes: Buffer, start: number): Read {
  const end = wordEnd(bytes, start);
  const raw = bytes.toString("latin1", start, Math.min(end, start + 4 * WORD_MAX));
  const text = raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { token: { kind: "name", text }, end };
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function stringAt(bytes: Buffer, start: number): Read {
  let depth = 1;
  let at = start;
  for (; at < bytes.length && depth > 0; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === PAREN) depth += 1;
    else if (bytes[at] === PAREN_END) depth -= 1;
  }
  const raw = bytes.toString("latin1", start, depth === 0 ? at - 1 : at);
  const text = raw.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, sign = "") =>
    octal === undefined
      ? (ESCAPES[sign] ?? sign.replace(/[\r\n]+/, ""))
      : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  );
  return { token: { kind: "string", text }, end: at };
}

function hexStringAt(bytes: Buffer, start: number): Read {
  const close = bytes.indexOf(GREATER, start);
  const end = close === -1 ? bytes.length : close;
  const digits = bytes.toString("latin1", start, end).replace(/[^0-9A-Fa-f]/g, "");
  return {
    token: {
      kind: "string",
      text: Buffer.from(`${digits}${digits.length % 2 ? "0" : ""}`, "hex").toString("latin1"),
    },
    end: end + 1,
  };
}

function lineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at += 1;
  return at;
}
