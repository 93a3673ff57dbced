// Workbooks that are let in, and what may not be in one: each with the reason that its sender reads.

import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";
import { EICAR_TEST_FILE } from "../../../testing/sample-files.ts";
import { aWorkbook, partsOf, type WorkbookPart, workbookOf, zipOf } from "../../../testing/workbook-forge.ts";

const ROWS = [
  ["Kind", "Amount"],
  ["Bank Guarantee", 85_000],
];
const having = (...more: WorkbookPart[]) => aWorkbook({ sheets: [{ name: "Register", rows: ROWS }], more });
const types = (content: string) => ({ name: "[Content_Types].xml", content: `<Types>${content}</Types>` });
const relation = (type: string, target: string) => ({
  name: "xl/worksheets/_rels/sheet1.xml.rels",
  content: `<Relationships><Relationship Id="rId1" Type="http://x/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});
const HONEST = partsOf({ sheets: [{ name: "Register", rows: ROWS }] });
const MEGABYTE = 1_000_000;
const padding = (megabytes: number) => ({
  name: "xl/worksheets/sheet9.xml",
  content: Buffer.alloc(megabytes * MEGABYTE, 32),
});

export const TAKEN_WORKBOOKS: readonly [what: string, bytes: Buffer][] = [
  ["two rows", workbookOf(ROWS)],
  ["a link to an address of a mail", having(relation("hyperlink", "mailto:ada@harbour.example"))],
  [
    "a picture, and what a printer was told",
    having(
      { name: "xl/media/logo.png", content: "x" },
      { name: "xl/printerSettings/printerSettings1.bin", content: "x" },
    ),
  ],
  ["ninety megabytes of spaces", having(padding(90))],
];

type Refused = { what: string; bytes: () => Buffer; reason: AttachmentFailure };

export const REFUSED_WORKBOOKS: readonly Refused[] = [
  {
    what: "a macro project",
    bytes: () => having({ name: "xl/vbaProject.bin", content: "x" }),
    reason: "ACTIVE_CONTENT",
  },
  {
    what: "macros by its type",
    bytes: () =>
      having(types('<Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>')),
    reason: "ACTIVE_CONTENT",
  },
  {
    what: "a sheet of old macros",
    bytes: () => having({ name: "xl/macrosheets/sheet1.xml", content: "x" }),
    reason: "ACTIVE_CONTENT",
  },
  {
    what: "another workbook that it reads",
    bytes: () => having({ name: "xl/externalLinks/externalLink1.xml", content: "x" }),
    reason: "EMBEDDED_FILES",
  },
  {
    what: "a picture from elsewhere",
    bytes: () => having(relation("image", "https://elsewhere.example/a.png")),
    reason: "EMBEDDED_FILES",
  },
  {
    what: "a file within it",
    bytes: () => having({ name: "xl/embeddings/oleObject1.bin", content: "x" }),
    reason: "EMBEDDED_FILES",
  },
  {
    what: "a program within it",
    bytes: () => having({ name: "xl/media/setup.exe", content: "MZ" }),
    reason: "EMBEDDED_FILES",
  },
  {
    what: "a part that is locked",
    bytes: () => zipOf(HONEST.map((part, at) => (at === 3 ? { ...part, claims: { flags: 1 } } : part))),
    reason: "LOCKED",
  },
  {
    what: "a password",
    bytes: () =>
      Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.alloc(600),
        Buffer.from("EncryptedPackage", "utf16le"),
      ]),
    reason: "LOCKED",
  },
  {
    what: "the old kind",
    bytes: () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
    reason: "WRONG_TYPE",
  },
  { what: "text", bytes: () => Buffer.from("Kind,Amount"), reason: "WRONG_TYPE" },
  { what: "no workbook in the archive", bytes: () => zipOf([types("")]), reason: "WRONG_TYPE" },
  { what: "a hundred and ten megabytes", bytes: () => having(padding(110)), reason: "TOO_COMPLEX" },
  {
    what: "a hundred and ten megabytes in eleven parts",
    bytes: () =>
      having(...Array.from({ length: 11 }, (_, at) => ({ ...padding(10), name: `xl/a${at}.xml` }))),
    reason: "TOO_COMPLEX",
  },
  {
    what: "ten megabytes that claim to be a thousand bytes",
    bytes: () => having({ ...padding(10), claims: { unpackedBytes: 1_000 } }),
    reason: "DAMAGED",
  },
  {
    what: "more parts than a workbook has",
    bytes: () => having(...Array.from({ length: 500 }, (_, at) => ({ name: `xl/a${at}.xml`, content: "" }))),
    reason: "TOO_COMPLEX",
  },
  {
    what: "two parts of one name",
    bytes: () => zipOf([...HONEST, { name: "xl/Workbook.xml", content: "x" }]),
    reason: "HIDDEN_CONTENT",
  },
  {
    what: "a part that climbs out",
    bytes: () => having({ name: "../evil.xml", content: "x" }),
    reason: "DAMAGED",
  },
  { what: "no last bytes", bytes: () => workbookOf(ROWS).subarray(0, -30), reason: "DAMAGED" },
  {
    what: "a page behind it",
    bytes: () => Buffer.concat([workbookOf(ROWS), Buffer.from("<script>")]),
    reason: "DAMAGED",
  },
  {
    what: "a page before it",
    bytes: () => Buffer.concat([Buffer.from("<script>"), workbookOf(ROWS)]),
    reason: "WRONG_TYPE",
  },
];

export const INFECTED_WORKBOOK = having({ name: "xl/comments1.xml", content: EICAR_TEST_FILE });
