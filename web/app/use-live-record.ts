// Reads one record, keeps it current by its subscription, and reads it again after the live connection was away.

import { useCallback, useEffect, useRef, useState } from "react";
import { type Client, type CombinedError, useClient } from "urql";
import { type Failure, failureOf } from "../api/failure.ts";
import { useConnection } from "./connection.ts";

export type LiveSource<Shown> = {
  read: (client: Client) => Promise<{ record: Shown | undefined; error: CombinedError | undefined }>;
  /** Answers how to stop watching. */
  watch: (client: Client, onRecord: (record: Shown) => void) => () => void;
};

export type LiveRecord<Shown> = {
  record: Shown | undefined;
  failure: Failure | undefined;
  /** Goes up with every change seen, so that what hangs on the record can follow. */
  revision: number;
  /** For the answer of a mutation, which is newer than anything read. */
  replace: (record: Shown) => void;
  reload: () => Promise<void>;
};

/** The source must keep its identity while the record is the same one. */
export function useLiveRecord<Shown extends { id: string; version: number }>(
  source: LiveSource<Shown>,
): LiveRecord<Shown> {
  const client = useClient();
  const { comebacks } = useConnection();
  const [state, setState] = useState<Held<Shown>>(NOTHING);
  const current = useRef(source);
  current.current = source;

  const replace = useCallback((record: Shown) => setState((held) => withRecord(held, record)), []);

  const reload = useCallback(async () => {
    const { record, error } = await source.read(client);
    if (current.current !== source) return;
    if (record !== undefined) replace(record);
    else if (error !== undefined) setState((held) => ({ ...held, failure: failureOf(error) }));
  }, [client, source, replace]);

  // Before the reading: what changes between the two is then delivered.
  useEffect(
    function watchRecord() {
      const stop = source.watch(client, replace);
      return () => {
        stop();
        setState(NOTHING);
      };
    },
    [client, source, replace],
  );

  useEffect(
    function readAndReadAgainAfterAnAbsence() {
      void comebacks;
      void reload();
    },
    [reload, comebacks],
  );

  return { ...state, replace, reload };
}

type Held<Shown> = { record: Shown | undefined; failure: Failure | undefined; revision: number };

const NOTHING = { record: undefined, failure: undefined, revision: 0 };

/** An older state that arrives late is not shown over a newer one; the same version may bring a scan's outcome. */
function withRecord<Shown extends { id: string; version: number }>(
  held: Held<Shown>,
  record: Shown,
): Held<Shown> {
  const isOlder = held.record?.id === record.id && held.record.version > record.version;
  if (isOlder) return { ...held, failure: undefined };
  return { record, failure: undefined, revision: held.revision + 1 };
}
