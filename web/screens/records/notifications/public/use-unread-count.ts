// How many notifications are unread: as the user state had it, then as the live updates say.

import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { useConnection } from "../../../../app/connection.ts";
import { NotificationCountChangedDocument, NotificationCountDocument } from "../notification-operations.ts";

export type UnreadCount = {
  readonly count: number;
  /** The person has looked: nothing is left, also when no live update says so. */
  readonly markSeen: () => void;
};

export function useUnreadCount(atFirst: number): UnreadCount {
  const client = useClient();
  const { catchUps } = useConnection();
  const [count, setCount] = useState(atFirst);

  useEffect(
    function watchCount() {
      const watched = client.subscription(NotificationCountChangedDocument, {}).subscribe(({ data }) => {
        if (data) setCount(data.unreadNotificationCountChanged);
      });
      return () => watched.unsubscribe();
    },
    [client],
  );

  useEffect(
    function catchUp() {
      if (catchUps === 0) return;
      const reading = client.query(NotificationCountDocument, {}, { handledByScreen: true }).toPromise();
      void reading.then(({ data }) => data && setCount(data.unreadNotificationCount));
    },
    [client, catchUps],
  );

  const markSeen = useCallback(() => setCount(0), []);
  return { count, markSeen };
}
