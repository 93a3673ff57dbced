// What was done to a record or said about it, page by page, newest first; the newest page again whenever the record has changed.

import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { type ListPage, type ReadPage, WHOLE } from "../../../../app/list/read-pages.ts";

/** The first 25, newest first. */
const PAGE_SIZE = 25;

type Entry = { readonly id: string };

export type NewestPages<Shown> = {
  readonly page: ListPage<Shown> | undefined;
  readonly hasFailed: boolean;
  readonly earlier: "idle" | "loading" | "failed";
  readonly showEarlier: () => void;
  readonly readAgain: () => void;
};

/** `read` keeps its identity while the record is the same one; the panel is made anew for another. */
export function useNewestPages<Shown extends Entry>(
  read: ReadPage<Shown, unknown>,
  revision: number,
): NewestPages<Shown> {
  const client = useClient();
  const [page, setPage] = useState<ListPage<Shown>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [earlier, setEarlier] = useState<"idle" | "loading" | "failed">("idle");
  const [attempt, setAttempt] = useState(0);
  const readAfter = useCallback(
    (after: string | null) => read(client, { ...WHOLE, first: PAGE_SIZE, after }),
    [client, read],
  );

  useEffect(
    function readNewestPage() {
      void [revision, attempt];
      let isStale = false;
      void readAfter(null).then((newest) => {
        if (isStale) return;
        setHasFailed(!newest.ok);
        if (newest.ok) setPage((loaded) => withNewestPage(loaded, newest.page));
      });
      return () => {
        isStale = true;
      };
    },
    [readAfter, revision, attempt],
  );

  const showEarlier = async () => {
    setEarlier("loading");
    const next = await readAfter(page?.endCursor ?? null);
    setEarlier(next.ok ? "idle" : "failed");
    if (next.ok) setPage((loaded) => withEarlierPage(loaded, next.page));
  };
  return {
    page,
    hasFailed,
    earlier,
    showEarlier: () => void showEarlier(),
    readAgain: () => setAttempt((count) => count + 1),
  };
}

/** An earlier page goes below what is there. */
export function withEarlierPage<Shown extends Entry>(
  loaded: ListPage<Shown> | undefined,
  earlier: ListPage<Shown>,
): ListPage<Shown> {
  const known = new Set(loaded?.rows.map(({ id }) => id));
  return { ...earlier, rows: [...(loaded?.rows ?? []), ...earlier.rows.filter(({ id }) => !known.has(id))] };
}

/**
 * The newest page, read again, goes above what is there and replaces what it repeats. Where the two do not meet,
 * changes lie unread between them, so the list starts again from the newest page.
 */
export function withNewestPage<Shown extends Entry>(
  loaded: ListPage<Shown> | undefined,
  newest: ListPage<Shown>,
): ListPage<Shown> {
  if (loaded === undefined) return newest;
  const fresh = new Set(newest.rows.map(({ id }) => id));
  const older = loaded.rows.filter(({ id }) => !fresh.has(id));
  const meets = older.length < loaded.rows.length || loaded.rows.length === 0;
  if (!meets || older.length === 0) return newest;

  return { ...loaded, total: newest.total, rows: [...newest.rows, ...older] };
}
