// Tells that the database is away for now, or too busy, from everything that asking again would not mend.

/** Connection lost or refused, pool exhausted, statement timed out, server shutting down, too many writers: try again. */
const UNAVAILABLE = new Set([
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

export function isUnavailable(cause: Error): boolean {
  const { code } = cause as Error & { code?: string };
  return (code !== undefined && UNAVAILABLE.has(code)) || CONNECTION_GONE.test(cause.message);
}

/** A name that is not known yet, a road that is not open yet, a connection that takes too long: so it may be while everything starts. */
const NOT_THERE_YET = new Set(["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);
const CONNECTING_TOO_LONG = /^timeout expired$/;

/** Why the database could not be reached, if that is what stopped a start; a part that failed of it names it as its cause. */
export function awayCause(thrown: unknown): Error | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { code } = thrown as Error & { code?: string };
  const isAway =
    isUnavailable(thrown) ||
    (code !== undefined && NOT_THERE_YET.has(code)) ||
    CONNECTING_TOO_LONG.test(thrown.message);
  return isAway ? thrown : awayCause(thrown.cause);
}
