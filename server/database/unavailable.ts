// Tells that the database is away for now, or too busy, from everything that asking again would not mend.

/** Connection lost or refused, pool exhausted, statement timed out, server shutting down, too many writers: try again. */
const PASSING = new Set([
  "40001",
  "40P01",
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53300",
  "08000",
  "08003",
  "08006",
  "25P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What the driver says without a code when there is no connection, or no more. */
const CONNECTION_GONE =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|after calling end on the pool/;

/** PostgreSQL's classes of what lies outside of it: connections, resources such as the disk, operators, the system. */
const OUTSIDE = /^(08|53|57P|58)[0-9A-Z]+$/;
/** Of these a write fails and a read may not; the last is what a server says that only follows another. */
const NO_WRITING = /^(53[0-9A-Z]{3}|58[0-9A-Z]{3}|ENOSPC|EDQUOT|25006)$/;

export function isUnavailable(cause: Error): boolean {
  const code = codeOf(cause);
  return isPassing(cause) || OUTSIDE.test(code) || NO_WRITING.test(code);
}

export function isWritingRefused(cause: Error): boolean {
  return NO_WRITING.test(codeOf(cause));
}

const DISK_FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** For the person at the keyboard; undefined for what they can do nothing about. */
export function sentenceOfOutsideFault(cause: Error): string | undefined {
  if (DISK_FULL.has(codeOf(cause)) || /disk is full/.test(cause.message))
    return "The disk is full: free some space and start again.";
  return isUnavailable(cause)
    ? `The database cannot be used at the moment (${cause.message}): start again later.`
    : undefined;
}

function isPassing(cause: Error): boolean {
  return PASSING.has(codeOf(cause)) || CONNECTION_GONE.test(cause.message);
}

function codeOf(cause: Error): string {
  const { code } = cause as Error & { code?: unknown };
  return typeof code === "string" ? code : "";
}

/** A name that is not known yet, a road that is not open yet, a connection that takes too long: so it may be while everything starts. */
const NOT_THERE_YET = new Set(["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);
const CONNECTING_TOO_LONG = /^timeout expired$/;

/** Why the database could not be reached, if that is what stopped a start; a part that failed of it names it as its cause. */
export function awayCause(thrown: unknown): Error | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const isAway =
    isPassing(thrown) || NOT_THERE_YET.has(codeOf(thrown)) || CONNECTING_TOO_LONG.test(thrown.message);
  return isAway ? thrown : awayCause(thrown.cause);
}
