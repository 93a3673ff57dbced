// One draft in the queue: whose it is and how long it has waited, then its kind, reference and amount.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { paths } from "../../../paths.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { QueueDraft } from "../../drafts/drafts/public/queue-changes.ts";
import { documentsWaiting, waitingApproval } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { QUEUE_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { queueAge } from "./queue-age.ts";
import { useDeskAddress } from "./use-staff-queue.ts";

export type StaffQueueRowProps = {
  readonly draft: QueueDraft;
  readonly isSelected: boolean;
  readonly isOurs: boolean;
  readonly now: Date;
};

export function StaffQueueRow({ draft, isSelected, isOurs, now }: StaffQueueRowProps) {
  const age = queueAge(draft.waitingSince, now);
  // Only what waits for us can be late by our own target.
  const first = waitingApproval(draft);
  const isLate = isOurs && age.isPastTarget;

  return (
    <Link
      href={useDeskAddress(paths.staffDraft({ draftId: draft.id }))}
      aria-current={isSelected ? "page" : undefined}
      className={classNames(
        "block rounded-control px-3 py-2 transition-colors duration-75",
        isSelected ? "bg-surface shadow-1" : "hover:bg-ink/5",
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={classNames("min-w-0 truncate text-body", isOurs && "font-medium")}>
          {draft.organisation.name}
        </span>
        <span
          className={classNames(
            "figures shrink-0 text-label",
            isLate ? "font-medium text-warn" : "text-ink-3",
          )}
        >
          <VisuallyHidden>{WORDS.waiting} </VisuallyHidden>
          {age.words}
          {isLate && <VisuallyHidden>, {WORDS.pastTarget}</VisuallyHidden>}
        </span>
      </span>
      <span className="figures mt-0.5 flex items-baseline justify-between gap-3 text-label text-ink-2">
        <span className="min-w-0 truncate text-ink-3">
          {PROCESS_TYPE_TEXT[draft.processType]} · {draft.referenceNumber}
        </span>
        <span className="shrink-0">{amountText(draft.amount)}</span>
      </span>
      {first !== undefined && (
        <span className="mt-0.5 block text-label font-medium text-ink-2">
          {WORDS.waitsForSecond(first.approvedBy)}
        </span>
      )}
      {documentsWaiting(draft).map((documents) => (
        <span key={documents} className="mt-0.5 block truncate text-label text-ink-3">
          {documents}
        </span>
      ))}
    </Link>
  );
}

function amountText(amount: string | null): string {
  return amount === null ? WORDS.noAmount : formatAud(centsFromDecimal(amount));
}
