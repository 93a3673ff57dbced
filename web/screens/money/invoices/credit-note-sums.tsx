// What credit notes come to, by what became of them.

import { CREDIT_NOTE_STATE_TEXT } from "@bondline/domain/money/invoices/credit-note-register.ts";
import type { CreditNoteSumFragment } from "../../../api/generated/graphql.ts";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { CREDIT_NOTE_REGISTER_WORDS as WORDS } from "./credit-note-register-words.ts";
import { moneySums } from "./money-sums.tsx";

export function CreditNoteSums({ sums }: { readonly sums: readonly CreditNoteSumFragment[] | undefined }) {
  const figures = moneySums({
    texts: CREDIT_NOTE_STATE_TEXT,
    sums,
    stateOf: ({ state }) => state,
    noteOf: WORDS.countOf,
  });
  return <FigureStrip figures={figures} />;
}
