// Reads one record, keeps it current by its subscription, and reads it again once the live connection listens anew.

import { useCallback, useEffect, useRef, useState } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { type Failure, failureOf, isMissing } from "../api/failure.ts";
import { connectionStore, useConnection } from "./connection.ts";
import { useLatest } from "./use-latest.ts";

/** Both ask for the record alone, by the same variables. */
type LiveOperations<Shown, Variables extends AnyVariables> = {
  readonly query: TypedDocumentNode<Readonly<Record<string, Shown>>, Variables>;
  readonly updates: TypedDocumentNode<Readonly<Record<string, Shown>>, Variables>;
};

/** A connection that does not answer is waited for no longer than a reader notices; once it answers, it is read again. */
const LISTENS_WITHIN_MS = 300;

export type LiveRecord<Shown> = {
  record: Shown | undefined;
  failure: Failure | undefined;
  /** Goes up with every change seen, so that what hangs on the record can follow. */
  revision: number;
  /** For the answer of a mutation: shown at once, or read again where its version was delivered before it. */
  replace: (record: Shown) => void;
  reload: () => Promise<void>;
};

export function useLiveRecord<Shown extends { id: string; version: number }, Variables extends AnyVariables>(
  { query, updates }: LiveOperations<Shown, Variables>,
  variables: Variables,
): LiveRecord<Shown> {
  const client = useClient();
  const { catchUps } = useConnection();
  const [state, setState] = useState<Held<Shown>>(NOTHING);
  const key = JSON.stringify(variables);
  const current = useRef(key);
  current.current = key;

  const takeNumber = useLatest();
  const delivered = useRef<Shown>(undefined);

  const reload = useCallback(async () => {
    const isNewest = takeNumber();
    const { data, error } = await client.query(query, JSON.parse(key), { handledByScreen: true }).toPromise();
    if (current.current !== key) return;
    const [record] = Object.values(data ?? {});
    const wasOvertaken = !isNewest();
    if (record !== undefined) setState((held) => withRecord(held, record, wasOvertaken));
    else if (error !== undefined) setState((held) => withFailure(held, failureOf(error)));
  }, [client, query, key, takeNumber]);

  const show = useCallback(
    (record: Shown) => {
      takeNumber()();
      setState((held) => withRecord(held, record));
    },
    [takeNumber],
  );

  const replace = useCallback(
    (record: Shown) => {
      // What was delivered is read after the change was made, and what followed it without a version of its own may stand in it already.
      const isKnown = delivered.current?.id === record.id && delivered.current.version === record.version;
      if (isKnown) void reload();
      else show(record);
    },
    [show, reload],
  );

  // Before the reading: what changes between the two is then delivered. Both go by ways of their own, so that where the
  // connection stands already the reading waits until the server listens; one on its way makes all screens catch up.
  useEffect(
    function watchAndRead() {
      const isConnected = connectionStore.get().live === "connected";
      const reading = isConnected ? setTimeout(() => void reload(), LISTENS_WITHIN_MS) : undefined;
      const onListening = () => {
        clearTimeout(reading);
        void reload();
      };
      const watched = client.subscription(updates, JSON.parse(key), { onListening }).subscribe(({ data }) => {
        const [record] = Object.values(data ?? {});
        if (record === undefined) return;
        delivered.current = record;
        show(record);
      });
      if (!isConnected) void reload();
      return () => {
        clearTimeout(reading);
        watched.unsubscribe();
        delivered.current = undefined;
        setState(NOTHING);
      };
    },
    [client, updates, key, reload, show],
  );

  const caughtUp = useRef(catchUps);
  useEffect(
    function catchUp() {
      if (catchUps === caughtUp.current) return;
      caughtUp.current = catchUps;
      void reload();
    },
    [reload, catchUps],
  );

  return { ...state, replace, reload };
}

type Held<Shown> = { record: Shown | undefined; failure: Failure | undefined; revision: number };

const NOTHING = { record: undefined, failure: undefined, revision: 0 };

/** What was taken from the reader while it was open is shown no more; otherwise what was read stays. */
function withFailure<Shown>(held: Held<Shown>, failure: Failure): Held<Shown> {
  return isMissing(failure) ? { ...held, record: undefined, failure } : { ...held, failure };
}

/** An older state that arrives late is not shown over a newer one; the same version may bring a scan's outcome, unless it was overtaken. */
function withRecord<Shown extends { id: string; version: number }>(
  held: Held<Shown>,
  record: Shown,
  wasOvertaken = false,
): Held<Shown> {
  const isOlder =
    held.record?.id === record.id && record.version < held.record.version + (wasOvertaken ? 1 : 0);
  if (isOlder) return { ...held, failure: undefined };
  return { record, failure: undefined, revision: held.revision + 1 };
}
