// The files that go with a mail: small ones that were made for it travel with its text, kept ones are read when it is sent.

import type { App } from "../../../app.ts";
import { FilesFault } from "../../../ports/files/files-port.ts";
import {
  MAIL_FILE_BYTES_MAX,
  MAIL_FILES_MAX,
  MailFault,
  type MailFile,
} from "../../../ports/mail/mail-port.ts";

/** `bytes` lie sealed in the outbox for each recipient, so what is in the file store is named by its key. */
export type FileToMail = { fileName: string; contentType: string } & (
  | { bytes: Uint8Array }
  | { key: string; byteLength: number }
);

export type SealedFile = { fileName: string; contentType: string } & (
  | { base64: string }
  | { key: string; byteLength: number }
);

/** Asked before the mail is written, since what is too large is not attached and the text must not say that it is. */
export function fitIntoMail(files: readonly FileToMail[]): boolean {
  const bytes = files.reduce((sum, file) => sum + byteLengthOf(file), 0);
  return files.length <= MAIL_FILES_MAX && bytes <= MAIL_FILE_BYTES_MAX;
}

/** A file of the file store, as its record has it. */
export type StoredFile = { storageKey: string; fileName: string; contentType: string; fileSize: number };

/** One that is not there or is too large is left out: whoever asks says in the text what goes with it. */
export function storedFileToMail(file: StoredFile | undefined): FileToMail[] {
  if (file === undefined) return [];
  const { storageKey: key, fileName, contentType, fileSize: byteLength } = file;
  const files = [{ key, fileName, contentType, byteLength }];
  return fitIntoMail(files) ? files : [];
}

export function toSeal({ fileName, contentType, ...content }: FileToMail): SealedFile {
  if ("key" in content) return { fileName, contentType, key: content.key, byteLength: content.byteLength };
  return { fileName, contentType, base64: Buffer.from(content.bytes).toString("base64") };
}

export async function readMailFiles(app: App, sealed: readonly SealedFile[]): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const file of sealed) {
    const { fileName, contentType } = file;
    const bytes = "key" in file ? await storedBytes(app, file.key) : Buffer.from(file.base64, "base64");
    files.push({ fileName, contentType, bytes });
  }
  return files;
}

export function sealedLength(file: SealedFile): number {
  return "key" in file ? file.byteLength : Buffer.byteLength(file.base64, "base64");
}

function byteLengthOf(file: FileToMail): number {
  return "key" in file ? file.byteLength : file.bytes.length;
}

async function storedBytes(app: App, key: string): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await app.ports.files.read(key)) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  } catch (cause) {
    const retriable = !(cause instanceof FilesFault) || cause.retriable;
    throw new MailFault("A file of the mail could not be read.", { retriable, cause });
  }
}
