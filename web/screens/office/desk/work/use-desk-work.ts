// The list of work at its place in the address, what changes it while it is open, and how much each person has.

import { DESK_WORK_KINDS } from "@bondline/domain/office/desk/desk-work.ts";
import { useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import type { DeskWorkLoadQuery } from "../../../../api/generated/graphql.ts";
import { useConnection } from "../../../../app/connection.ts";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { type List, useList } from "../../../../app/list/use-list.ts";
import { type Read, useRead } from "../../../../app/use-read.ts";
import { type Work, withChangedWork } from "./work-changes.ts";
import { DeskLoadDocument, DeskWorkChangedDocument, DeskWorkListDocument } from "./work-operations.ts";

export type WorkFilter = "kind" | "person" | "due" | "client";

const SHAPE: ListShape<string, WorkFilter> = {
  filters: { kind: ["all", ...DESK_WORK_KINDS], person: [], due: ["all", "overdue"], client: [] },
};

/** A burst of changes is counted once, after it. */
const COUNT_WAIT_MS = 1000;

export type DeskWork = {
  readonly list: List<Work, unknown, string, WorkFilter>;
  readonly load: Read<DeskWorkLoadQuery>;
};

export function useDeskWork(myId: string | undefined, now: Date): DeskWork {
  const client = useClient();
  const { catchUps } = useConnection();
  const [bursts, setBursts] = useState(0);
  const list = useList({ shape: SHAPE, read: readWork(myId) });
  const load = useRead(DeskLoadDocument, {}, { dependsOn: `${catchUps} ${bursts}` });
  const { place, change } = list;
  const { kind, person, due, client: clientId } = place.filters;
  const view = useRef({ kind, person, due, clientId, myId, now, isFurther: place.after !== null });
  view.current = { kind, person, due, clientId, myId, now, isFurther: place.after !== null };

  useEffect(
    function watchWork() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const watched = client.subscription(DeskWorkChangedDocument, {}).subscribe(({ data }) => {
        if (!data) return;
        change((page) => withChangedWork(page, data.deskWorkChanged, view.current));
        clearTimeout(timer);
        timer = setTimeout(() => setBursts((count) => count + 1), COUNT_WAIT_MS);
      });
      return () => {
        clearTimeout(timer);
        watched.unsubscribe();
      };
    },
    [client, change],
  );
  return { list, load };
}

function readWork(myId: string | undefined) {
  return readPages({
    document: DeskWorkListDocument,
    variablesOf: ({ filters, first, after }: ListWanted<string, WorkFilter>) => ({
      kind: DESK_WORK_KINDS.find((kind) => kind === filters.kind) ?? null,
      person: personIn(filters.person, myId),
      isFree: filters.person === "free",
      isOverdue: filters.due === "overdue",
      organisationId: filters.client === "" ? null : filters.client,
      first,
      after,
    }),
    connectionIn: ({ deskWorkList }) => deskWorkList,
  });
}

function personIn(person: string, myId: string | undefined): string | null {
  if (person === "me") return myId ?? null;
  return person === "" || person === "free" ? null : person;
}
