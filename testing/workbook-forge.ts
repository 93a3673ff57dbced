// Writes workbooks as spreadsheets do, and archives that lie: about sizes, with parts that no register has.

import { crc32, deflateRawSync } from "node:zlib";

export type WorkbookPart = {
  name: string;
  content: string | Buffer;
  /** What it claims instead of what is true. */
  claims?: { unpackedBytes?: number; flags?: number };
};

/** As a number, a text, a day's serial, a share of one, or the XML of a cell but for its place. */
export type WorkbookCell = string | number | { serial: number } | { percent: number } | { xml: string };
export type Sheet = {
  name: string;
  rows: readonly (readonly WorkbookCell[])[];
  merged?: readonly string[];
  isHidden?: boolean;
};
type Workbook = { sheets: readonly Sheet[]; is1904?: boolean; more?: readonly WorkbookPart[] };

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const [PLAIN, DAY, PERCENT] = [0, 1, 2];

export function aWorkbook(workbook: Workbook): Buffer {
  return zipOf(partsOf(workbook));
}

export function workbookOf(rows: Sheet["rows"], more: Partial<Sheet> = {}): Buffer {
  return aWorkbook({ sheets: [{ name: "Register", rows, ...more }] });
}

export function partsOf({ sheets, is1904 = false, more = [] }: Workbook): WorkbookPart[] {
  const texts: string[] = [];
  const written = sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: sheetXml(sheet, texts),
  }));
  const states = sheets.map(({ isHidden }) => (isHidden ? ' state="hidden"' : ""));
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${states[at]} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: WorkbookPart[] = [
    { name: "[Content_Types].xml", content: CONTENT_TYPES },
    {
      name: "_rels/.rels",
      content: `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets>${listed.join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `${HEAD}<Relationships xmlns="${RELATIONS}">${related.join("")}<Relationship Id="rId98" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId99" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    },
    ...written,
    { name: "xl/styles.xml", content: STYLES },
    {
      name: "xl/sharedStrings.xml",
      content: `${HEAD}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    },
  ];
  const replaced = new Map(more.map((part) => [part.name, part]));
  return [
    ...parts.map((part) => replaced.get(part.name) ?? part),
    ...more.filter(({ name }) => !parts.some((part) => part.name === name)),
  ];
}

const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-C09]d\\ mmmm\\ yyyy;@"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/></cellXfs></styleSheet>`;

function sheetXml({ rows, merged = [] }: Sheet, texts: string[]): string {
  const written = rows.map((cells, at) => {
    const inside = cells.map((cell, place) => cellXml(cell, `${letters(place)}${at + 1}`, texts));
    return `<row r="${at + 1}">${inside.join("")}</row>`;
  });
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${written.join("")}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: WorkbookCell, place: string, texts: string[]): string {
  if (cell === "") return "";
  if (typeof cell === "string") return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if (typeof cell === "number") return `<c r="${place}" s="${PLAIN}"><v>${cell}</v></c>`;
  if ("serial" in cell) return `<c r="${place}" s="${DAY}"><v>${cell.serial}</v></c>`;
  if ("percent" in cell) return `<c r="${place}" s="${PERCENT}"><v>${cell.percent}</v></c>`;
  return cell.xml.replace("<c", `<c r="${place}"`);
}

function letters(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letters(rest - 1) : "") + String.fromCharCode(65 + (place % 26));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const DEFLATED = 8;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

export function zipOf(parts: readonly WorkbookPart[]): Buffer {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 6 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(claims?.flags ?? 0, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims?.unpackedBytes ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.write("PK\x03\x04", "latin1");
    facts.copy(local, 4);
    bodies.push(local, Buffer.from(name), packed);
    const central = Buffer.alloc(CENTRAL_BYTES);
    central.write("PK\x01\x02", "latin1");
    facts.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    index.push(central, Buffer.from(name));
    offset += LOCAL_BYTES + Buffer.byteLength(name) + packed.length;
  }
  const indexBytes = Buffer.concat(index);
  const end = Buffer.alloc(END_BYTES);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(indexBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, indexBytes, end]);
}
