// Writes PDFs that hold a given thing, and hides it in each of the ways in which readers of PDFs find it all the same.

import { deflateSync } from "node:zlib";

/** Entries that are added to the catalog and to the page, and objects that they lead to, numbered from 10. */
export type PdfThing = { catalog?: string; page?: string; objects?: readonly string[] };

type Numbered = readonly [number: number, body: string | Buffer];

const FIRST_EXTRA = 10;
const PAGE_TEXT = "BT /F1 12 Tf 72 720 Td (A contract, with /JavaScript and /Launch in its text.) Tj ET";

function bodiesOf({ catalog = "", page = "", objects = [] }: PdfThing): Numbered[] {
  return [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    ],
    [4, `<< /Length ${PAGE_TEXT.length} >>\nstream\n${PAGE_TEXT}\nendstream`],
    [5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"],
    ...objects.map((body, at): Numbered => [FIRST_EXTRA + at, body]),
  ];
}

type Place = { number: number; offset: number };

/** Writes objects one behind the other. */
function written(head: Buffer, bodies: readonly Numbered[]): { bytes: Buffer; places: Place[] } {
  const parts = [head];
  const places: Place[] = [];
  let length = head.length;
  for (const [number, body] of bodies) {
    const text = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1"),
      Buffer.from("\nendobj\n"),
    ]);
    places.push({ number, offset: length });
    parts.push(text);
    length += text.length;
  }
  return { bytes: Buffer.concat(parts), places };
}

