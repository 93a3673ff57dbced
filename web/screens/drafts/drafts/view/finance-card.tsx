// Finance for the security money of a draft: the offer while it stands, and how far an application is.

import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { DRAFT_FINANCE_WORDS as WORDS } from "../draft-words.ts";
import { can, type DraftRecord } from "./draft-facts.ts";

const STATE_TEXT: Partial<Record<NonNullable<DraftRecord["financeStatus"]>, string>> = {
  OFFERED: WORDS.offered,
  ENQUIRED: WORDS.sent,
  COMPLETED: WORDS.answered,
};

/** Nothing for somebody who said no, or who could not take the offer up. */
export function FinanceCard({ draft }: { readonly draft: DraftRecord }) {
  const { financeStatus } = draft;
  const sentence = financeStatus === null ? undefined : STATE_TEXT[financeStatus];
  const mayApply = can(draft, "CAN_ARRANGE_FINANCE");
  if (sentence === undefined || (financeStatus === "OFFERED" && !mayApply)) return null;
  return (
    <Card heading={WORDS.heading} hasBody>
      <p className="text-label text-ink-2">{sentence}</p>
      {financeStatus === "OFFERED" && (
        <div className="mt-3">
          <LinkButton size="small" href={`${paths.financeApply()}?draft=${draft.id}`}>
            {WORDS.apply}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
