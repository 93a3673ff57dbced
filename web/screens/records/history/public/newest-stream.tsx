// A record's entries in a card, newest first: on their way, failed, none yet, and more of them on request.

import type { ReactNode } from "react";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { CardBody } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { Stream } from "../../../../ui/stream.tsx";
import type { NewestPages } from "./newest-pages.ts";

const SHOW_MORE = "Show more";

type NewestStreamProps<Shown> = {
  readonly pages: NewestPages<Shown>;
  readonly words: Readonly<
    Record<"list" | "loading" | "loadFailed" | "tryAgain" | "none" | "moreFailed", string>
  > & {
    readonly shown?: (shown: number, total: number) => string;
  };
  /** In the place of "Show more". */
  readonly more?: string;
  readonly entry: (shown: Shown, now: Date) => ReactNode;
};

export function NewestStream<Shown>({ pages, words, more = SHOW_MORE, entry }: NewestStreamProps<Shown>) {
  const { page, hasFailed, earlier, showEarlier, readAgain } = pages;
  const now = useNow();
  if (page === undefined)
    return hasFailed ? (
      <ErrorState title={words.loadFailed} sentence={words.tryAgain} onRetry={readAgain} />
    ) : (
      <SkeletonRows rows={3} label={words.loading} />
    );
  const { rows, total, hasNext } = page;
  return (
    <>
      <CardBody>
        {rows.length === 0 && !hasNext ? (
          <p className="text-body text-ink-2">{words.none}</p>
        ) : (
          <Stream label={words.list}>{rows.map((shown) => entry(shown, now))}</Stream>
        )}
      </CardBody>
      {hasNext && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line px-4 py-2">
          {earlier === "failed" && (
            <p role="alert" className="text-label text-danger">
              {words.moreFailed}
            </p>
          )}
          <Button variant="quiet" size="small" isLoading={earlier === "loading"} onClick={showEarlier}>
            {more}
          </Button>
          {words.shown && (
            <span className="figures text-label text-ink-3">{words.shown(rows.length, total)}</span>
          )}
        </div>
      )}
    </>
  );
}
