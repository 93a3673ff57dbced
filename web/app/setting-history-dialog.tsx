// Who has changed a setting, how and when, newest first.

import { useEffect, useState } from "react";
import type { Failure } from "../api/failure.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { HistoryIcon } from "../ui/icons.ts";
import { SkeletonRows } from "../ui/skeleton.tsx";
import { exactTime } from "./time/instant-text.ts";

type SettingEntry = {
  readonly key: string;
  readonly triggeredAt: string;
  readonly triggeredBy: { readonly name: string };
};

type HistoryPage<Entry> = {
  readonly edges: readonly { readonly node: Entry }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export type HistoryRead<Entry> = {
  readonly page: HistoryPage<Entry> | undefined;
  readonly failure: Failure | undefined;
  readonly isReading: boolean;
  readonly readAgain: () => void;
};

type DialogProps<Entry extends SettingEntry> = {
  /** Of which setting, as `useHistory` knows it. */
  readonly of: string;
  readonly title: string;
  readonly words: Readonly<
    Record<"historyLoading" | "historyFailed" | "historyEmpty" | "historyEmptySentence" | "more", string>
  >;
  readonly useHistory: (of: string, after: string | null) => HistoryRead<Entry>;
  readonly textOf: (entry: Entry) => string;
  readonly onClose: () => void;
};

export function SettingHistoryDialog<Entry extends SettingEntry>(props: DialogProps<Entry>) {
  const { of, title, words, useHistory, textOf, onClose } = props;
  const [after, setAfter] = useState<string | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const { page, failure, isReading, readAgain } = useHistory(of, after);

  useEffect(
    function addPage() {
      if (page === undefined) return;
      const read = page.edges.map(({ node }) => node);
      setEntries((before) => [
        ...before,
        ...read.filter(({ key }) => before.every((each) => each.key !== key)),
      ]);
    },
    [page],
  );

  return (
    <Dialog title={title} onClose={onClose}>
      {page === undefined && failure === undefined && <SkeletonRows rows={2} label={words.historyLoading} />}
      {failure !== undefined && (
        <ErrorState title={words.historyFailed} sentence={failure.message} onRetry={readAgain} />
      )}
      {page !== undefined && page.edges.length === 0 && (
        <EmptyState icon={HistoryIcon} title={words.historyEmpty} sentence={words.historyEmptySentence} />
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.key} className="border-line py-2.5 not-last:border-b">
            <p className="text-body break-words">{textOf(entry)}</p>
            <p className="text-label text-ink-3">
              {entry.triggeredBy.name}, {exactTime(entry.triggeredAt)}
            </p>
          </li>
        ))}
      </ul>
      {page?.pageInfo.hasNextPage === true && (
        <Button isLoading={isReading} onClick={() => setAfter(page.pageInfo.endCursor)}>
          {words.more}
        </Button>
      )}
    </Dialog>
  );
}
