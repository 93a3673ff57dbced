// Who else has a draft open, kept current while it is watched; in which field this tab is is shown only where somebody could see it.

import { useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import type { DraftAuthorSeenFragment } from "../../../api/generated/graphql.ts";
import { newMutationId } from "../../../api/mutation-id.ts";
import { useConnectionShown } from "../../../app/connection.ts";
import { DraftAuthorStateSet, DraftPresenceSubscription } from "./presence-operations.ts";

export type Author = DraftAuthorSeenFragment;

/** From field to field by the keyboard is one move. */
const SETTLED_MILLISECONDS = 500;
const NOBODY: readonly Author[] = [];

/** `draftId`: undefined while there is no draft yet. */
export function usePresence(draftId: string | undefined) {
  const client = useClient();
  const [tab] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState(NOBODY);
  const [field, setField] = useState<string | null>(null);
  const sequence = useRef(0);
  const isOnline = useConnectionShown() === "online";

  useEffect(
    function beThere() {
      if (draftId === undefined) return;
      const watched = client
        .subscription(DraftPresenceSubscription, { draftId, tab })
        .subscribe(({ data }) => data && setPeople(data.draftPresence.people));
      return () => {
        watched.unsubscribe();
        setPeople(NOBODY);
      };
    },
    [client, draftId, tab],
  );

  const own = people.find((each) => each.tab === tab);
  const sent = own?.field;
  // Another tab of the same person is nobody else.
  const others = people.filter((each) => each.tab !== tab && each.userId !== own?.userId);
  const isAlone = others.length === 0;

  useEffect(
    function sendField() {
      // Not listed yet, or again after a lost connection: the next list says so.
      if (draftId === undefined || isAlone || sent === undefined || sent === field) return;
      const timer = setTimeout(() => {
        sequence.current += 1;
        const input = { clientMutationId: newMutationId(), draftId, tab, field, sequence: sequence.current };
        void client.mutation(DraftAuthorStateSet, { input }, { handledByScreen: true }).toPromise();
      }, SETTLED_MILLISECONDS);
      return () => clearTimeout(timer);
    },
    [client, draftId, tab, isAlone, sent, field],
  );

  return { others: isOnline ? others : NOBODY, moveTo: setField };
}
