// The bytes of a register as text: how they are written is decided by all of them, since a guess from the first few is wrong where the first foreign letter comes late.

import type { Readable } from "node:stream";
import { type CellPlace, IMPORT_FAULTS } from "@bondline/domain/documents/imports/import-faults.ts";
import { RegisterFault } from "./register-fault.ts";

/** Opens the file anew, from its first byte. */
export type OpenFile = () => Promise<Readable>;
export type Encoding = "utf-8" | "windows-1252";

/** Throws a `RegisterFault` where it is no text in either. */
export async function encodingOf(open: OpenFile): Promise<Encoding> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  const seen = newLook();
  let isUtf8 = true;
  for await (const chunk of await open()) {
    look(seen, chunk);
    if (isUtf8) isUtf8 = decodes(() => utf8.decode(chunk, { stream: true }));
  }
  if (isUtf8) isUtf8 = decodes(() => utf8.decode());
  if (seen.control !== undefined) throw new RegisterFault(IMPORT_FAULTS.control(seen.control));
  if (!isUtf8 && seen.undefined !== undefined)
    throw new RegisterFault(IMPORT_FAULTS.encoding(seen.undefined));
  return isUtf8 ? "utf-8" : "windows-1252";
}

export async function* textOf(open: OpenFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of await open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

type Look = {
  row: number;
  column: number;
  bytes: number;
  control: CellPlace | undefined;
  undefined: CellPlace | undefined;
};

const newLook = (): Look => ({ row: 1, column: 1, bytes: 0, control: undefined, undefined: undefined });

const LINE_FEED = 0x0a;
const COMMA = 0x2c;
const FIRST_PRINTABLE = 0x20;
const TEXT_CONTROLS: ReadonlySet<number> = new Set([0x09, LINE_FEED, 0x0c, 0x0d]);
/** Bytes that Windows-1252 gives no letter. */
const UNDEFINED_1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Counts as if no cell held a line break: near enough to find the place by. */
function look(seen: Look, chunk: Buffer): void {
  if (seen.bytes === 0) refuseOtherFiles(chunk);
  seen.bytes += chunk.length;
  for (const byte of chunk) {
    if (byte === LINE_FEED) {
      seen.row += 1;
      seen.column = 1;
    } else if (byte === COMMA) seen.column += 1;
    else if (byte < FIRST_PRINTABLE && !TEXT_CONTROLS.has(byte)) seen.control ??= placeOf(seen);
    else if (UNDEFINED_1252.has(byte)) seen.undefined ??= placeOf(seen);
  }
}

const placeOf = ({ row, column }: Look): CellPlace => ({ row, column });

/** A zip archive, as spreadsheets are, and text of two bytes to a letter. */
function refuseOtherFiles(start: Buffer): void {
  if (start.subarray(0, 4).equals(Buffer.from("PK\x03\x04")))
    throw new RegisterFault(IMPORT_FAULTS.spreadsheet());
  const [first, second] = start;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || first === 0 || second === 0) throw new RegisterFault(IMPORT_FAULTS.utf16());
}

function decodes(decode: () => void): boolean {
  try {
    decode();
    return true;
  } catch (thrown) {
    if (thrown instanceof TypeError) return false;
    throw thrown;
  }
}
