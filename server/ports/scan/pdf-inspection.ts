// Looks through the whole of a PDF: every object that stands anywhere in its bytes, and what its streams unpack to.
// No table of contents is believed: what one reader finds by it and another passes by is found here all the same.

import { type Finding, faulty } from "./content-fault.ts";
import { type LexerBudget, type PdfToken, TooMuchToRead, tokensFrom } from "./pdf-lexer.ts";
import { findingIn } from "./pdf-rules.ts";
import {
  factsOf,
  fromAscii85,
  fromHex,
  inflated,
  type StreamFacts,
  UnpacksToTooMuch,
} from "./pdf-streams.ts";
import { holdsTestVirus, TEST_VIRUS_NAME } from "./test-virus.ts";

/** A long contract with fonts and drawings unpacks to a few tens of megabytes; pictures have their own size. */
const STREAM_BYTES_MAX = 50_000_000;
const PICTURE_BYTES_MAX = 200_000_000;
const UNPACKED_BYTES_MAX = 1_000_000_000;
/** Text and drawings pack to a tenth, at the very best to a fiftieth. */
const RATIO_MAX = 250;
const RATIO_COUNTS_FROM_BYTES = 5_000_000;
const FILTERS_MAX = 4;
/** An honest file's words are read once. */
const READINGS = 8;
const READING_BYTES_LEAST = 20_000_000;
const TOKENS_MAX = 500_000;
const INDEX_BYTES_MAX = 2_000_000;

type Looked = { bytes: Buffer; budget: LexerBudget; unpackedBytes: number };
class Found extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super("found");
    this.finding = finding;
  }
}

export async function inspectPdf(bytes: Buffer): Promise<Finding | undefined> {
  const budget = { left: Math.max(READING_BYTES_LEAST, bytes.length * READINGS) };
  const looked: Looked = { bytes, budget, unpackedBytes: 0 };
  try {
    for (const start of startsIn(bytes)) await lookAtObject(looked, start);
    return undefined;
  } catch (error) {
    if (error instanceof Found) return error.finding;
    if (error instanceof TooMuchToRead || error instanceof UnpacksToTooMuch)
      return faulty("TOO_COMPLEX", error.message);
    throw error;
  }
}

/** Behind every word that opens an object or a trailer, also within strings, remarks and streams: a table may lead there. */
function* startsIn(bytes: Buffer): Generator<number> {
  for (const word of ["obj", "trailer"])
    for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1))
      if (!isLetter(bytes[at - 1])) yield at + word.length;
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122));
}

async function lookAtObject(looked: Looked, start: number): Promise<void> {
  const tokens: PdfToken[] = [];
  let stream: number | undefined;
  for (const token of tokensFrom(looked.bytes, start, looked.budget)) {
    keep(tokens, token);
    if (token.kind === "word" && token.text === "stream") stream ??= token.end;
  }
  report(findingIn(tokens));
  if (stream !== undefined)
    await lookIntoStream(looked, factsOf(tokens), behindLineEnd(looked.bytes, stream));
}

/** No honest object has so many words, and the memory of all of them is not to be had. */
function keep(tokens: PdfToken[], token: PdfToken): void {
  if (tokens.length === TOKENS_MAX) throw new TooMuchToRead("An object of the PDF does not end.");
  tokens.push(token);
}

function report(finding: Finding | undefined): void {
  if (finding !== undefined) throw new Found(finding);
}

function behindLineEnd(bytes: Buffer, at: number): number {
  const isBreak = bytes[at] === 13 && bytes[at + 1] === 10;
  return at + (isBreak ? 2 : bytes[at] === 10 || bytes[at] === 13 ? 1 : 0);
}

async function lookIntoStream(looked: Looked, facts: StreamFacts, start: number): Promise<void> {
  const content = await unpacked(looked, facts, start);
  if (!facts.holdsObjects) return;
  // Where names cannot be read as every reader reads them, nothing can be said of them.
  const isReadable = facts.first !== undefined && facts.first <= INDEX_BYTES_MAX && !facts.isPredicted;
  if (content === undefined || facts.first === undefined || !isReadable)
    throw new Found(faulty("TOO_COMPLEX", "An object stream of the PDF cannot be looked through."));
  for (const at of objectsIn(content, facts.first)) {
    const tokens = firstObject(content, at, looked.budget);
    report(findingIn(tokens));
  }
}

/** Pairs of a number and a place stand before the first object. */
function objectsIn(content: Buffer, first: number): Set<number> {
  const numbers = content.toString("latin1", 0, first).match(/\d+/g) ?? [];
  return new Set([first, ...numbers.filter((_, at) => at % 2 === 1).map((offset) => first + Number(offset))]);
}

