// Small whole files of every kind that the portal accepts, and the test file that every virus scanner knows.
import { crc32, deflateSync } from "node:zlib";

/** Harmless by design; in pieces, so that scanners of workstations leave this very file alone. */
export const EICAR_TEST_FILE = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR",
  "STANDARD",
  "ANTIVIRUS",
  "TEST",
  "FILE!$H+H*",
].join("-");

/** One page that says `text`; `trailerEntry` is added to the trailer. */
export function aPdf(text = "A contract between two companies.", trailerEntry = ""): Buffer {
  const drawing = `BT /F1 12 Tf 72 720 Td (${text.replaceAll(/[\\()]/g, "\\$&")}) Tj ET`;
  // The test virus must stand in the file letter by letter, so a stream may also be left unescaped.
  const content = text === EICAR_TEST_FILE ? `% ${text}` : drawing;
  const bodies = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.7\n";
  const offsets = bodies.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailerEntry}>>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}

/** Grey. A size other than one pixel is only claimed. */
export function aPng({ width = 1, height = 1 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.from([0, 128]))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([uint32(data.length), typeAndData, uint32(crc32(typeAndData))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Eight by eight grey pixels, with a stuffed byte in the scan. Another size is only claimed. */
export function aJpeg({ width = 8, height = 8, remark = Buffer.from("a photo") } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    jpegSegment(0xfe, remark),
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.concat([Buffer.from([0x00, 1]), Buffer.alloc(15), Buffer.from([0])])),
    jpegSegment(0xc4, Buffer.concat([Buffer.from([0x10, 1]), Buffer.alloc(15), Buffer.from([0])])),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0x00, 0xff, 0xd9]),
  ]);
}

function jpegSegment(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
}

export function aCsv(): Buffer {
  return Buffer.from(
    '\ufeffGuarantee number,Beneficiary,Amount\r\n00123,"Harbour Civil Pty Ltd",1250000.50\r\n',
  );
}
