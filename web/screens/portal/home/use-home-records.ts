// The drafts and documents of the home page: read once, kept current, and read again after an absence.

import { useCallback, useEffect, useState } from "react";
import { useClient, useSubscription } from "urql";
import { type Failure, failureOf } from "../../../api/failure.ts";
import type { HomeChangedSubscription } from "../../../api/generated/graphql.ts";
import { useConnection } from "../../../app/connection.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useLatest } from "../../../app/use-latest.ts";
import { useNews } from "../../records/notifications/public/use-news.ts";
import { HomeChangedDocument, HomeTasksDocument, HomeWorkDocument } from "./home-operations.ts";
import { filtersOf, type Records, uniqueById, withRecord } from "./home-work.ts";

type Held = { readonly records: Records | undefined; readonly failure: Failure | undefined };

/** `changes` grows with each change that was told. */
export function useHomeRecords(organisationId: string): Held & { retry: () => void; changes: number } {
  const client = useClient();
  const { catchUps } = useConnection();
  const takeNumber = useLatest();
  const [held, setHeld] = useState<Held>({ records: undefined, failure: undefined });

  const read = useCallback(async () => {
    const isToBeShown = takeNumber();
    const { data, error } = await client
      .query(
        HomeWorkDocument,
        { organisationId, ...filtersOf(dayOfInstant(new Date())) },
        { handledByScreen: true },
      )
      .toPromise();
    if (!isToBeShown()) return;
    if (data === undefined) return setHeld((before) => ({ ...before, failure: failureOf(error) }));
    // Shared with the reader or recorded by themselves: on this page both are what they hold.
    const held = data.held.edges.map(({ node }) => ({ ...node, isHeld: true }));
    const own = [...data.expiring.edges, ...data.returns.edges].map(({ node }) => node);
    const documents = [...own, ...held];
    const drafts = data.drafts.edges.map(({ node }) => node);
    const totals = {
      expiring: data.expiring.totalCount,
      held: data.held.totalCount,
      returns: data.returns.totalCount,
    };
    const hasDocuments = data.some.edges.length + data.someHeld.edges.length > 0;
    setHeld({
      records: {
        drafts,
        documents: uniqueById(documents),
        hasDocuments,
        totals,
        organisationId,
        tasks: data.documentTasks,
        toConfirm: data.confirmationsToAnswer,
      },
      failure: undefined,
    });
  }, [client, organisationId, takeNumber]);

  useEffect(
    function readAndCatchUp() {
      void catchUps;
      void read();
    },
    [read, catchUps],
  );

  const takeTaskNumber = useLatest();
  const readTasks = useCallback(async () => {
    const isToBeShown = takeTaskNumber();
    const { data } = await client
      .query(HomeTasksDocument, { organisationId }, { handledByScreen: true })
      .toPromise();
    if (data === undefined || !isToBeShown()) return;
    setHeld((before) =>
      before.records === undefined
        ? before
        : {
            ...before,
            records: {
              ...before.records,
              tasks: data.documentTasks,
              toConfirm: data.confirmationsToAnswer,
            },
          },
    );
  }, [client, organisationId, takeTaskNumber]);
  // What others share is shown to the person, and not to their organisation.
  useNews(readTasks);

  const [changes, setChanges] = useState(0);
  const take = useCallback(
    (_: unknown, { organisationDocumentsChanged }: HomeChangedSubscription) => {
      const { draft, document } = organisationDocumentsChanged;
      setChanges((count) => count + 1);
      if (document !== null) void readTasks();
      setHeld((before) => {
        if (before.records === undefined) return before;
        const drafts = draft === null ? before.records.drafts : withRecord(before.records.drafts, draft);
        const documents =
          document === null ? before.records.documents : withRecord(before.records.documents, document);
        return { ...before, records: { ...before.records, drafts, documents } };
      });
      return null;
    },
    [readTasks],
  );
  useSubscription({ query: HomeChangedDocument, variables: { organisationId } }, take);

  return { ...held, changes, retry: () => void read() };
}
