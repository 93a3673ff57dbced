// Reads the required documents of a draft and keeps them current while they are looked at.

import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { type Failure, failureOf } from "../../../api/failure.ts";
import { useConnection } from "../../../app/connection.ts";
import { useLatest } from "../../../app/use-latest.ts";
import { RequiredDocuments, RequiredDocumentsUpdated } from "./required-document-operations.ts";
import type { ShownDocument } from "./shown-document.ts";

export type ReadDocuments = {
  documents: readonly ShownDocument[] | undefined;
  failure: Failure | undefined;
  readAgain: () => void;
};

export function useRequiredDocuments(draftId: string): ReadDocuments {
  const client = useClient();
  const { catchUps } = useConnection();
  const takeNumber = useLatest();
  const [documents, setDocuments] = useState<readonly ShownDocument[]>();
  const [failure, setFailure] = useState<Failure>();

  const read = useCallback(async () => {
    const isNewest = takeNumber();
    const { data, error } = await client
      .query(RequiredDocuments, { draftId }, { handledByScreen: true })
      .toPromise();
    if (!isNewest()) return;
    if (data !== undefined) setDocuments(data.requiredDocuments);
    setFailure(error === undefined ? undefined : failureOf(error));
  }, [client, draftId, takeNumber]);

  // Before the reading: what changes between the two is then delivered.
  useEffect(
    function watchDocuments() {
      const watched = client.subscription(RequiredDocumentsUpdated, { draftId }).subscribe(({ data }) => {
        if (data?.requiredDocumentsUpdated === undefined) return;
        takeNumber()();
        setDocuments(data.requiredDocumentsUpdated);
      });
      return watched.unsubscribe;
    },
    [client, draftId, takeNumber],
  );

  useEffect(
    function readAndCatchUp() {
      void catchUps;
      void read();
    },
    [read, catchUps],
  );

  return { documents, failure, readAgain: () => void read() };
}
