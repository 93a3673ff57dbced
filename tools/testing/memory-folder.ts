// Where a run keeps its databases and files: in memory where the machine has room, since a disk makes and removes a database's 1,500 files thirty times slower.

import fs from "node:fs";
import os from "node:os";

const TMPFS = 0x01_02_19_94;
const GIB = 2 ** 30;
/** Several times what a whole run has held at its height. */
const ROOM_NEEDED_BYTES = 4 * GIB;

export type MemoryFolder = { folder: string; roomNeededBytes: number };

/** Programs that the run starts find it as theirs. Whoever names a folder in TMPDIR has chosen. */
export function useMemoryFolder(environment: NodeJS.ProcessEnv = process.env): void {
  environment.TMPDIR ??= memoryFolder() ?? os.tmpdir();
}

/** Undefined where it is no file system in memory, may not be written to, or has too little room. */
export function memoryFolder({ folder, roomNeededBytes }: MemoryFolder = ON_LINUX): string | undefined {
  if (process.availableMemory() < roomNeededBytes) return undefined;
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { type, bavail, bsize } = fs.statfsSync(folder);
    return type === TMPFS && bavail * bsize >= roomNeededBytes ? folder : undefined;
  } catch {
    return undefined;
  }
}

const ON_LINUX: MemoryFolder = { folder: "/dev/shm", roomNeededBytes: ROOM_NEEDED_BYTES };
