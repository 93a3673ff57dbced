// The files port: where attachments and generated files lie, and the expiring links by which browsers reach them.
import type { Readable } from "node:stream";

/** The largest file that may be uploaded or kept, in bytes (V-041). */
export const UPLOAD_BYTES_MAX = 30_000_000;
/** An upload link lives at most this long. */
export const UPLOAD_LINK_SECONDS_MAX = 900;
/** A download link lives at most this long. */
export const DOWNLOAD_LINK_SECONDS_MAX = 300;

/** What one upload link allows: this file, at this key, and nothing else. */
export type UploadPermit = {
  /** Made by the server, random and led by the organisation; never taken from a person. */
  key: string;
  contentType: string;
  /** The MD5 of the whole file, base64. */
  contentMd5: string;
  /** In bytes, 1 to `UPLOAD_BYTES_MAX`. */
  contentLength: number;
  fileName: string;
  expiresInSeconds: number;
};

/** The address for the PUT, and the headers which must be sent with it letter by letter. */
export type PresignedUpload = { url: string; headers: Record<string, string> };

export type DownloadPermit = {
  key: string;
  /** The name under which the browser saves the file. */
  fileName: string;
  contentType: string;
  expiresInSeconds: number;
};

export type StoredFile = {
  byteLength: number;
  contentType: string;
  /** Base64, as it was signed. */
  md5: string;
  /** Lower-case hexadecimal, worked out from the stored bytes and never from what an uploader said. */
  sha256: string;
};

export type NewFile = { contentType: string; fileName: string; bytes: Uint8Array };
/** Of any length, since it lies on this machine's disk and is never held whole. */
export type SpooledFile = Omit<NewFile, "bytes"> & { path: string };

export interface FilesPort {
  /** Origins besides our own which a browser must be allowed to reach; the content security policy names them. */
  readonly browserOrigins: readonly string[];
  presignUpload(permit: UploadPermit): Promise<PresignedUpload>;
  /**
   * What lies at the key, or undefined when nothing was received. The first answer settles the file: no upload
   * link can change it afterwards. It may read the whole file, so it is for receiving, not for lists.
   */
  describe(key: string): Promise<StoredFile | undefined>;
  /** The bytes, streamed. Throws `FilesFault` when there is no such file. */
  read(key: string): Promise<Readable>;
  /** A link that saves the file as an attachment. Whether the person may have it was asked before this. */
  presignDownload(permit: DownloadPermit): Promise<string>;
  /** Keeps a file that the server made itself. Throws `FilesFault` when the key is taken. */
  put(key: string, file: NewFile): Promise<StoredFile>;
  /** As `put`, for what was written to disk first; the file there stays. */
  putSpooled(key: string, file: SpooledFile): Promise<StoredFile>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  isHealthy(): Promise<boolean>;
}

/** The store could not do what was asked; `retriable` says whether the same call may succeed later. */
export class FilesFault extends Error {
  readonly retriable: boolean;

  constructor(message: string, options: { retriable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "FilesFault";
    this.retriable = options.retriable;
  }
}
