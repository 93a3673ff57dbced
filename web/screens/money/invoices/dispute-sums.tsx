// What disputed payments come to, status by status, and what the card provider keeps of them; its room is kept while it is read.

import { DISPUTE_STATUS_TEXT, DISPUTE_STATUSES } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { addCents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { DisputeSumFragment } from "../../../api/generated/graphql.ts";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { DISPUTE_REGISTER_WORDS as WORDS } from "./dispute-register-words.ts";
import { moneyText } from "./public/money-text.ts";

const TONES = { OPEN: "plain", WON: "plain", LOST: "danger" } as const;

const UNREAD = "\u00a0";

export function DisputeSums({ sums }: { readonly sums: readonly DisputeSumFragment[] | undefined }) {
  const ours = sums?.filter(({ currency }) => currency === OUR_CURRENCY);
  const byStatus = new Map(ours?.map((sum) => [sum.status, sum]));
  const states = DISPUTE_STATUSES.map((status): Figure => {
    const label = DISPUTE_STATUS_TEXT[status];
    if (ours === undefined) return { label, value: UNREAD, note: UNREAD, isSecond: true };
    const sum = byStatus.get(status);
    return {
      label,
      value: moneyText(sum?.amount ?? "0.00", OUR_CURRENCY),
      note: WORDS.countOf(sum?.count ?? 0),
      tone: sum === undefined ? "plain" : TONES[status],
      isSecond: true,
    };
  });
  const fees = ours && addCents(...ours.map((each) => centsFromDecimal(each.fees)));
  return (
    <FigureStrip
      figures={[
        ...states,
        {
          label: WORDS.fees,
          value: fees === undefined ? UNREAD : moneyText(fees, OUR_CURRENCY),
          note: WORDS.feesNote,
          isSecond: true,
        },
      ]}
    />
  );
}
