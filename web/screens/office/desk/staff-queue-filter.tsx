// Whose turn it is, with how many drafts each side has.

import { formatCount } from "@bondline/domain/count-text.ts";
import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type DeskSide, type QueueFilter, queueOrder } from "../../drafts/drafts/public/queue-changes.ts";
import { filterText, QUEUE_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import type { QueueCounts, StaffQueueState } from "./use-staff-queue.ts";

type StaffQueueFilterProps = { readonly side: DeskSide; readonly queue: StaffQueueState };

export function StaffQueueFilter({ side, queue: { list, filter, counts } }: StaffQueueFilterProps) {
  const name = useId();
  return (
    <fieldset className="-mx-1.5 flex flex-wrap">
      <legend className="sr-only">{WORDS.filterLabel}</legend>
      {[...queueOrder(side), "ALL" as const, "ISSUED" as const].map((each) => (
        <label
          key={each}
          className="flex h-11 cursor-pointer items-center gap-1 rounded-control px-2 text-label text-ink-2 hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ring sm:h-8"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === filter}
            onChange={() => list.place.narrow({ waiting: each })}
            className="sr-only"
          />
          {filterText(each, side)}{" "}
          {each !== "ISSUED" && (
            <span className={classNames("figures font-normal text-ink-3", !counts && "invisible")}>
              {/* Its room is there before it: the next word would go to a line of its own when it comes. */}
              {counts ? countOf(counts, each) : "0"}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function countOf(counts: QueueCounts, filter: Exclude<QueueFilter, "ISSUED">): string {
  const count = {
    PROVIDER: counts.provider,
    APPLICANT: counts.applicant,
    BANK: counts.bank,
    ALL: counts.all,
  }[filter];
  return formatCount(count);
}
