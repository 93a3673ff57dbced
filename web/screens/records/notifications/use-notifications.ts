// The list behind the bell: read when it opens and when more arrives, and shown to the server as seen.

import { useCallback, useEffect, useRef, useState } from "react";
import { type Client, useClient } from "urql";
import { type Failure, failureOf } from "../../../api/failure.ts";
import type { NotificationItemFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { NotificationListDocument, NotificationsSeenDocument } from "./notification-operations.ts";

const PAGE_SIZE = 20;

type Held = {
  items?: readonly NotificationItemFragment[];
  endCursor?: string | undefined;
  failure?: Failure | undefined;
};

type NotificationsOptions = { readonly unread: number; readonly onSeen: () => void };

export function useNotifications({ unread, onSeen }: NotificationsOptions) {
  const client = useClient();
  const { send } = useCommand(NotificationsSeenDocument, { handledByScreen: true });
  const [held, setHeld] = useState<Held>({});
  const [newCount, setNewCount] = useState(0);
  const [isReading, setReading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const seen = useRef(0);
  // What is marked as new stays so while the list is open; more that arrives is marked as well.
  const arrivals = unread > 0 ? seen.current + unread : seen.current;

  useEffect(
    function readAndMarkAsSeen() {
      void attempt;
      let isCurrent = true;
      void readPage(client).then((page) => {
        if (!isCurrent) return;
        setHeld(page);
        if (page.failure !== undefined) return;
        seen.current = arrivals;
        setNewCount(arrivals);
        void send({}).then(({ ok }) => ok && onSeen());
      });
      return () => {
        isCurrent = false;
      };
    },
    [client, attempt, send, arrivals, onSeen],
  );

  const readAgain = useCallback(() => setAttempt((before) => before + 1), []);
  const showEarlier = useCallback(async () => {
    setReading(true);
    const page = await readPage(client, held.endCursor);
    setReading(false);
    if (page.items !== undefined)
      setHeld(({ items = [] }) => ({ ...page, items: [...items, ...(page.items ?? [])] }));
  }, [client, held.endCursor]);

  return {
    ...held,
    newCount,
    isReading,
    hasEarlier: held.endCursor !== undefined,
    showEarlier,
    readAgain,
  };
}

async function readPage(client: Client, after?: string): Promise<Held> {
  const variables = { first: PAGE_SIZE, after: after ?? null };
  const { data, error } = await client
    .query(NotificationListDocument, variables, { handledByScreen: true })
    .toPromise();
  if (data === undefined) return { failure: failureOf(error) };
  const { edges, pageInfo } = data.notifications;
  return {
    items: edges.map(({ node }) => node),
    endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
  };
}
