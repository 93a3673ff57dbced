// The limits that every store puts on the links it signs.

import {
  DOWNLOAD_LINK_SECONDS_MAX,
  type DownloadPermit,
  UPLOAD_BYTES_MAX,
  UPLOAD_LINK_SECONDS_MAX,
  type UploadPermit,
} from "./files-port.ts";
import { requireObjectKey } from "./object-key.ts";

const MD5_BASE64 = /^[A-Za-z0-9+/]{22}==$/;
const CONTENT_TYPE = /^[a-z]+\/[a-z0-9.+-]+$/;

/** Throws a RangeError: what people may upload was decided before, so a breach here is a mistake of ours. */
export function requireUploadPermit(permit: UploadPermit): void {
  requireObjectKey(permit.key);
  requireWholeNumber("contentLength", permit.contentLength, UPLOAD_BYTES_MAX);
  requireWholeNumber("expiresInSeconds", permit.expiresInSeconds, UPLOAD_LINK_SECONDS_MAX);
  if (!MD5_BASE64.test(permit.contentMd5)) throw new RangeError("contentMd5 is 16 bytes in base64.");
  if (!CONTENT_TYPE.test(permit.contentType)) throw new RangeError("contentType is a bare media type.");
}

export function requireDownloadPermit(permit: DownloadPermit): void {
  requireObjectKey(permit.key);
  requireWholeNumber("expiresInSeconds", permit.expiresInSeconds, DOWNLOAD_LINK_SECONDS_MAX);
  if (!CONTENT_TYPE.test(permit.contentType)) throw new RangeError("contentType is a bare media type.");
}

function requireWholeNumber(name: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new RangeError(`${name} is a whole number from 1 to ${max}.`);
  }
}
