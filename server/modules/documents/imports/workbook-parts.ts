// The parts of a workbook that say what its sheets are called, where they lie, which texts their cells share and how numbers are shown.

import type { Readable } from "node:stream";
import { IMPORT_FAULTS } from "@bondline/domain/documents/imports/import-faults.ts";
import { SaxesParser } from "saxes";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { RegisterFault } from "./register-fault.ts";
import { type NumberStyle, styleOfFormat, unescaped } from "./workbook-text.ts";

export type Attributes = Readonly<Record<string, string>>;
/** Called by the names of elements without their prefixes. */
export type PartReader = {
  opened: (name: string, attributes: Attributes) => void;
  closed?: (name: string) => void;
  text?: (text: string) => void;
};

export type Workbook = {
  sheets: readonly { name: string; part: string }[];
  is1904: boolean;
  texts: readonly string[];
  styles: readonly NumberStyle[];
  /** The pieces of a part as they unpack. */
  open: (part: string) => Promise<Readable | undefined>;
};

const WORKBOOK_PART = "xl/workbook.xml";

export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(archive);
  const open = async (part: string) => {
    const entry = entries.get(part.toLowerCase());
    return entry && (await archive.openReadStreamPromise(entry));
  };
  const { targets, shared, styled } = await relationsOf(open);
  const { listed, is1904 } = await sheetsOf(open);
  return {
    sheets: listed.flatMap(({ name, id }) => {
      const part = targets.get(id);
      return part === undefined ? [] : [{ name, part }];
    }),
    is1904,
    texts: await textsOf(open, shared),
    styles: await stylesOf(open, styled),
    open,
  };
}

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

/** One piece after the other; whatever is no XML, or says what it is made of by itself, is a damaged workbook. */
export async function* readPart(stream: Readable, reader: PartReader): AsyncGenerator<undefined> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const refuse = () => {
    throw new RegisterFault(IMPORT_FAULTS.workbookDamaged());
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("opentag", ({ name, attributes }) => reader.opened(within(name), attributes));
  parser.on("closetag", ({ name }) => reader.closed?.(within(name)));
  if (reader.text !== undefined) parser.on("text", reader.text);
  const decoder = new TextDecoder("utf-8");
  for await (const piece of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
}

async function readWhole(open: Workbook["open"], part: string | undefined, reader: PartReader) {
  const stream = part === undefined ? undefined : await open(part);
  if (stream !== undefined) for await (const _ of readPart(stream, reader));
}

const within = (name: string) => name.slice(name.indexOf(":") + 1);

/** Relative to the folder of the workbook, or from the archive's root. */
function partAt(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;
}

async function relationsOf(open: Workbook["open"]) {
  const targets = new Map<string, string>();
  const byType = new Map<string, string>();
  await readWhole(open, "xl/_rels/workbook.xml.rels", {
    opened: (name, { Id, Type, Target }) => {
      if (name !== "Relationship" || Id === undefined || Target === undefined) return;
      const type = Type?.split("/").at(-1) ?? "";
      if (type === "worksheet") targets.set(Id, partAt(Target));
      else byType.set(type, partAt(Target));
    },
  });
  return { targets, shared: byType.get("sharedStrings"), styled: byType.get("styles") };
}

/** Those that a person sees, in their order. */
async function sheetsOf(open: Workbook["open"]) {
  const listed: { name: string; id: string }[] = [];
  let is1904 = false;
  await readWhole(open, WORKBOOK_PART, {
    opened: (name, attributes) => {
      if (name === "workbookPr") is1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name !== "sheet" || (attributes.state ?? "visible") !== "visible") return;
      const id = Object.entries(attributes).find(([key]) => within(key) === "id")?.[1];
      if (id !== undefined) listed.push({ name: attributes.name ?? "", id });
    },
  });
  return { listed, is1904 };
}

async function textsOf(open: Workbook["open"], part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  const collected = collector();
  await readWhole(open, part, {
    opened: (name) => {
      if (name === "si") collected.begin();
      collected.opened(name);
    },
    closed: (name) => {
      collected.closed(name);
      if (name === "si") texts.push(collected.text());
    },
    text: collected.add,
  });
  return texts;
}

/** Puts together what a text is made of: its runs, and not how they are pronounced. */
export function collector() {
  let text = "";
  let isText = false;
  let isSound = false;
  return {
    begin: () => {
      text = "";
    },
    opened: (name: string) => {
      if (name === "rPh") isSound = true;
      if (name === "t") isText = !isSound;
    },
    closed: (name: string) => {
      if (name === "rPh") isSound = false;
      if (name === "t") isText = false;
    },
    add: (more: string) => {
      if (isText) text += more;
    },
    text: () => unescaped(text),
  };
}

async function stylesOf(open: Workbook["open"], part: string | undefined): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isCells = false;
  await readWhole(open, part, {
    opened: (name, { numFmtId, formatCode }) => {
      if (name === "numFmt" && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isCells = true;
      if (name === "xf" && isCells) formats.push(Number(numFmtId ?? 0));
    },
    closed: (name) => {
      if (name === "cellXfs") isCells = false;
    },
  });
  return formats.map((id) => styleOfFormat(id, codes.get(id)));
}
