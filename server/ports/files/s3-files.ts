// The files store on any S3-compatible service. A browser uploads beside the final place; being received moves the file there.
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Clock } from "../clock/clock-port.ts";
import type { S3FilesSettings } from "../port-settings.ts";
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
  type UploadPermit,
} from "./files-port.ts";
import { requireObjectKey } from "./object-key.ts";
import { requireDownloadPermit, requireUploadPermit } from "./permits.ts";

export type S3FilesOptions = Omit<S3FilesSettings, "kind"> & { clock: Clock };
type Store = { client: S3Client; bucket: string; clock: Clock };

const CONNECT_MILLISECONDS_MAX = 3_000;
const ANSWER_MILLISECONDS_MAX = 10_000;
const ATTEMPTS_MAX = 3;
/** A long file may take its time to be sent: a megabyte a second. */
const SENT_BYTES_PER_MILLISECOND_MIN = 1_000;
const SIGNED_HEADERS = ["host", "content-type", "content-md5", "content-disposition", "content-length"];

export function makeS3Files(options: S3FilesOptions): FilesPort {
  const store: Store = { client: makeClient(options), bucket: options.bucket, clock: options.clock };
  return {
    browserOrigins: [browserOrigin(options)],
    presignUpload: (permit) => presignedUpload(store, permit),
    presignDownload: (permit) => presignedDownload(store, permit),
    describe: (key) => describeReceived(store, key),
    read: (key) => openObject(store, key),
    put: (key, file) => putGenerated(store, key, file),
    putSpooled: (key, file) => putSpooled(store, key, file),
    remove: (key) => removeObject(store, key),
    isHealthy: () => answers(store),
  };
}

function makeClient(options: S3FilesOptions): S3Client {
  const { region, accessKeyId, secretAccessKey, endpoint, forcePathStyle } = options;
  return new S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint }),
    maxAttempts: ATTEMPTS_MAX,
    // Checksums that older compatible stores do not know would be signed into every link.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS_MAX,
      requestTimeout: ANSWER_MILLISECONDS_MAX,
      throwOnRequestTimeout: true,
    },
  });
}

