// Does one thing with several rows in calls of many, keeps what became of each, and tries again those that were refused.

import { useRef, useState } from "react";
import type { CommandAnswer } from "../../api/use-command.ts";
import type { Run } from "./use-run.ts";

/** What the server says of one row: a reason where it was refused, and the row as it is now. */
export type BatchResult<Row> = { readonly id: string; readonly refusal?: string; readonly now?: Row };
export type SendBatch<Row> = (rows: readonly Row[]) => Promise<CommandAnswer<readonly BatchResult<Row>[]>>;

export type BatchRun<Row> = Run<Row> & {
  /** Sends those that were refused or not sent anew, as they are now; undefined where all are done. */
  readonly again: (() => void) | undefined;
};

export function useBatchRun<Row extends { readonly id: string }>(size: number) {
  const [rows, setRows] = useState<readonly Row[]>();
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult<Row>>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const sending = useRef<SendBatch<Row>>(undefined);
  const isStopped = useRef(false);

  const work = async (wanted: readonly Row[], send: SendBatch<Row>) => {
    isStopped.current = false;
    setRunning(true);
    for (let at = 0; at < wanted.length && !isStopped.current; at += size) {
      const batch = wanted.slice(at, at + size);
      const answer = await send(batch);
      const said = answer.ok ? answer.data : batch.map(({ id }) => ({ id, refusal: answer.failure.message }));
      setResults((before) => new Map([...before, ...said.map((each) => [each.id, each] as const)]));
    }
    setRunning(false);
  };

  const runOver = (wanted: readonly Row[], send: SendBatch<Row>) => {
    sending.current = send;
    setRows(wanted);
    setResults(new Map());
    void work(wanted, send);
  };
  const again = () => {
    const send = sending.current;
    const open = (rows ?? []).filter(({ id }) => isOpen(results.get(id)));
    if (send === undefined) return;
    setResults((before) => new Map([...before].filter(([, result]) => !isOpen(result))));
    void work(
      open.map((row) => results.get(row.id)?.now ?? row),
      send,
    );
  };
  const stop = () => {
    isStopped.current = true;
  };
  const hasOpen = !isRunning && rows?.some(({ id }) => isOpen(results.get(id))) === true;
  const run: BatchRun<Row> | undefined = rows && {
    ...{ rows, results, isRunning, stop },
    again: hasOpen ? again : undefined,
  };
  return { run, runOver };
}

function isOpen(result: BatchResult<unknown> | undefined): boolean {
  return result === undefined || result.refusal !== undefined;
}
