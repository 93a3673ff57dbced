// What is due back of the money that came for a draft, and why: the same for applicant and staff.

import { REFUND_REASON_TEXT } from "@bondline/domain/money/invoices/refund.ts";
import { addCents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RefundFieldsFragment } from "../../api/generated/graphql.ts";
import { Card, CardBody } from "../../ui/card.tsx";
import { DefinitionList } from "../../ui/definition-list.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { dayOfInstant } from "../time/instant-text.ts";
import { moneyText } from "./money-text.ts";
import { REFUND_WORDS as WORDS } from "./refund-words.ts";

type RefundCardProps = {
  readonly refunds: readonly RefundFieldsFragment[];
  readonly reader: "applicant" | "staff";
};

export function RefundCard({ refunds, reader }: RefundCardProps) {
  if (refunds.length === 0) return null;
  const due = refunds.filter(({ status }) => status === "DUE");
  return (
    <Card
      heading={WORDS.heading}
      action={
        <StatusBadge tone={due.length === 0 ? "ok" : "info"}>
          {due.length === 0 ? WORDS.paidBack : WORDS.due(totalText(due))}
        </StatusBadge>
      }
    >
      <CardBody isBelowHeading>
        <ul className="grid gap-3">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <DefinitionList
                areAmounts
                items={[
                  {
                    term: REFUND_REASON_TEXT[refund.reason],
                    value: moneyText(refund.amount, refund.currency),
                    note: WORDS.note(refund.invoiceNumber, formatDate(dayOfInstant(refund.createdAt))),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
        {due.length > 0 && <p className="mt-3 text-label text-ink-2">{WORDS.sentence[reader]}</p>}
      </CardBody>
    </Card>
  );
}

/** Each currency by itself. */
function totalText(refunds: readonly RefundFieldsFragment[]): string {
  const currencies = [...new Set(refunds.map(({ currency }) => currency))].sort();
  return currencies
    .map((each) => {
      const ofIt = refunds.filter(({ currency }) => currency === each);
      return moneyText(addCents(...ofIt.map(({ amount }) => centsFromDecimal(amount))), each);
    })
    .join(", ");
}
