// What disputed payments come to, status by status, and what the card provider keeps of them.

import { DISPUTE_STATUS_TEXT } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { addCents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { DisputeSumFragment } from "../../../api/generated/graphql.ts";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { DISPUTE_REGISTER_WORDS as WORDS } from "./dispute-register-words.ts";
import { moneySums, UNREAD } from "./money-sums.tsx";
import { moneyText } from "./public/money-text.ts";

export function DisputeSums({ sums }: { readonly sums: readonly DisputeSumFragment[] | undefined }) {
  const ours = sums?.filter(({ currency }) => currency === OUR_CURRENCY);
  const states = moneySums({
    texts: DISPUTE_STATUS_TEXT,
    sums: ours,
    stateOf: ({ status }) => status,
    noteOf: WORDS.countOf,
    dangers: ["LOST"],
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