function browserOrigin({ endpoint, bucket, region, forcePathStyle }: S3FilesOptions): string {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`;
  return url.origin;
}

async function presignedUpload(store: Store, permit: UploadPermit): Promise<PresignedUpload> {
  requireUploadPermit(permit);
  const disposition = attachmentDisposition(permit.fileName);
  const command = new PutObjectCommand({
    Bucket: store.bucket,
    Key: incoming(permit.key),
    ContentType: permit.contentType,
    ContentMD5: permit.contentMd5,
    ContentLength: permit.contentLength,
    ContentDisposition: disposition,
  });
  const url = await getSignedUrl(store.client, command, {
    expiresIn: permit.expiresInSeconds,
    signingDate: new Date(store.clock.now()),
    // Moved into the query, a header would no longer bind what is sent: the store validates headers alone.
    signableHeaders: new Set(SIGNED_HEADERS),
    unhoistableHeaders: new Set(SIGNED_HEADERS),
  });
  return {
    url,
    headers: {
      "content-disposition": disposition,
      "content-md5": permit.contentMd5,
      "content-type": permit.contentType,
    },
  };
}

async function presignedDownload(store: Store, permit: DownloadPermit): Promise<string> {
  requireDownloadPermit(permit);
  const command = new GetObjectCommand({
    Bucket: store.bucket,
    Key: permit.key,
    ResponseContentType: permit.contentType,
    ResponseContentDisposition: attachmentDisposition(permit.fileName),
    ResponseCacheControl: "private, no-store",
  });
  return await getSignedUrl(store.client, command, {
    expiresIn: permit.expiresInSeconds,
    signingDate: new Date(store.clock.now()),
  });
}

/**
 * The upload link names a place of its own. Moving the file to its key takes it out of reach of the link, which
 * may still be alive: the signed MD5 would not stop two files made to share one digest.
 */
async function describeReceived(store: Store, key: string): Promise<StoredFile | undefined> {
  requireObjectKey(key);
  if (!(await isThere(store, key)) && !(await settle(store, key))) return undefined;
  const { Body, ContentType } = await ask(() =>
    store.client.send(new GetObjectCommand({ Bucket: store.bucket, Key: key })),
  );
  return measured(Body, ContentType ?? "application/octet-stream");
}

async function settle(store: Store, key: string): Promise<boolean> {
  const from = incoming(key);
  if (!(await isThere(store, from))) return false;
  await ask(() =>
    store.client.send(
      // Stores that know the condition let one of two parallel calls win; the others copy the same bytes twice.
      new CopyObjectCommand({
        Bucket: store.bucket,
        Key: key,
        CopySource: `${store.bucket}/${from}`,
        IfNoneMatch: "*",
      }),
    ),
  ).catch(async (fault: unknown) => {
    if (!(await isThere(store, key))) throw fault;
  });
  await ask(() => store.client.send(new DeleteObjectCommand({ Bucket: store.bucket, Key: from })));
  return true;
}

async function measured(body: unknown, contentType: string): Promise<StoredFile> {
  if (!(body instanceof Readable)) throw new FilesFault("The store sent no bytes.", { retriable: true });
  return { contentType, ...(await fileDigests(body)) };
}

async function openObject(store: Store, key: string): Promise<Readable> {
  requireObjectKey(key);
  const { Body } = await ask(() =>
    store.client.send(new GetObjectCommand({ Bucket: store.bucket, Key: key })),
  );
  if (Body instanceof Readable) return Body;
  throw new FilesFault("The store sent no bytes.", { retriable: true });
}

async function putGenerated(store: Store, key: string, { bytes, ...file }: NewFile): Promise<StoredFile> {
  const stored = await measured(Readable.from([bytes]), file.contentType);
  return await putWhole(store, key, { ...file, stored, body: bytes });
}

async function putSpooled(store: Store, key: string, { path, ...file }: SpooledFile): Promise<StoredFile> {
  const stored = await measured(createReadStream(path), file.contentType);
  const body = createReadStream(path);
  try {
    return await putWhole(store, key, { ...file, stored, body });
  } finally {
    body.destroy();
  }
}

type Whole = Omit<NewFile, "bytes"> & { stored: StoredFile; body: Uint8Array | Readable };

async function putWhole(store: Store, key: string, { stored, body, ...file }: Whole): Promise<StoredFile> {
  requireObjectKey(key);
  const taken = new FilesFault("There is a file at this key already.", { retriable: false });
  if (await isThere(store, key)) throw taken;
  const command = new PutObjectCommand({
    Bucket: store.bucket,
    Key: key,
    Body: body,
    ContentLength: stored.byteLength,
    ContentType: file.contentType,
    ContentMD5: stored.md5,
    ContentDisposition: attachmentDisposition(file.fileName),
    IfNoneMatch: "*",
  });
  const requestTimeout = ANSWER_MILLISECONDS_MAX + stored.byteLength / SENT_BYTES_PER_MILLISECOND_MIN;
  await ask(() => store.client.send(command, { requestTimeout }));
  return stored;
}

async function removeObject(store: Store, key: string): Promise<void> {
  requireObjectKey(key);
  for (const each of [key, incoming(key)]) {
    await ask(() => store.client.send(new DeleteObjectCommand({ Bucket: store.bucket, Key: each })));
  }
}

async function isThere(store: Store, key: string): Promise<boolean> {
  try {
    await store.client.send(new HeadObjectCommand({ Bucket: store.bucket, Key: key }));
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw faultFrom(error);
  }
}

async function answers(store: Store): Promise<boolean> {
  try {
    await store.client.send(new HeadBucketCommand({ Bucket: store.bucket }));
    return true;
  } catch {
    return false;
  }
}

/** Uploads that were never received stay here; a life-cycle rule of the bucket clears the prefix after a day. */
function incoming(key: string): string {
  return `incoming/${key}`;
}

async function ask<CommandResult>(call: () => Promise<CommandResult>): Promise<CommandResult> {
  try {
    return await call();
  } catch (error) {
    throw faultFrom(error);
  }
}

function faultFrom(cause: unknown): FilesFault {
  const status = statusOf(cause);
  if (status === 404) return new FilesFault("There is no such file.", { retriable: false, cause });
  if (status === 412)
    return new FilesFault("There is a file at this key already.", { retriable: false, cause });
  return new FilesFault("The file store did not answer as it should.", {
    retriable: status === undefined || status >= 500 || status === 429,
    cause,
  });
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined;
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}
