// Says that something was shown to the reader, by the message that moves the bell's count.

import { useEffect } from "react";
import { useClient } from "urql";
import { NotificationCountChangedDocument } from "../notification-operations.ts";

/** `onNews` stays the same function from one render to the next. */
export function useNews(onNews: () => void): void {
  const client = useClient();
  useEffect(
    function watchNews() {
      const watched = client.subscription(NotificationCountChangedDocument, {}).subscribe(({ data }) => {
        if (data) onNews();
      });
      return () => watched.unsubscribe();
    },
    [client, onNews],
  );
}
