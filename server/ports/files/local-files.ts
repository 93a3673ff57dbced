// The embedded files store: a folder on disk, reached by browsers through signed links of our own server.
import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { access, mkdir, readdir, realpath, rm, stat, statfs } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Clock } from "../clock/clock-port.ts";
import { epochSeconds } from "../clock/epoch-seconds.ts";
import type { PortLog } from "../port-log.ts";
import { attachmentDisposition } from "./content-disposition.ts";
import { fileDigests } from "./file-digests.ts";
import {
  type DownloadPermit,
  FilesFault,
  type FilesPort,
  type NewFile,
  type PresignedUpload,
  type SpooledFile,
  type StoredFile,
  UPLOAD_BYTES_MAX,
  type UploadPermit,
} from "./files-port.ts";
import { answerDownload } from "./local-download.ts";
import type { LocalFilesParts } from "./local-files-parts.ts";
import {
  type LocalStore,
  makeLocalStore,
  objectsFolder,
  partialFolder,
  type Receipt,
} from "./local-store.ts";
import { answerUpload } from "./local-upload.ts";
import { requireDownloadPermit, requireUploadPermit } from "./permits.ts";
import { makeLinkSigner } from "./signed-links.ts";

export interface LocalFiles extends FilesPort {
  /** The path under which both handlers are to be mounted, such as `/files/`. */
  readonly mountPath: string;
  /** Answers a PUT that a signed link allows. */
  handleUpload(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a GET or HEAD that a signed link allows. */
  handleDownload(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export type LocalFilesOptions = {
  folder: string;
  publicUrl: string;
  signingSecret: string;
  clock: Clock;
  log: PortLog;
};

const FREE_BYTES_MIN = 4 * UPLOAD_BYTES_MAX;
const PARTIAL_AGE_MILLISECONDS_MAX = 3_600_000;

/** Makes the folder, and clears away what a crash left half received. Throws `FilesFault` when it cannot be used. */
export async function makeLocalFiles(options: LocalFilesOptions): Promise<LocalFiles> {
  const root = await preparedRoot(options);
  const parts: LocalFilesParts = {
    store: makeLocalStore(root),
    signer: makeLinkSigner(options.signingSecret),
    clock: options.clock,
    log: options.log,
    mountPath: `${new URL(options.publicUrl).pathname.replace(/\/$/, "")}/files/`,
  };
  const baseUrl = `${options.publicUrl.replace(/\/$/, "")}/files/`;
  return {
    browserOrigins: [],
    mountPath: parts.mountPath,
    presignUpload: async (permit) => presignedUpload(parts, baseUrl, permit),
    presignDownload: async (permit) => presignedDownload(parts, baseUrl, permit),
    describe: (key) => parts.store.find(key),
    read: (key) => readStored(parts.store, key),
    put: (key, file) => putGenerated(parts.store, key, file),
    putSpooled: (key, file) => putSpooled(parts.store, key, file),
    remove: (key) => parts.store.remove(key),
    isHealthy: () => hasRoom(root),
    handleUpload: (request, response) => answerUpload(parts, request, response),
    handleDownload: (request, response) => answerDownload(parts, request, response),
  };
}

async function preparedRoot({ folder, clock }: LocalFilesOptions): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const root = await realpath(folder);
    await mkdir(objectsFolder(root), { recursive: true, mode: 0o700 });
    await mkdir(partialFolder(root), { recursive: true, mode: 0o700 });
    await access(root, constants.W_OK);
    await removeOldPartials(root, Date.parse(clock.now()) - PARTIAL_AGE_MILLISECONDS_MAX);
    return root;
  } catch (cause) {
    throw new FilesFault(`The files folder ${folder} cannot be written to.`, { retriable: false, cause });
  }
}

/** Another instance may be receiving into the same folder, so only what is old goes. */
async function removeOldPartials(root: string, changedBefore: number): Promise<void> {
  for (const name of await readdir(partialFolder(root))) {
    const path = join(partialFolder(root), name);
    if ((await stat(path)).mtimeMs < changedBefore) await rm(path, { recursive: true, force: true });
  }
}

function presignedUpload(parts: LocalFilesParts, baseUrl: string, permit: UploadPermit): PresignedUpload {
  requireUploadPermit(permit);
  const { key, contentType, contentMd5, contentLength } = permit;
  const disposition = attachmentDisposition(permit.fileName);
  const expires = epochSeconds(parts.clock.now()) + permit.expiresInSeconds;
  const signature = parts.signer.sign([
    "PUT",
    key,
    expires,
    contentType,
    contentMd5,
    contentLength,
    disposition,
  ]);
  return {
    url: `${baseUrl}${key}?${new URLSearchParams({ expires: String(expires), signature })}`,
    headers: { "content-disposition": disposition, "content-md5": contentMd5, "content-type": contentType },
  };
}

function presignedDownload(parts: LocalFilesParts, baseUrl: string, permit: DownloadPermit): string {
  requireDownloadPermit(permit);
  const { key, contentType: type, fileName: name } = permit;
  const expires = epochSeconds(parts.clock.now()) + permit.expiresInSeconds;
  const signature = parts.signer.sign(["GET", key, expires, type, name]);
  return `${baseUrl}${key}?${new URLSearchParams({ expires: String(expires), type, name, signature })}`;
}

async function readStored(store: LocalStore, key: string): Promise<Readable> {
  const found = await store.open(key);
  if (found === undefined) throw new FilesFault("There is no such file.", { retriable: false });
  return found.stream;
}

async function putGenerated(store: LocalStore, key: string, file: NewFile): Promise<StoredFile> {
  const receipt = await store.receive(key, {
    source: Readable.from([file.bytes]),
    contentType: file.contentType,
    md5: createHash("md5").update(file.bytes).digest("base64"),
    byteLength: file.bytes.byteLength,
  });
  return keptOf(receipt);
}

async function putSpooled(
  store: LocalStore,
  key: string,
  { contentType, path }: SpooledFile,
): Promise<StoredFile> {
  const { md5, byteLength } = await fileDigests(createReadStream(path));
  const source = createReadStream(path);
  try {
    return keptOf(await store.receive(key, { source, contentType, md5, byteLength }));
  } finally {
    source.destroy();
  }
}

function keptOf(receipt: Receipt): StoredFile {
  if ("kept" in receipt) return receipt.kept;
  throw new FilesFault("There is a file at this key already.", { retriable: false });
}

async function hasRoom(root: string): Promise<boolean> {
  try {
    await access(objectsFolder(root), constants.W_OK);
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize >= FREE_BYTES_MIN;
  } catch {
    return false;
  }
}
