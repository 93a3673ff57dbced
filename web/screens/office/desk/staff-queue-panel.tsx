// The queue: search, whose turn it is, and the drafts by who they wait for, the longest waiting first.

import { holidayWarnings } from "@bondline/domain/values/time/business-days.ts";
import { ListSearch, NothingHere } from "../../../app/list/list-panel.tsx";
import { ShownTogether, useShownTogether } from "../../../app/shown-together.tsx";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { QueueIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { WaitingRequests } from "../../documents/document-requests/public/waiting-requests.tsx";
import { type DeskSide, type QueueDraft, queueGroups } from "../../drafts/drafts/public/queue-changes.ts";
import {
  EMPTY_QUEUE_WORDS,
  groupText,
  QUEUE_WORDS as WORDS,
} from "../../drafts/drafts/public/staff-words.ts";
import { StaffMoneyGroups } from "./staff-money-groups.tsx";
import { StaffQueueFilter } from "./staff-queue-filter.tsx";
import { StaffQueue } from "./staff-queue-operations.ts";
import { StaffQueueRow } from "./staff-queue-row.tsx";
import type { QueueCounts, StaffQueueState } from "./use-staff-queue.ts";

export type StaffQueuePanelProps = {
  readonly side: DeskSide;
  readonly queue: StaffQueueState;
  readonly selectedId: string | undefined;
  readonly now: Date;
};

export function StaffQueuePanel(props: StaffQueuePanelProps) {
  const { counts, revision, list } = props.queue;
  // With a draft beside it the draft's amount is the page's heading.
  const Heading = props.selectedId === undefined ? "h1" : "h2";

  return (
    <section aria-label={WORDS.title} className="flex min-h-0 flex-col lg:h-full">
      <div className="flex flex-col gap-3 px-4 pt-6 pb-2">
        <div>
          <Heading className="text-title font-semibold">{WORDS.title}</Heading>
          <p className="figures min-h-5 text-body text-ink-2">
            {counts && WORDS.summary(counts.all, waitingForUs(counts, props.side))}
          </p>
        </div>
        <div className="*:sm:max-w-none">
          <ListSearch place={list.place} label={WORDS.search} />
        </div>
        <StaffQueueFilter side={props.side} queue={props.queue} />
        {props.side === "PROVIDER" && <HolidayWarning now={props.now} />}
      </div>
      <div className="min-h-0 flex-1 px-2 pb-4 lg:overflow-y-auto" aria-busy={list.isReading || undefined}>
        <ShownTogether fallback={<SkeletonRows rows={6} label={WORDS.loading} />}>
          {list.place.search === "" && <WaitingRequests revision={revision} />}
          {showsMoney(props) && (
            <StaffMoneyGroups revision={revision} selectedId={props.selectedId} now={props.now} />
          )}
          <QueueBody {...props} />
        </ShownTogether>
        {props.queue.filter === "ALL" && list.place.search !== "" && (
          <IssuedMatches search={list.place.search} selectedId={props.selectedId} now={props.now} />
        )}
      </div>
    </section>
  );
}

function QueueBody(props: StaffQueuePanelProps) {
  const { list, filter } = props.queue;
  const { rows, failure, isReading, footer, readAgain, place } = list;
  useShownTogether(rows !== undefined || failure !== undefined);
  if (failure !== undefined)
    return <ErrorState title={WORDS.loadFailed} sentence={WORDS.tryAgain} onRetry={readAgain} />;
  if (rows === undefined) return <SkeletonRows rows={6} label={WORDS.loading} />;
  if (filter === "ISSUED" && rows.length > 0)
    return (
      <>
        <IssuedGroup drafts={rows} selectedId={props.selectedId} now={props.now} />
        {footer && <Pagination {...footer} />}
      </>
    );
  if (rows.length === 0)
    return <NothingHere place={place} empty={{ icon: QueueIcon, ...EMPTY_QUEUE_WORDS[filter] }} />;
  return (
    <div className={classNames("transition-opacity duration-75", isReading && "opacity-60")}>
      <QueueGroups {...props} drafts={rows} />
      {footer && <Pagination {...footer} />}
    </div>
  );
}

/** Reminders count by holidays, so whoever runs the portal learns a year ahead that a new release has to know more. */
function HolidayWarning({ now }: Pick<StaffQueuePanelProps, "now">) {
  const warnings = holidayWarnings(dayOfInstant(now));
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={WORDS.holidaysEnd}>
      {[...warnings, WORDS.holidaysEndSentence].join(" ")}
    </Notice>
  );
}

type GroupsProps = StaffQueuePanelProps & { readonly drafts: readonly QueueDraft[] };

function QueueGroups({ drafts, selectedId, now, side }: GroupsProps) {
  const GroupHeading = selectedId === undefined ? "h2" : "h3";
  return queueGroups(drafts, side).map(({ waitingFor, drafts: waiting }) => (
    <section key={waitingFor} aria-labelledby={`queue-${waitingFor}`}>
      <GroupHeading
        id={`queue-${waitingFor}`}
        className="px-3 pt-4 pb-1.5 text-label tracking-normal text-ink-3"
      >
        {groupText(waitingFor, side)}
      </GroupHeading>
      <ul className="flex flex-col gap-0.5">
        {waiting.map((draft) => (
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
  ));
}

type IssuedProps = Pick<StaffQueuePanelProps, "selectedId" | "now">;

function IssuedGroup({ drafts, selectedId, now }: IssuedProps & Pick<GroupsProps, "drafts">) {
  const GroupHeading = selectedId === undefined ? "h2" : "h3";
  return (
    <section aria-labelledby="queue-issued">
      <GroupHeading id="queue-issued" className="px-3 pt-4 pb-1.5 text-label tracking-normal text-ink-3">
        {WORDS.issued}
      </GroupHeading>
      <ul className="flex flex-col gap-0.5">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <StaffQueueRow draft={draft} isSelected={draft.id === selectedId} isOurs={false} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MATCHES_MAX = 5;

/** Who searches may look for what has left the queue. */
function IssuedMatches({ search, ...shown }: IssuedProps & { readonly search: string }) {
  const { data } = useRead(StaffQueue, { first: MATCHES_MAX, search, isEstablished: true });
  const found = data?.staffDrafts.edges.map(({ node }) => node) ?? [];
  return found.length === 0 ? null : <IssuedGroup drafts={found} {...shown} />;
}

/** It is the provider's to look after, and no draft that was searched for. */
function showsMoney({ side, queue: { filter, list } }: StaffQueuePanelProps): boolean {
  return side === "PROVIDER" && list.place.search === "" && (filter === "ALL" || filter === "PROVIDER");
}

function waitingForUs({ provider, bank }: QueueCounts, side: DeskSide): number {
  return side === "BANK" ? bank : provider;
}
