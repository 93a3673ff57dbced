// Answers of many rows are written list by list, so that others are answered in between; all others go as they are.

import { setImmediate } from "node:timers/promises";

type ExecutionResult = { readonly data?: unknown; readonly errors?: unknown };

/** As many as a page holds. */
const ROWS_AT_ONCE = 100;

/** The JSON of an answer of several long lists; undefined of any other, which is written in one piece. */
export async function writtenInParts({ data, ...rest }: ExecutionResult): Promise<Buffer | undefined> {
  if (rowsIn(data) <= ROWS_AT_ONCE) return undefined;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(data as object)) {
    parts.push(
      Buffer.from(`${parts.length === 0 ? "" : ","}${JSON.stringify(name)}:${JSON.stringify(value)}`),
    );
    await setImmediate();
  }
  const others = JSON.stringify(rest).slice(1, -1);
  return Buffer.concat([
    Buffer.from('{"data":{'),
    ...parts,
    Buffer.from(others === "" ? "}}" : `},${others}}`),
  ]);
}

function rowsIn(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  return Object.values(data).reduce((sum, list) => sum + (list?.edges?.length ?? 0), 0);
}
