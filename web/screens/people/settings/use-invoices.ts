// The invoices of an organisation, read page by page; what has been read stays while more comes.

import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { type Failure, failureOf } from "../../../api/failure.ts";
import type { InvoiceStatus } from "../../../api/generated/graphql.ts";
import type { BilledInvoice } from "./invoice-page.ts";
import { SettingsInvoicesDocument } from "./settings-operations.ts";

type Held = {
  readonly rows: readonly BilledInvoice[] | undefined;
  readonly failure: Failure | undefined;
  readonly isReading: boolean;
  readonly endCursor: string | null;
  readonly hasMore: boolean;
};

const NOTHING: Held = {
  rows: undefined,
  failure: undefined,
  isReading: true,
  endCursor: null,
  hasMore: false,
};

export function useInvoices(organisationId: string, status: InvoiceStatus | null) {
  const client = useClient();
  const [held, setHeld] = useState<Held>(NOTHING);
  const [place, setPlace] = useState<{ after: string | null; attempt: number }>({ after: null, attempt: 0 });

  useEffect(
    function startOverForAnotherList() {
      void organisationId;
      void status;
      setPlace(({ attempt }) => ({ after: null, attempt: attempt + 1 }));
    },
    [organisationId, status],
  );

  useEffect(
    function readPage() {
      if (place.attempt === 0) return;
      let isStale = false;
      setHeld((before) => ({ ...before, isReading: true, failure: undefined }));
      const variables = { organisationId, status, after: place.after };
      void client
        .query(SettingsInvoicesDocument, variables, { handledByScreen: true })
        .toPromise()
        .then(({ data, error }) => {
          if (isStale) return;
          if (data === undefined || error !== undefined)
            return setHeld((before) => ({ ...before, isReading: false, failure: failureOf(error) }));
          const { edges, pageInfo } = data.invoices;
          const read = edges.map(({ node }) => node);
          setHeld((before) => ({
            rows: place.after === null ? read : [...(before.rows ?? []), ...read],
            failure: undefined,
            isReading: false,
            endCursor: pageInfo.endCursor,
            hasMore: pageInfo.hasNextPage,
          }));
        });
      return () => {
        isStale = true;
      };
    },
    [client, organisationId, status, place],
  );

  const readAgain = useCallback(() => setPlace(({ attempt }) => ({ after: null, attempt: attempt + 1 })), []);
  const readMore = () => setPlace(({ attempt }) => ({ after: held.endCursor, attempt: attempt + 1 }));
  return { ...held, readAgain, readMore };
}
