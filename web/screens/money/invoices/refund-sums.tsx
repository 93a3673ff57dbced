// What refunds come to, state by state; its room is kept while it is read, so that what stands below it stays where it is.

import {
  REFUND_STATE_TEXT,
  REFUND_STATES,
  type RefundState,
} from "@bondline/domain/money/invoices/refund-state.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { RefundSumFragment } from "../../../api/generated/graphql.ts";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { moneyText } from "./public/money-text.ts";
import { refundsHref } from "./public/refunds-href.ts";
import { REFUND_REGISTER_WORDS as WORDS } from "./refund-register-words.ts";

type SumsProps = {
  readonly sums: readonly RefundSumFragment[] | undefined;
  /** Of what is narrowed, the address of a state alone says something else. */
  readonly isWhole: boolean;
};

const UNREAD = "\u00a0";

export function RefundSums({ sums, isWhole }: SumsProps) {
  return <FigureStrip figures={REFUND_STATES.map((state) => figureOf({ sums, isWhole }, state))} />;
}

function figureOf({ sums, isWhole }: SumsProps, state: RefundState): Figure {
  const label = REFUND_STATE_TEXT[state];
  if (sums === undefined) return { label, value: UNREAD, note: UNREAD, isSecond: true };
  const ofState = sums.filter((sum) => sum.state === state);
  const ours = ofState.find(({ currency }) => currency === OUR_CURRENCY);
  const others = ofState
    .filter((sum) => sum !== ours)
    .map(({ amount, currency }) => moneyText(amount, currency));
  const count = ofState.reduce((sum, each) => sum + each.count, 0);
  const said = WORDS.countOf(count);
  const note = others.length === 0 ? said : WORDS.countAnd(said, others.join(", "));
  return {
    label,
    value: moneyText(ours?.amount ?? "0.00", OUR_CURRENCY),
    note:
      !isWhole || count === 0 ? (
        note
      ) : (
        <TextLink href={refundsHref({ states: state })} aria-label={`${label}: ${note}`}>
          {note}
        </TextLink>
      ),
    tone: state === "FAILED" && count > 0 ? "danger" : "plain",
    isSecond: true,
  };
}
