// What refunds come to, state by state.

import { REFUND_STATE_TEXT, type RefundState } from "@bondline/domain/money/invoices/refund-state.ts";
import type { RefundSumFragment } from "../../../api/generated/graphql.ts";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { moneySums } from "./money-sums.tsx";
import { refundsHref } from "./public/refunds-href.ts";
import { REFUND_REGISTER_WORDS as WORDS } from "./refund-register-words.ts";

type SumsProps = {
  readonly sums: readonly RefundSumFragment[] | undefined;
  /** Of what is narrowed, the address of a state alone says something else. */
  readonly isWhole: boolean;
};

export function RefundSums({ sums, isWhole }: SumsProps) {
  const noteOf = (count: number, others: string, state: RefundState) => {
    const note = others === "" ? WORDS.countOf(count) : WORDS.countAnd(WORDS.countOf(count), others);
    if (!isWhole || count === 0) return note;
    return (
      <TextLink href={refundsHref({ states: state })} aria-label={`${REFUND_STATE_TEXT[state]}: ${note}`}>
        {note}
      </TextLink>
    );
  };
  const figures = moneySums({
    texts: REFUND_STATE_TEXT,
    sums,
    stateOf: ({ state }) => state,
    noteOf,
    dangers: ["FAILED"],
  });
  return <FigureStrip figures={figures} />;
}
