// The queue: search, whose turn it is, and the drafts by who they wait for, the longest waiting first.

import { formatCount } from "@bondline/domain/count-text.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { NoResultsIcon, QueueIcon } from "../../../ui/icons.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import {
  type DeskSide,
  type QueueFilter,
  type QueuePage,
  type QueueView,
  queueGroups,
} from "./queue-changes.ts";
import { StaffMoneyGroups } from "./staff-money-groups.tsx";
import { StaffQueueFilter } from "./staff-queue-filter.tsx";
import { StaffQueueRow } from "./staff-queue-row.tsx";
import { EMPTY_QUEUE_WORDS, groupText, QUEUE_WORDS as WORDS } from "./staff-words.ts";
import type { QueueCounts, StaffQueueState } from "./use-staff-queue.ts";

export type StaffQueuePanelProps = {
  readonly side: DeskSide;
  readonly queue: StaffQueueState;
  readonly filter: QueueFilter;
  /** As typed; the queue is asked a moment after the last key. */
  readonly typedSearch: string;
  readonly search: string;
  readonly onFilter: (filter: QueueFilter) => void;
  readonly onSearch: (words: string) => void;
  readonly selectedId: string | undefined;
  readonly now: Date;
};

export function StaffQueuePanel(props: StaffQueuePanelProps) {
  const { queue, filter, typedSearch, onFilter, onSearch } = props;
  // With a draft beside it the draft's amount is the page's heading.
  const Heading = props.selectedId === undefined ? "h1" : "h2";

  return (
    <section aria-label={WORDS.title} className="flex min-h-0 flex-col lg:h-full">
      <div className="flex flex-col gap-3 px-4 pt-6 pb-2">
        <div>
          <Heading className="text-title font-semibold">{WORDS.title}</Heading>
          <p className="figures min-h-5 text-body text-ink-2">
            {queue.counts && WORDS.summary(queue.counts.all, waitingForUs(queue.counts, props.side))}
          </p>
        </div>
        <div className="*:sm:max-w-none">
          <SearchField label={WORDS.search} value={typedSearch} onChange={onSearch} />
        </div>
        <StaffQueueFilter side={props.side} filter={filter} counts={queue.counts} onFilter={onFilter} />
      </div>
      <div
        className="min-h-0 flex-1 px-2 pb-4 lg:overflow-y-auto"
        aria-busy={queue.isRefetching || undefined}
      >
        {showsMoney(props) && (
          <StaffMoneyGroups revision={queue.revision} selectedId={props.selectedId} now={props.now} />
        )}
        <QueueBody {...props} />
      </div>
    </section>
  );
}

function QueueBody(props: StaffQueuePanelProps) {
  const { queue, filter, search } = props;
  const { page } = queue;
  if (page === undefined && queue.hasFailed) {
    return <ErrorState title={WORDS.loadFailed} sentence={WORDS.tryAgain} onRetry={queue.retry} />;
  }
  if (page === undefined) return <SkeletonRows rows={6} label={WORDS.loading} />;
  if (page.drafts.length === 0) return <NothingWaits {...props} isNarrowed={search !== ""} filter={filter} />;
  return (
    <div className={classNames("transition-opacity duration-75", queue.isRefetching && "opacity-60")}>
      <QueueGroups {...props} page={page} />
    </div>
  );
}

function QueueGroups({
  page,
  queue,
  selectedId,
  now,
  side,
}: StaffQueuePanelProps & { readonly page: QueuePage }) {
  const GroupHeading = selectedId === undefined ? "h2" : "h3";
  return (
    <>
      {queueGroups(page.drafts, side).map(({ waitingFor, drafts }) => (
        <section key={waitingFor} aria-labelledby={`queue-${waitingFor}`}>
          <GroupHeading
            id={`queue-${waitingFor}`}
            className="px-3 pt-4 pb-1.5 text-label tracking-normal text-ink-3"
          >
            {groupText(waitingFor, side)}
          </GroupHeading>
          <ul className="flex flex-col gap-0.5">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <StaffQueueRow
                  draft={draft}
                  isSelected={draft.id === selectedId}
                  isOurs={waitingFor === side}
                  now={now}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {page.hasNextPage && <ShowMore page={page} queue={queue} />}
    </>
  );
}

function ShowMore({ page, queue }: { readonly page: QueuePage; readonly queue: StaffQueueState }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 px-3 pt-3">
      {queue.later === "failed" && (
        <p role="alert" className="text-label text-danger">
          {WORDS.moreFailed}
        </p>
      )}
      <Button variant="quiet" size="small" isLoading={queue.later === "loading"} onClick={queue.showMore}>
        {WORDS.showMore}
      </Button>
      <span className="figures text-label text-ink-3">
        {WORDS.shown(page.drafts.length, formatCount(page.totalCount))}
      </span>
    </div>
  );
}

type NothingProps = Pick<StaffQueuePanelProps, "filter" | "onFilter" | "onSearch"> & {
  readonly isNarrowed: boolean;
};

function NothingWaits({ filter, isNarrowed, onFilter, onSearch }: NothingProps) {
  if (!isNarrowed) return <EmptyState icon={QueueIcon} {...EMPTY_QUEUE_WORDS[filter]} />;
  const clear: QueueView = { filter: "ALL", search: "" };
  return (
    <EmptyState
      icon={NoResultsIcon}
      title={WORDS.noResultsTitle}
      sentence={WORDS.noResultsSentence}
      action={
        <Button
          onClick={() => {
            onSearch(clear.search);
            onFilter(clear.filter);
          }}
        >
          {WORDS.clearFilters}
        </Button>
      }
    />
  );
}

/** It is the provider's to look after, and no draft that was searched for. */
function showsMoney({ side, filter, search }: StaffQueuePanelProps): boolean {
  return side === "PROVIDER" && search === "" && (filter === "ALL" || filter === "PROVIDER");
}

function waitingForUs({ provider, bank }: QueueCounts, side: DeskSide): number {
  return side === "BANK" ? bank : provider;
}
