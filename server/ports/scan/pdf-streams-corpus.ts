// What a PDF's streams may hold and what they may not: the test virus in every packing, bombs, and what nobody can look through.

import { deflateSync } from "node:zlib";
import { DEFLATED, PACKINGS, type Packing, plainPdf } from "../../../testing/pdf-forge.ts";
import { EICAR_TEST_FILE } from "../../../testing/sample-files.ts";
import type { ContentFault } from "./content-fault.ts";

type Refused = { what: string; bytes: () => Buffer; found: ContentFault["reason"] | "VIRUS" };

function streamPdf(data: Buffer, entries: string): Buffer {
  const stream = `<< ${entries} /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`;
  return plainPdf({ page: "/Extra 10 0 R", objects: [stream] });
}

/** So many, packed. */
function zeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes));
}

function packedPdf(content: Buffer, { filters, pack }: Packing, entries = ""): Buffer {
  return streamPdf(pack(content), `${entries} ${filters}`);
}

const VIRUS = Buffer.from(EICAR_TEST_FILE);
const VIRUS_BY_LETTERS = Buffer.from(EICAR_TEST_FILE, "utf16le");
const PROGRAM = Buffer.from(`MZ${"\0".repeat(60)}This program cannot be run in DOS mode.\0PE\0\0`);

const SCRIPT = "<< /S /JavaScript /JS (x) >>";
const objectStream = (entries: string, data: Buffer) =>
  streamPdf(data, `/Type /ObjStm /N 1 /First 5 ${entries}`);
const OBJECTS = Buffer.from(`20 0 ${SCRIPT}`);

/** The test virus in every packing, bombs, and what nobody can look through. */
export const REFUSED_STREAMS: readonly Refused[] = [
  ...Object.entries(PACKINGS).flatMap(([how, packing]): Refused[] => [
    { what: `the test virus, ${how}`, bytes: () => packedPdf(VIRUS, packing), found: "VIRUS" },
    {
      what: `the test virus in UTF-16, ${how}`,
      bytes: () => packedPdf(VIRUS_BY_LETTERS, packing),
      found: "VIRUS",
    },
    { what: `a program, ${how}`, bytes: () => packedPdf(PROGRAM, packing), found: "EMBEDDED_FILES" },
  ]),
  {
    what: "the test virus at the end of three megabytes",
    bytes: () =>
      packedPdf(Buffer.concat([Buffer.alloc(262_144 * 12 - 30, 65), VIRUS, randomish(9_000)]), DEFLATED),
    found: "VIRUS",
  },
  {
    what: "the test virus as a text in hexadecimal",
    bytes: () => plainPdf({ page: `/Extra <${VIRUS.toString("hex")}>` }),
    found: "VIRUS",
  },
  {
    what: "the test virus as a text with escapes",
    bytes: () =>
      plainPdf({
        page: `/Extra (${EICAR_TEST_FILE.replaceAll(/[\\()]/g, "\\$&").replace("EICAR", "\\105ICAR")})`,
      }),
    found: "VIRUS",
  },
  {
    what: "two hundred megabytes in two hundred kilobytes",
    bytes: () => streamPdf(zeros(200_000_000), "/Filter /FlateDecode"),
    found: "TOO_COMPLEX",
  },
  {
    what: "thirty megabytes of nothing",
    bytes: bombPdf,
    found: "TOO_COMPLEX",
  },
  {
    what: "a bomb in a bomb",
    bytes: () => streamPdf(deflateSync(zeros(60_000_000)), "/Filter [/FlateDecode /FlateDecode]"),
    found: "TOO_COMPLEX",
  },
  {
    what: "a bomb that calls itself a small picture",
    bytes: () =>
      streamPdf(
        zeros(20_000_000),
        "/Subtype /Image /Width 100 /Height 100 /BitsPerComponent 8 /Filter /FlateDecode",
      ),
    found: "TOO_COMPLEX",
  },
  {
    what: "a picture of a billion pixels",
    bytes: () =>
      streamPdf(
        zeros(201_000_000),
        "/Subtype /Image /Width 32000 /Height 32000 /BitsPerComponent 8 /Filter /FlateDecode",
      ),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects that are written by what stands above them",
    bytes: () => objectStream("/Filter /FlateDecode /DecodeParms << /Predictor 12 >>", deflateSync(OBJECTS)),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects packed in an old way",
    bytes: () => objectStream("/Filter /LZWDecode", OBJECTS),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects packed in an unknown way",
    bytes: () => objectStream("/Filter /Mine", OBJECTS),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects packed in a way that stands elsewhere",
    bytes: () => objectStream("/Filter 11 0 R", deflateSync(OBJECTS)),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects packed in two ways at once",
    bytes: () => objectStream("/Filter /DCTDecode /Filter /FlateDecode", deflateSync(OBJECTS)),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects whose packing is broken",
    bytes: () => objectStream("/Filter /FlateDecode", deflateSync(OBJECTS).subarray(0, 12)),
    found: "TOO_COMPLEX",
  },
  {
    what: "objects behind a word that seems to end them",
    bytes: () => objectStream("", Buffer.from(`20 12 (endstream)${SCRIPT}`)),
    found: "ACTIVE_CONTENT",
  },
  {
    what: "a text that never ends, begun again and again",
    bytes: () => Buffer.concat([plainPdf({}), Buffer.from("1 0 obj (".repeat(500_000)), plainPdf({})]),
    found: "TOO_COMPLEX",
  },
  {
    what: "an object of a million words",
    bytes: () => plainPdf({ objects: [`<< ${"/a 1 ".repeat(500_000)} >>`] }),
    found: "TOO_COMPLEX",
  },
  {
    what: "brackets a million deep",
    bytes: () => plainPdf({ objects: [`${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`] }),
    found: "TOO_COMPLEX",
  },
  {
    what: "the same bytes as a thousand streams",
    bytes: () =>
      plainPdf({
        objects: Array.from(
          { length: 2_000 },
          () => `<< /Length 9000000 /Filter /ASCIIHexDecode >>\nstream\n${"ab ".repeat(2_000)}`,
        ),
      }),
    found: "TOO_COMPLEX",
  },
  {
    what: "a lock by an escaped name",
    bytes: () =>
      Buffer.from(
        plainPdf({}).toString("latin1").replace("/Root 1 0 R", "/Root 1 0 R /Encr#79pt 5 0 R"),
        "latin1",
      ),
    found: "LOCKED",
  },
];

