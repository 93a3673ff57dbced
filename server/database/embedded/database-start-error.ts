// A reason why the embedded database cannot run, told to a person in one sentence.

export class DatabaseStartError extends Error {
  override readonly name = "DatabaseStartError";
}

/** What the operating system or PostgreSQL says, and what a person is shown. The first that matches counts. */
const REASONS: [RegExp, (folder: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|disk is full/,
    (folder) =>
      `The database cannot run because the disk that holds ${folder} is full: free some space and start again.`,
  ],
  [
    /EROFS|Read-only file system|EACCES|EPERM|Permission denied|readonly database/,
    (folder) =>
      `The database cannot run because ${folder} cannot be written: change its permissions, or name another folder in BONDLINE_DATA.`,
  ],
  [
    /ENOTDIR|EEXIST/,
    (folder) =>
      `The database cannot run because ${folder} is not a folder: remove the file, or name another folder in BONDLINE_DATA.`,
  ],
  [
    /database files are incompatible with server/,
    (folder) =>
      `The database in ${folder} was made by another version of PostgreSQL: restore a backup into an empty folder, or start the version that made it.`,
  ],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not create shared memory/,
    () => "The database cannot run because the machine has not enough memory left for it.",
  ],
  [
    /error while loading shared libraries|ENOEXEC|Exec format error/,
    () =>
      'The PostgreSQL that npm installed does not run on this machine: delete node_modules and run "npm ci", or set DATABASE_URL to a database of your own.',
  ],
];

/** The sentence for a failure; `detail` is what was caught or what PostgreSQL wrote. */
export function explainDatabaseFailure(detail: string, folder: string, cause?: unknown): DatabaseStartError {
  const reason = REASONS.find(([pattern]) => pattern.test(detail));
  if (reason !== undefined) return new DatabaseStartError(reason[1](folder), { cause });
  const complaint = detail.split("\n").findLast((line) => /FATAL|PANIC|error:/.test(line));
  return new DatabaseStartError(
    `The database in ${folder} could not be started: ${(complaint ?? detail).trim()}`,
    { cause },
  );
}

/** Runs a step that touches the disk; what goes wrong becomes a sentence about `folder`. */
export async function explaining<Result>(folder: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw explainDatabaseFailure(error instanceof Error ? error.message : String(error), folder, error);
  }
}