function firstObject(content: Buffer, at: number, budget: LexerBudget): PdfToken[] {
  const tokens: PdfToken[] = [];
  for (const token of tokensFrom(content, at, budget)) {
    keep(tokens, token);
    if (token.depth === 0) break;
  }
  return tokens;
}

const INFLATE: readonly string[] = ["FlateDecode", "Fl"];
const HEX: readonly string[] = ["ASCIIHexDecode", "AHx"];
const ASCII85: readonly string[] = ["ASCII85Decode", "A85"];
/** Pictures' own, and old ways of packing that no object stream has: what is in them is not looked at. */
const NOT_UNPACKED: readonly string[] = [
  ..."DCTDecode DCT JPXDecode JBIG2Decode CCITTFaxDecode CCF LZWDecode LZW RunLengthDecode RL Crypt".split(
    " ",
  ),
];

/** What a stream holds; undefined where it is packed in a way that is not undone here, or is too broken. */
async function unpacked(looked: Looked, facts: StreamFacts, start: number): Promise<Buffer | undefined> {
  const { filters } = facts;
  if (filters === undefined || filters.length > FILTERS_MAX)
    throw new Found(faulty("TOO_COMPLEX", "A stream of the PDF is packed in a way that cannot be told."));
  let bytes = looked.bytes.subarray(start);
  if (filters.length === 0) {
    const data = dataOf(bytes, facts);
    spend(looked.budget, data.length);
    return lookAt(data);
  }
  for (const [at, filter] of filters.entries()) {
    if (INFLATE.includes(filter)) {
      const isLast = at === filters.length - 1;
      const grown = await grow(looked, facts, { bytes, isLast });
      if (grown === undefined) return undefined;
      bytes = grown;
    } else if (HEX.includes(filter) || ASCII85.includes(filter)) {
      const text = at === 0 ? dataOf(bytes, facts) : bytes;
      spend(looked.budget, text.length);
      bytes = lookAt(HEX.includes(filter) ? fromHex(text) : fromAscii85(text));
    } else if (NOT_UNPACKED.includes(filter)) return undefined;
    else throw new Found(faulty("TOO_COMPLEX", "A stream of the PDF is packed in an unknown way."));
  }
  return bytes;
}

/** Readers go by the length that is given, or by the word that ends a stream: up to the later of the two. */
function dataOf(bytes: Buffer, { length, holdsObjects }: StreamFacts): Buffer {
  if (length === undefined && holdsObjects)
    throw new Found(faulty("TOO_COMPLEX", "An object stream of the PDF does not say how long it is."));
  return bytes.subarray(0, Math.max(length ?? 0, untilEnd(bytes).length));
}

function spend(budget: LexerBudget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new TooMuchToRead("The streams of the PDF do not end.");
}

function untilEnd(bytes: Buffer): Buffer {
  const end = bytes.indexOf("endstream");
  return bytes.subarray(0, end === -1 ? undefined : end);
}

async function grow(
  looked: Looked,
  { pictureBytes, holdsObjects }: StreamFacts,
  { bytes, isLast }: { bytes: Buffer; isLast: boolean },
): Promise<Buffer | undefined> {
  const bytesMax =
    isLast && pictureBytes !== undefined ? Math.min(PICTURE_BYTES_MAX, pictureBytes) : STREAM_BYTES_MAX;
  const packedBytes = untilEnd(bytes).length;
  spend(looked.budget, packedBytes);
  const keeps = holdsObjects || !isLast;
  const out = await inflated(bytes, { bytesMax, keeps, onPiece: lookAt });
  looked.unpackedBytes += out.length;
  const isSwollen =
    pictureBytes === undefined &&
    out.length > RATIO_COUNTS_FROM_BYTES &&
    out.length > packedBytes * RATIO_MAX;
  if (isSwollen || looked.unpackedBytes > UNPACKED_BYTES_MAX)
    throw new UnpacksToTooMuch("The PDF unpacks to far more than it seems.");
  return out.isWhole ? out.bytes : undefined;
}

const PROGRAM_HEADER_BYTES = 4_096;

function lookAt(bytes: Buffer): Buffer {
  if (holdsTestVirus(bytes)) throw new Found({ kind: "virus", name: TEST_VIRUS_NAME });
  if (isProgram(bytes.subarray(0, PROGRAM_HEADER_BYTES)))
    throw new Found(faulty("EMBEDDED_FILES", "A program is packed into the PDF."));
  return bytes;
}

function isProgram(head: Buffer): boolean {
  const lead = head.toString("latin1", 0, 4);
  if (lead === "\x7fELF") return true;
  return lead.startsWith("MZ") && (head.includes("PE\0\0") || head.includes("This program"));
}
