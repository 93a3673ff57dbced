// Looks at every entry of a workbook: that it unpacks to what it says and to no more than a register takes, and that nothing in it acts, hides or leads elsewhere.

import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { type Finding, faulty } from "./content-fault.ts";
import { holdsTestVirus, TEST_VIRUS_BYTES, TEST_VIRUS_NAME } from "./test-virus.ts";

export const UNPACKED_BYTES_MAX = 100_000_000;
const ENTRIES_MAX = 500;
/** What says of which types the parts are, and where they lead, is some kilobytes. */
const INDEX_BYTES_MAX = 1_000_000;

const TYPES = "[Content_Types].xml";
const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const MACROS = /(^|\/)(vba[^/]*\.(bin|xml)|macrosheets\/|dialogsheets\/|activeX\/|customUI)/i;
const LEADS_ELSEWHERE = /(^|\/)(embeddings|oleObjects|externalLinks|queryTables|webextensions)\//i;
/** Words and pictures; of other kinds only what a printer was shown. */
const KNOWN_PART = /\.(xml|rels|vml|json|png|jpe?g|gif|bmp|emf|wmf|tiff?)$|\/printerSettings\d+\.bin$|\/$/i;
const MACRO_TYPES = /macroEnabled|vbaProject/i;

class Found extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super("found");
    this.finding = finding;
  }
}

export async function inspectWorkbook(bytes: Buffer): Promise<Finding | undefined> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
    await lookAtEntries(archive, bytes.length);
    return undefined;
  } catch (error) {
    // Whatever else is thrown is the archive's: an entry that is not where, or not as large as, it says.
    return error instanceof Found ? error.finding : faulty("DAMAGED", "The workbook cannot be unpacked.");
  }
}

async function lookAtEntries(archive: ZipFile, packedMax: number): Promise<void> {
  if (archive.entryCount > ENTRIES_MAX) refuse("TOO_COMPLEX", "The workbook has too many parts.");
  const names = new Set<string>();
  const left = { packed: packedMax, unpacked: UNPACKED_BYTES_MAX };
  let types = "";
  for await (const entry of archive.eachEntry()) {
    lookAtName(entry, names);
    left.packed -= entry.compressedSize;
    if (left.packed < 0) refuse("HIDDEN_CONTENT", "Parts of the workbook lie one upon the other.");
    const text = await unpacked(archive, entry, left);
    if (entry.fileName === TYPES) types = text;
    if (entry.fileName.endsWith(".rels") && leadsElsewhere(text))
      refuse("EMBEDDED_FILES", "The workbook leads to another file.");
  }
  if (MACRO_TYPES.test(types)) refuse("ACTIVE_CONTENT", "The workbook is one with macros.");
  if (!types.includes(`"${WORKBOOK_TYPE}"`)) refuse("WRONG_TYPE", "The archive is no workbook.");
}

function lookAtName(entry: Entry, names: Set<string>): void {
  const { fileName } = entry;
  if (entry.isEncrypted()) refuse("LOCKED", "A part of the workbook is locked.");
  // Two readers may take different ones of two parts of a name.
  if (names.has(fileName.toLowerCase())) refuse("HIDDEN_CONTENT", "Two parts of the workbook have one name.");
  names.add(fileName.toLowerCase());
  if (MACROS.test(fileName)) refuse("ACTIVE_CONTENT", "The workbook holds macros.");
  if (LEADS_ELSEWHERE.test(fileName) || !KNOWN_PART.test(fileName))
    refuse("EMBEDDED_FILES", "The workbook holds, or leads to, other files.");
}

/** Counted while it unpacks, whatever size it claims. Answers the text of what is to be read, and otherwise nothing. */
async function unpacked(archive: ZipFile, entry: Entry, left: { unpacked: number }): Promise<string> {
  const isIndex = entry.fileName === TYPES || entry.fileName.endsWith(".rels");
  if (isIndex && entry.uncompressedSize > INDEX_BYTES_MAX)
    refuse("TOO_COMPLEX", "The workbook has too many relations.");
  const kept: Buffer[] = [];
  let tail = Buffer.alloc(0);
  for await (const piece of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    left.unpacked -= piece.length;
    if (left.unpacked < 0) refuse("TOO_COMPLEX", "The workbook unpacks to more than 100 MB.");
    const seen = Buffer.concat([tail, piece]);
    if (holdsTestVirus(seen)) throw new Found({ kind: "virus", name: TEST_VIRUS_NAME });
    tail = Buffer.from(piece.subarray(-TEST_VIRUS_BYTES));
    if (isIndex) kept.push(piece);
  }
  return Buffer.concat(kept).toString();
}

/** A link that a cell has, such as an address of a mail, leads nowhere until somebody follows it. */
function leadsElsewhere(relations: string): boolean {
  const outside = relations.match(/<[^<>]*TargetMode\s*=\s*["']External["'][^<>]*>/gi) ?? [];
  return outside.some((relation) => !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation));
}

function refuse(...fault: Parameters<typeof faulty>): never {
  throw new Found(faulty(...fault));
}
