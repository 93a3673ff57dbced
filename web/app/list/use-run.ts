// Does one thing with several rows, one after the other, and keeps what became of each.

import { useRef, useState } from "react";
import { whyRefused } from "../../api/failure.ts";
import type { CommandAnswer } from "../../api/use-command.ts";

/** Without a refusal it was done. */
type Result = { readonly refusal?: string };

export type Run<Row> = {
  readonly rows: readonly Row[];
  readonly results: ReadonlyMap<string, Result>;
  readonly isRunning: boolean;
  /** The one under way is still answered; no further one is sent. */
  readonly stop: () => void;
};

export function useRun<Row extends { readonly id: string }>() {
  const [rows, setRows] = useState<readonly Row[]>();
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);

  /** One that is refused keeps no other from being done. */
  const runOver = async (settled: readonly Row[], send: (row: Row) => Promise<CommandAnswer<unknown>>) => {
    setRows(settled);
    setRunning(true);
    for (const row of settled) {
      if (isStopped.current) break;
      const answer = await send(row);
      const refusal = answer.ok ? undefined : whyRefused(answer.failure);
      setResults((before) => new Map(before).set(row.id, refusal === undefined ? {} : { refusal }));
    }
    setRunning(false);
  };

  const stop = () => {
    isStopped.current = true;
  };
  const run: Run<Row> | undefined = rows && { rows, results, isRunning, stop };
  return { run, runOver };
}