/** Far more than it seems, and little enough to be made in no time. */
export function bombPdf(): Buffer {
  return streamPdf(zeros(30_000_000), "/Filter /FlateDecode");
}

/** Bytes that do not pack, the same in each run. */
function randomish(bytes: number): Buffer {
  let state = 7;
  return Buffer.from(
    Array.from({ length: bytes }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state >> 16;
    }),
  );
}

/** What packs well and is honest. */
export const TAKEN_STREAMS: readonly { what: string; bytes: () => Buffer }[] = [
  {
    what: "a white page of a scanner",
    bytes: () =>
      streamPdf(
        zeros(2_480 * 3_508 * 3),
        "/Subtype /Image /Width 2480 /Height 3508 /BitsPerComponent 8 /Filter /FlateDecode",
      ),
  },
  {
    what: "a drawing of ten megabytes",
    bytes: () =>
      packedPdf(
        Buffer.from(Array.from({ length: 500_000 }, (_, at) => `${at % 595} ${(at * 7) % 842} l\n`).join("")),
        DEFLATED,
      ),
  },
  {
    what: "a photograph",
    bytes: () => streamPdf(randomish(200_000), "/Subtype /Image /Width 800 /Height 600 /Filter /DCTDecode"),
  },
  {
    what: "a table by what stands above it",
    bytes: () =>
      streamPdf(
        deflateSync(randomish(900)),
        "/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>",
      ),
  },
  {
    what: "a stream whose packing is broken",
    bytes: () => streamPdf(deflateSync(randomish(900)).subarray(0, 300), "/Filter /FlateDecode"),
  },
];
