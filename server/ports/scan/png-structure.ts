// Whether a PNG is chunks from its first byte to its last, each with its right checksum.
import { crc32 } from "node:zlib";
import { PIXELS_MAX } from "./pixels.ts";

type Chunk = { type: string; data: Buffer; end: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_FRAME_BYTES = 12;

export function pngFault(bytes: Buffer): string | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return "The PNG does not begin as one.";
  const types: string[] = [];
  for (let at = SIGNATURE.length; at < bytes.length; ) {
    const chunk = chunkAt(bytes, at);
    if (chunk === undefined) return "The PNG is damaged.";
    if (types.length === 0 && !isSensibleHeader(chunk)) return "The PNG's size is not sensible.";
    types.push(chunk.type);
    at = chunk.end;
    if (chunk.type === "IEND" && at < bytes.length) return "Something follows the end of the PNG.";
  }
  return types.at(-1) === "IEND" && types.includes("IDAT") ? undefined : "The PNG is cut off.";
}

function chunkAt(bytes: Buffer, at: number): Chunk | undefined {
  if (at + CHUNK_FRAME_BYTES > bytes.length) return undefined;
  const end = at + CHUNK_FRAME_BYTES + bytes.readUInt32BE(at);
  if (end > bytes.length) return undefined;
  const typeAndData = bytes.subarray(at + 4, end - 4);
  if (crc32(typeAndData) !== bytes.readUInt32BE(end - 4)) return undefined;
  return { type: typeAndData.toString("latin1", 0, 4), data: typeAndData.subarray(4), end };
}

function isSensibleHeader({ type, data }: Chunk): boolean {
  if (type !== "IHDR" || data.length !== 13) return false;
  const pixels = data.readUInt32BE(0) * data.readUInt32BE(4);
  return pixels > 0 && pixels <= PIXELS_MAX;
}