function withTable(bytes: Buffer, places: readonly Place[], previous?: number): Buffer {
  const sections = places.map(
    ({ number, offset }) => `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`,
  );
  const more = previous === undefined ? "" : ` /Prev ${previous}`;
  return Buffer.concat([
    bytes,
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${sections.join("")}trailer\n<< /Size 99 /Root 1 0 R${more} >>\nstartxref\n${bytes.length}\n%%EOF\n`,
    ),
  ]);
}

const HEAD = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");

/** As it comes. */
export function plainPdf(thing: PdfThing): Buffer {
  const { bytes, places } = written(HEAD, bodiesOf(thing));
  return withTable(bytes, places);
}

export type Packing = { filters: string; pack: (bytes: Buffer) => Buffer };

export const DEFLATED: Packing = { filters: "/Filter /FlateDecode", pack: (bytes) => deflateSync(bytes) };
const asHex = (bytes: Buffer) => Buffer.from(`${bytes.toString("hex")}>`);
export const PACKINGS: Readonly<Record<string, Packing>> = {
  "not packed": { filters: "", pack: (bytes) => bytes },
  deflated: DEFLATED,
  "deflated, in an array": { filters: "/Filter [/FlateDecode]", pack: (bytes) => deflateSync(bytes) },
  "in hexadecimal": { filters: "/Filter /ASCIIHexDecode", pack: asHex },
  "in ASCII85": { filters: "/Filter /ASCII85Decode", pack: asAscii85 },
  "deflated, then in hexadecimal": {
    filters: "/Filter [/ASCIIHexDecode /FlateDecode]",
    pack: (bytes) => asHex(deflateSync(bytes)),
  },
  "deflated, then in ASCII85": {
    filters: "/Filter [/ASCII85Decode /FlateDecode]",
    pack: (bytes) => asAscii85(deflateSync(bytes)),
  },
  "deflated twice": {
    filters: "/Filter [/FlateDecode /FlateDecode]",
    pack: (bytes) => deflateSync(deflateSync(bytes)),
  },
  "deflated, by the short name": { filters: "/F /Fl", pack: (bytes) => deflateSync(bytes) },
  "deflated, by an escaped name": {
    filters: "/#46ilter /Fl#61teDecode",
    pack: (bytes) => deflateSync(bytes),
  },
};

export function asAscii85(bytes: Buffer): Buffer {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(digit + 33);
    }).reverse();
    text +=
      value === 0 && digits.every((each) => each === "!") && group.length === 4
        ? "z"
        : digits.slice(0, group.length + 1).join("");
  }
  return Buffer.from(`${text}~>`);
}

/** Every object but the page's text in an object stream, and the table as a stream too. */
export function objectStreamPdf(thing: PdfThing, { filters, pack }: Packing, type = "/Type /ObjStm"): Buffer {
  const bodies = bodiesOf(thing);
  const packed = bodies.filter(([, body]) => typeof body === "string" && !body.includes("stream\n"));
  const kept = bodies.filter((each) => !packed.includes(each));
  let content = "";
  const pairs = packed.map(([number, body]) => {
    const pair = `${number} ${content.length}`;
    content += `${body}\n`;
    return pair;
  });
  const index = `${pairs.join(" ")}\n`;
  const data = pack(Buffer.from(`${index}${content}`, "latin1"));
  const stream = Buffer.concat([
    Buffer.from(
      `<< ${type} /N ${packed.length} /First ${index.length} /Length ${data.length} ${filters} >>\nstream\n`,
    ),
    data,
    Buffer.from("\nendstream"),
  ]);
  const { bytes, places } = written(HEAD, [...kept, [80, stream]]);
  return Buffer.concat([
    bytes,
    tableStream(
      bytes.length,
      places,
      packed.map(([number]) => number),
    ),
  ]);
}

function tableStream(at: number, places: readonly Place[], inStream: readonly number[]): Buffer {
  const rows = Array.from({ length: 82 }, (_, number) => {
    const row = Buffer.alloc(6);
    const place = number === 81 ? { offset: at } : places.find((each) => each.number === number);
    const index = inStream.indexOf(number);
    row.writeUInt8(place !== undefined ? 1 : index === -1 ? 0 : 2, 0);
    row.writeUInt32BE(place?.offset ?? (index === -1 ? 0 : 80), 1);
    row.writeUInt8(place === undefined && index !== -1 ? index : 0, 5);
    return row;
  });
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    Buffer.from(
      `81 0 obj\n<< /Type /XRef /Size 82 /W [1 4 1] /Root 1 0 R /Length ${data.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/** `/Launch` as `/#4caunch`, or with every letter escaped. */
export function escaped(thing: PdfThing, which: "first" | "all"): PdfThing {
  const hex = (sign: string) => `#${sign.charCodeAt(0).toString(16)}`;
  const name = (_: string, first: string, rest: string) =>
    `/${hex(first)}${which === "first" ? rest : [...rest].map(hex).join("")}`;
  const text = (given: string) => given.replace(/(?<![:/A-Za-z(.])\/([A-Za-z0-9])([A-Za-z0-9]*)/g, name);
  return mapped(thing, text);
}

function mapped(
  { catalog = "", page = "", objects = [] }: PdfThing,
  text: (given: string) => string,
): PdfThing {
  // A stream's bytes are left as they are.
  return {
    catalog: text(catalog),
    page: text(page),
    objects: objects.map((body) => (body.includes("stream\n") ? body : text(body))),
  };
}

/** A whole PDF, and behind it another whole of the same objects as they became later. */
export function updatedPdf(earlier: PdfThing, later: PdfThing): Buffer {
  const first = plainPdf(earlier);
  const { bytes, places } = written(first, bodiesOf(later));
  return withTable(bytes, places, first.lastIndexOf("xref\n0 1"));
}

/** Behind the end of a whole PDF, with nothing that leads there. */
export function behindTheEnd(thing: PdfThing): Buffer {
  const { bytes } = written(plainPdf({}), bodiesOf(thing));
  return Buffer.concat([bytes, Buffer.from("%%EOF\n")]);
}

/** Within what looks like a text or a picture's bytes, with a table that leads there. */
export function withinPdf(thing: PdfThing, around: readonly [before: string, behind: string]): Buffer {
  const bodies = bodiesOf(thing);
  const own = bodies.filter(([number]) => number >= FIRST_EXTRA || number === 1);
  const others = bodies.filter((each) => !own.includes(each));
  const outer = written(HEAD, others);
  const inner = written(Buffer.concat([outer.bytes, Buffer.from(`70 0 obj\n${around[0]}`)]), own);
  const bytes = Buffer.concat([inner.bytes, Buffer.from(`${around[1]}\nendobj\n`)]);
  return withTable(bytes, [...outer.places, ...inner.places]);
}

/** Words between which readers see nothing. */
export function spaced(thing: PdfThing): PdfThing {
  return mapped(thing, (given) =>
    given.replace(/(?<![:/A-Za-z(.])\/([A-Za-z]+) (?=[/(<[\d])/g, "/$1%a remark )>> endobj\r\n\t\0\f"),
  );
}

/** A word that ends an object, where it ends nothing. */
export function interrupted(thing: PdfThing): PdfThing {
  return mapped(thing, (given) => given.replace(/^<< /, "<< /Here endobj /There 9 "));
}
