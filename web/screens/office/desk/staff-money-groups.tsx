// Money that waits for the desk, above the queue: payments to decide about and refunds to pay, whatever became of their drafts.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { StaffMoneyRowFragment } from "../../../api/generated/graphql.ts";
import { useShownTogether } from "../../../app/shown-together.tsx";
import { waitingTime } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { MONEY_WORDS as WORDS } from "../../drafts/draft-payments/public/staff-refund-words.ts";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { useDeskAddress } from "./use-staff-queue.ts";
import { ALL_MONEY_MAX, useWaitingMoney } from "./use-waiting-money.ts";

type MoneyProps = {
  /** Grows with each change of a draft. */
  readonly revision: number;
  readonly selectedId: string | undefined;
  readonly now: Date;
};

export function StaffMoneyGroups({ revision, selectedId, now }: MoneyProps) {
  const { money, hasFailed, showAll, retry } = useWaitingMoney(revision);
  // It stands above the queue, and there may be none.
  useShownTogether(money !== undefined || hasFailed);
  if (money === undefined && hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 px-3 pt-3 text-label text-danger">
        {WORDS.loadFailed}
        <Button variant="quiet" size="small" onClick={retry}>
          {WORDS.retry}
        </Button>
      </div>
    );
  if (money === undefined) return null;
  const groups = [
    { kind: "UNMATCHED_PAYMENT", list: money.payments },
    { kind: "REFUND_DUE", list: money.refunds },
  ] as const;
  const GroupHeading = selectedId === undefined ? "h2" : "h3";
  return groups
    .filter(({ list }) => list.totalCount > 0)
    .map(({ kind, list: { edges, totalCount, pageInfo } }) => (
      <section key={kind} aria-labelledby={`money-${kind}`}>
        <div className="flex items-center gap-2 px-3 pt-4 pb-1.5">
          <GroupHeading id={`money-${kind}`} className="text-label tracking-normal text-ink-3">
            {WORDS.groups[kind]}
          </GroupHeading>
          <span className="figures text-label font-medium text-warn">{formatCount(totalCount)}</span>
        </div>
        <ul className="flex flex-col gap-0.5">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <MoneyRow money={node} isSelected={node.draftId === selectedId} now={now} />
            </li>
          ))}
        </ul>
        {pageInfo.hasNextPage && edges.length < ALL_MONEY_MAX && (
          <div className="px-1 pt-1">
            <Button variant="quiet" size="small" onClick={showAll}>
              {WORDS.showAll(formatCount(totalCount))}
            </Button>
          </div>
        )}
      </section>
    ));
}

type RowProps = { readonly money: StaffMoneyRowFragment; readonly isSelected: boolean; readonly now: Date };

function MoneyRow({ money, isSelected, now }: RowProps) {
  return (
    <Link
      href={useDeskAddress(paths.staffDraft({ draftId: money.draftId }))}
      aria-current={isSelected ? "page" : undefined}
      className={classNames(
        "block rounded-control px-3 py-2 transition-colors duration-75",
        isSelected ? "bg-surface shadow-1" : "hover:bg-ink/5",
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-body font-medium">{money.organisationName}</span>
        <span className="figures shrink-0 text-label text-ink-3">
          <VisuallyHidden>{WORDS.waiting} </VisuallyHidden>
          {waitingTime(money.createdAt, now)}
        </span>
      </span>
      <span className="figures mt-0.5 flex items-baseline justify-between gap-3 text-label text-ink-2">
        <span className="min-w-0 truncate text-ink-3">{money.draftReferenceNumber}</span>
        <span className="shrink-0">{moneyText(money.amount, money.currency)}</span>
      </span>
    </Link>
  );
}
