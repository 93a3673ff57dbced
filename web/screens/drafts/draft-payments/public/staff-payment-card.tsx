// What was asked for, what came in, and what is still open or too much.

import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { creditedItem } from "../../../money/invoices/public/credited-item.ts";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { aud, isOverpaid, paymentState } from "../../drafts/public/staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/public/staff-words.ts";

export function StaffPaymentCard({ draft }: { readonly draft: StaffDraftRecord }) {
  const state = paymentState(draft);
  const details = draft.paymentDetails;
  if (state === undefined || details === null) return null;

  const isOver = isOverpaid(state);
  return (
    <Card heading={WORDS.payment} note={WORDS.askedOn(formatDate(dayOfInstant(details.requestedAt)))}>
      <CardBody isBelowHeading>
        <DefinitionList
          areAmounts
          items={[
            ...details.lineItems.map(({ description, amount }) => ({
              term: description,
              value: aud(amount),
            })),
            ...creditedItem(WORDS.credited, details.creditedAmount),
          ]}
        />
        <div className="mt-3 border-t border-line pt-3">
          <DefinitionList
            areAmounts
            items={[
              { term: WORDS.asked, value: formatAud(state.askedCents) },
              { term: WORDS.received, value: formatAud(state.receivedCents) },
              {
                term: isOver ? WORDS.over : WORDS.open,
                value: <Outcome cents={state.openCents} isOver={isOver} />,
              },
            ]}
          />
        </div>
        <div className="mt-3 flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-1.5">
          <p className="min-w-0">
            <span className="block text-meta text-ink-3">{WORDS.depositReference}</span>
            <span className="figures block truncate text-body font-semibold">
              {details.paymentDescription}
            </span>
          </p>
          <CopyButton text={details.paymentDescription} label={WORDS.copyReference} />
        </div>
      </CardBody>
    </Card>
  );
}

function Outcome({ cents, isOver }: { readonly cents: Cents; readonly isOver: boolean }) {
  if (cents === 0n) return formatAud(cents);
  return <span className={isOver ? "text-danger" : "text-warn"}>{formatAud(cents).replace("-", "")}</span>;
}
