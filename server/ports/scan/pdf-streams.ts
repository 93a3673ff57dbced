// What a PDF's streams say of themselves, and what comes of unpacking them: as much as they may unpack to, and no more.

import { createInflate, inflateSync, constants as zlib } from "node:zlib";
import type { PdfToken } from "./pdf-lexer.ts";
import { TEST_VIRUS_BYTES } from "./test-virus.ts";

/** What is asked of a stream's dictionary. */
export type StreamFacts = {
  /** In the order in which they are undone; undefined where they cannot be told. */
  filters: readonly string[] | undefined;
  holdsObjects: boolean;
  /** How long it says that it is; undefined where that is said elsewhere. */
  length: number | undefined;
  /** Where the first object of an object stream stands. */
  first: number | undefined;
  /** Bytes are written by what stands above them: readers undo it, and names are not what they seem. */
  isPredicted: boolean;
  /** How much a picture of its size has at most; undefined for what is no picture. */
  pictureBytes: number | undefined;
};

const FILTER_KEYS: readonly string[] = ["Filter", "F"];
const COLOURS_MAX = 4;

export function factsOf(tokens: readonly PdfToken[]): StreamFacts {
  const filters = tokens.flatMap((token, at) =>
    isKey(token, FILTER_KEYS) ? filtersAt(tokens, at + 1, token.text) : [],
  );
  const value = (key: string) => numberOf(tokens, key);
  const [width, height] = [value("Width"), value("Height")];
  const isPicture = tokens.some(
    ({ kind, text }, at) => kind === "name" && text === "Subtype" && tokens[at + 1]?.text === "Image",
  );
  const names = tokens.filter(({ kind }) => kind === "name").map(({ text }) => text);
  return {
    filters: filters.length > 1 ? undefined : filters.length === 0 ? [] : filters[0],
    holdsObjects: names.includes("ObjStm") || names.includes("First"),
    length: value("Length"),
    first: value("First"),
    isPredicted: names.includes("DecodeParms") || names.includes("DP") || names.includes("Predictor"),
    pictureBytes:
      isPicture && width !== undefined && height !== undefined
        ? Math.ceil((width * (value("BitsPerComponent") ?? 8) * COLOURS_MAX) / 8 + 1) * height
        : undefined,
  };
}

function isKey({ kind, text, depth }: PdfToken, keys: readonly string[]): boolean {
  return kind === "name" && depth === 1 && keys.includes(text);
}

/** None for a key that means something else here, such as the file of an annotation's flags. */
function filtersAt(tokens: readonly PdfToken[], at: number, key: string): (readonly string[] | undefined)[] {
  const value = tokens[at];
  if (value?.kind === "name") return [[value.text]];
  if (value?.text === "null") return [[]];
  if (value?.kind !== "open") return key === "Filter" ? [undefined] : [];
  const end = tokens.findIndex(
    ({ kind, depth }, index) => index > at && kind === "close" && depth < value.depth,
  );
  const inside = tokens.slice(at + 1, end === -1 ? undefined : end);
  return [inside.every(({ kind }) => kind === "name") ? inside.map(({ text }) => text) : undefined];
}

function numberOf(tokens: readonly PdfToken[], key: string): number | undefined {
  const found = tokens.flatMap((token, at) => (isKey(token, [key]) ? [tokens[at + 1]] : []));
  const [value] = found;
  return found.length === 1 && value?.kind === "number" ? Number(value.text) : undefined;
}

export class UnpacksToTooMuch extends Error {}

/** Called with each piece of what a stream unpacks to; a little of the piece before it stands at its front. */
export type OnPiece = (piece: Buffer) => void;
export type UnpackLimits = { bytesMax: number; keeps: boolean; onPiece: OnPiece };

const SMALL_BYTES = 1_000_000;
const PIECE_BYTES = 262_144;

/** Everything, or where it is not to be kept nothing; what is broken gives what came before. */
export async function inflated(
  packed: Buffer,
  limits: UnpackLimits,
): Promise<{ bytes: Buffer; length: number; isWhole: boolean }> {
  const small = inflatedAtOnce(packed, Math.min(SMALL_BYTES, limits.bytesMax));
  if (small !== undefined) {
    limits.onPiece(small);
    return { bytes: small, length: small.length, isWhole: true };
  }
  const stream = createInflate({ chunkSize: PIECE_BYTES, finishFlush: zlib.Z_SYNC_FLUSH });
  const kept: Buffer[] = [];
  let length = 0;
  let tail = Buffer.alloc(0);
  let isWhole = true;
  stream.end(packed);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > limits.bytesMax) throw new UnpacksToTooMuch("A stream unpacks to too much.");
      limits.onPiece(Buffer.concat([tail, piece]));
      tail = Buffer.from(piece.subarray(-TEST_VIRUS_BYTES));
      if (limits.keeps) kept.push(Buffer.from(piece));
    }
  } catch (error) {
    if (!isBrokenData(error)) throw error;
    isWhole = false;
  } finally {
    stream.destroy();
  }
  return { bytes: Buffer.concat(kept), length, isWhole };
}

function isBrokenData(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

function inflatedAtOnce(packed: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    // Broken, or more than that: the other way tells which.
    return undefined;
  }
}

export function fromHex(text: Buffer): Buffer {
  const end = text.indexOf(">");
  const digits = text.toString("latin1", 0, end === -1 ? text.length : end).replace(/[^0-9A-Fa-f]/g, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

const [A85_FIRST, A85_LAST, A85_ZEROS, A85_END] = [0x21, 0x75, 0x7a, 0x7e];

export function fromAscii85(text: Buffer): Buffer {
  const out = Buffer.alloc(text.length * 4);
  let length = 0;
  let group: number[] = [];
  const flush = (digits: number[], bytes: number) => {
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
    out.writeUInt32BE(value % 2 ** 32, length);
    length += bytes;
  };
  for (const byte of text) {
    if (byte === A85_END) break;
    if (byte === A85_ZEROS && group.length === 0) flush([0], 4);
    if (byte < A85_FIRST || byte > A85_LAST) continue;
    group.push(byte - A85_FIRST);
    if (group.length === 5) {
      flush(group, 4);
      group = [];
    }
  }
  if (group.length > 1) flush([...group, 84, 84, 84, 84].slice(0, 5), group.length - 1);
  return out.subarray(0, length);
}
