// A zip of many tables and files, such as all that an organisation has: the tables are read first, at one go and by one person's rights; then the files follow from their store.

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvText } from "@bondline/domain/csv-text.ts";
import {
  type DataReadme,
  dataReadme,
  INDEX_COLUMNS,
  MISSING_FILE_NOTE,
} from "@bondline/domain/records/exports/data-readme.ts";
import type { App } from "../../../app.ts";
import { FilesFault } from "../../../ports/files/files-port.ts";
import { csvFile } from "../../../spreadsheets/csv-file.ts";
import type { RowBatches } from "../../../spreadsheets/row-source.ts";
import { type ZipPart, zipFile } from "../../../spreadsheets/zip-file.ts";
import type { ArchiveSource, StoredPart } from "./archive-source.ts";

/** Notified of rows and files as they are done; throws where nobody waits for them any more. */
type Done = (count: number) => Promise<void>;

export type ReadTables = Pick<DataReadme, "tables"> & { folder: string; hasFiles: boolean };

/** Into files of the folder, one after the other, within one transaction. */
export async function readTables(
  source: ArchiveSource,
  parts: readonly string[],
  { folder, done }: { folder: string; done: Done },
): Promise<ReadTables> {
  const listed: DataReadme["tables"][number][] = [];
  for (const { path, about, columns, rows } of await source.tables(parts)) {
    const count = { rows: 0 };
    const text = Readable.from(csvFile(columns, counted(rows(), count, done)), { objectMode: false });
    await pipeline(text, createWriteStream(join(folder, path)));
    listed.push({ path, about, rows: count.rows });
  }
  const files = source.files(parts);
  if (files !== undefined) {
    const count = { rows: 0 };
    const stored = await open(join(folder, STORED), "w");
    try {
      const rows = counted(keepStored(files.batches(), stored), count, done);
      const text = Readable.from(csvFile(files.columns, rows), { objectMode: false });
      await pipeline(text, createWriteStream(join(folder, files.path)));
    } finally {
      await stored.close();
    }
    listed.push({ path: files.path, about: files.about, rows: count.rows });
  }
  return { tables: listed, folder, hasFiles: files !== undefined };
}

/** Where each file is stored, a line for each: however many there are, they are held on the disk alone. */
const STORED = "stored-files";

async function* keepStored(
  batches: AsyncIterable<{ rows: readonly (readonly string[])[]; stored: readonly StoredPart[] }>,
  into: FileHandle,
): RowBatches {
  for await (const { rows, stored } of batches) {
    await into.write(stored.map((part) => `${JSON.stringify(part)}\n`).join(""));
    yield rows;
  }
}

async function* counted(batches: RowBatches, count: { rows: number }, done: Done): RowBatches {
  for await (const rows of batches) {
    yield rows;
    count.rows += rows.length;
    await done(rows.length);
  }
}

export async function writeArchive(
  app: App,
  path: string,
  { read, readme, done }: { read: ReadTables; readme: Omit<DataReadme, "tables" | "files">; done: Done },
): Promise<void> {
  await pipeline(zipFile(partsOf(app, read, { readme, done })), createWriteStream(path));
}

type Reporting = { readme: Omit<DataReadme, "tables" | "files">; done: Done };
type Measured = { bytes: number; sha256: string };

/** What is in it stands at the end, since only then its sums are known. */
async function* partsOf(app: App, read: ReadTables, { readme, done }: Reporting): AsyncGenerator<ZipPart> {
  const { folder, tables } = read;
  const index = await open(join(folder, INDEX), "w");
  const note = async (path: string, { rows = "", of, note = "" }: Noted) =>
    void (await index.write(csvText([[path, rows, String(of?.bytes ?? ""), of?.sha256 ?? "", note]])));
  try {
    await index.write(BYTE_ORDER_MARK + csvText([INDEX_COLUMNS.map(({ label }) => label)]));
    for (const { path, rows } of tables) {
      const { content, measured } = measuring(createReadStream(join(folder, path)));
      yield { path, content };
      await note(path, { rows: String(rows), of: measured() });
    }
    let [count, missing] = [0, 0];
    for await (const part of read.hasFiles ? storedParts(folder) : []) {
      const file = await openStored(app, part);
      if (file === undefined) {
        missing += 1;
        await note(part.path, { note: MISSING_FILE_NOTE });
      } else {
        const { content, measured } = measuring(file);
        yield { path: part.path, content, isPacked: true };
        count += 1;
        await note(part.path, { of: measured() });
      }
      await done(1);
    }
    const text = dataReadme({ ...readme, tables, files: read.hasFiles ? { count, missing } : undefined });
    yield { path: "README.txt", content: text };
  } finally {
    await index.close();
  }
  yield { path: INDEX, content: createReadStream(join(folder, INDEX)) };
}

const INDEX = "index.csv";
const BYTE_ORDER_MARK = "\ufeff";
type Noted = { rows?: string; of?: Measured; note?: string };

async function* storedParts(folder: string): AsyncGenerator<StoredPart> {
  const stored = await open(join(folder, STORED));
  // Closed by its lines once they have been read.
  for await (const line of stored.readLines()) yield JSON.parse(line);
}

/** Undefined where the store has lost it: everything else is still worth having. */
async function openStored(app: App, { storageKey }: StoredPart): Promise<Readable | undefined> {
  try {
    return await app.ports.files.read(storageKey);
  } catch (fault) {
    if (fault instanceof FilesFault && !fault.retriable) return undefined;
    throw fault;
  }
}

/** What flows through is summed up; the sums are there once it has ended. */
function measuring(from: Readable): { content: Readable; measured: () => Measured } {
  const sum = createHash("sha256");
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      sum.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
  });
  pipeline(from, through).catch((fault: Error) => through.destroy(fault));
  return { content: through, measured: () => ({ bytes, sha256: sum.digest("hex") }) };
}
