// Files on disk: each is a folder holding its bytes and its record, and becomes visible by one rename.
import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { FilesFault, type StoredFile } from "./files-port.ts";
import { requireObjectKey } from "./object-key.ts";

export type IncomingFile = {
  source: AsyncIterable<Uint8Array>;
  contentType: string;
  /** Base64. */
  md5: string;
  byteLength: number;
};

/** Why bytes that arrived were not kept. */
export type ReceiveRefusal = "already-received" | "too-long" | "incomplete" | "wrong-digest";
export type Receipt = { kept: StoredFile } | { refused: ReceiveRefusal };

export type LocalStore = {
  receive(key: string, file: IncomingFile): Promise<Receipt>;
  find(key: string): Promise<StoredFile | undefined>;
  open(key: string): Promise<{ stream: Readable; byteLength: number } | undefined>;
  remove(key: string): Promise<void>;
};

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_WRONLY } = constants;
// Windows knows no O_NOFOLLOW; there `placeOf` alone refuses links.
const NOFOLLOW = O_NOFOLLOW ?? 0;
const CONTENT = "content";
const RECORD = "record.json";

/** `root` is a real path (no links in it) with the folders `objects` and `partial` inside. */
export function makeLocalStore(root: string): LocalStore {
  return {
    receive: (key, file) => receive(root, key, file),
    find: (key) => find(root, key),
    open: (key) => openContent(root, key),
    remove: (key) => remove(root, key),
  };
}

export function objectsFolder(root: string): string {
  return join(root, "objects");
}

export function partialFolder(root: string): string {
  return join(root, "partial");
}

async function receive(root: string, key: string, file: IncomingFile): Promise<Receipt> {
  const target = pathOf(root, key);
  if (await exists(root, key)) return { refused: "already-received" };

  const partial = join(partialFolder(root), randomUUID());
  await mkdir(partial, { mode: 0o700 });
  try {
    const written = await writeContent(join(partial, CONTENT), file);
    if ("refused" in written) return written;
    await writeWhole(join(partial, RECORD), Buffer.from(JSON.stringify(written.kept)));
    return (await moveInto({ from: partial, to: target })) ? written : { refused: "already-received" };
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function writeContent(path: string, file: IncomingFile): Promise<Receipt> {
  const md5 = createHash("md5");
  const sha256 = createHash("sha256");
  let byteLength = 0;
  await using handle = await open(path, O_WRONLY | O_CREAT | O_EXCL | NOFOLLOW, 0o600);
  for await (const chunk of file.source) {
    byteLength += chunk.byteLength;
    if (byteLength > file.byteLength) return { refused: "too-long" };
    md5.update(chunk);
    sha256.update(chunk);
    await handle.writeFile(chunk);
  }
  if (byteLength < file.byteLength) return { refused: "incomplete" };
  if (md5.digest("base64") !== file.md5) return { refused: "wrong-digest" };
  await handle.sync();
  return { kept: { byteLength, contentType: file.contentType, md5: file.md5, sha256: sha256.digest("hex") } };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(path, O_WRONLY | O_CREAT | O_EXCL | NOFOLLOW, 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
}

/** False when the key was taken meanwhile: a folder cannot be renamed over one that holds something. */
async function moveInto({ from, to }: { from: string; to: string }): Promise<boolean> {
  const parent = dirname(to);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await requireNoLinks(parent);
  try {
    await rename(from, to);
  } catch (error) {
    if (hasCode(error, "ENOTEMPTY", "EEXIST", "ENOTDIR", "EPERM")) return false;
    throw error;
  }
  await syncFolder(parent);
  return true;
}

/** Makes the rename itself outlive a power cut. Windows cannot open a folder, and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(path, O_RDONLY);
  await handle.sync();
}

async function find(root: string, key: string): Promise<StoredFile | undefined> {
  const handle = await openInside(root, key, RECORD);
  if (handle === undefined) return undefined;
  await using record = handle;
  return storedFileFrom(await record.readFile("utf8"));
}

async function openContent(root: string, key: string) {
  const handle = await openInside(root, key, CONTENT);
  if (handle === undefined) return undefined;
  try {
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), byteLength: size };
  } catch (cause) {
    await handle.close();
    throw cause;
  }
}

async function remove(root: string, key: string): Promise<void> {
  if (!(await exists(root, key))) return;
  const doomed = join(partialFolder(root), randomUUID());
  try {
    await rename(pathOf(root, key), doomed);
  } catch (cause) {
    // Somebody else has removed it meanwhile: it is gone, which is what was asked.
    if (hasCode(cause, "ENOENT")) return;
    throw cause;
  }
  await rm(doomed, { recursive: true, force: true });
}

async function exists(root: string, key: string): Promise<boolean> {
  return (await placeOf(root, key)) !== undefined;
}

async function openInside(root: string, key: string, name: string): Promise<FileHandle | undefined> {
  const place = await placeOf(root, key);
  if (place === undefined) return undefined;
  try {
    return await open(join(place, name), O_RDONLY | NOFOLLOW);
  } catch (cause) {
    if (hasCode(cause, "ENOENT")) return undefined;
    throw new FilesFault("A stored file cannot be opened.", { retriable: false, cause });
  }
}

/** The object's folder, once it is certain that no link on the way leads elsewhere. */
async function placeOf(root: string, key: string): Promise<string | undefined> {
  const path = pathOf(root, key);
  try {
    await requireNoLinks(path);
    return path;
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return undefined;
    throw error;
  }
}

async function requireNoLinks(path: string): Promise<void> {
  if ((await realpath(path)) === path) return;
  throw new FilesFault("A link lies in the way of a stored file.", { retriable: false });
}

function pathOf(root: string, key: string): string {
  requireObjectKey(key);
  return join(objectsFolder(root), ...`${key}.object`.split("/"));
}

function storedFileFrom(text: string): StoredFile {
  const record: Record<string, unknown> = JSON.parse(text);
  const { byteLength, contentType, md5, sha256 } = record;
  const isWhole =
    typeof byteLength === "number" &&
    typeof contentType === "string" &&
    typeof md5 === "string" &&
    typeof sha256 === "string";
  if (!isWhole) throw new FilesFault("The record of a stored file is damaged.", { retriable: false });
  return { byteLength, contentType, md5, sha256 };
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
