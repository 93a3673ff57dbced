// Whether a JPEG is markers and scans from its first byte to its last.
import { PIXELS_MAX } from "./pixels.ts";

type Image = { end: number; pixels: number; scans: number };

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TABLES_AMONG_FRAMES = [0xc4, 0xc8, 0xcc];

/** Phones put a second picture or zeros behind the first; anything else there is refused. */
export function jpegFault(bytes: Buffer): string | undefined {
  for (let at = 0; at < bytes.length; ) {
    const image = imageAt(bytes, at);
    if (image === undefined || image.scans === 0) {
      return at === 0 ? "The JPEG is damaged." : "Something follows the end of the JPEG.";
    }
    if (image.pixels === 0 || image.pixels > PIXELS_MAX) return "The JPEG's size is not sensible.";
    at = skipZeros(bytes, image.end);
  }
  return undefined;
}

function imageAt(bytes: Buffer, start: number): Image | undefined {
  if (bytes[start] !== 0xff || bytes[start + 1] !== SOI) return undefined;
  const image: Image = { end: start + 2, pixels: 0, scans: 0 };
  while (image.end < bytes.length) {
    const at = skipFill(bytes, image.end);
    const marker = bytes[at];
    if (at === image.end || marker === undefined) return undefined;
    if (marker === EOI) return { ...image, end: at + 1 };
    const end = segmentEnd(bytes, at + 1);
    if (end === undefined || marker < 0xc0) return undefined;
    if (isFrame(marker)) image.pixels = framePixels(bytes.subarray(at + 1, end));
    if (marker === SOS) image.scans += 1;
    image.end = marker === SOS ? scanEnd(bytes, end) : end;
  }
  return undefined;
}

/** Where the marker byte stands behind its one or more 0xFF; the same place when there is none. */
function skipFill(bytes: Buffer, at: number): number {
  let next = at;
  while (bytes[next] === 0xff) next += 1;
  return next;
}

function segmentEnd(bytes: Buffer, at: number): number | undefined {
  if (at + 2 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at);
  return length >= 2 && at + length <= bytes.length ? at + length : undefined;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !TABLES_AMONG_FRAMES.includes(marker);
}

function framePixels(segment: Buffer): number {
  return segment.length < 8 ? 0 : segment.readUInt16BE(3) * segment.readUInt16BE(5);
}

/** The next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isWithinScan(bytes[at + 1])) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

function isWithinScan(next: number | undefined): boolean {
  return next === 0x00 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
}

function skipZeros(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0) at += 1;
  return at;
}
