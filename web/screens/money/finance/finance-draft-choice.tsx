// Which draft is to be financed: those that are offered finance now.

import { ReadPending } from "../../../app/read-pending.tsx";
import type { SessionOrganisation } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DocumentIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { NewDraftLink } from "../../drafts/drafts/public/new-draft-link.tsx";
import { FinanceDraftsDocument } from "./finance-operations.ts";
import { FINANCE_WORDS, APPLY_WORDS as WORDS } from "./finance-words.ts";
import { aud } from "./repayment-options.tsx";

export function FinanceDraftChoice({ organisation }: { readonly organisation: SessionOrganisation }) {
  const read = useRead(FinanceDraftsDocument, { organisationId: organisation.id });
  const offered = read.data?.drafts.edges
    .map(({ node }) => node)
    .filter(({ financeStatus }) => financeStatus === "OFFERED" || financeStatus === "DECLINED");
  return (
    <Card aria-label={WORDS.choose}>
      {offered === undefined && (
        <ReadPending of={read} notLoaded={FINANCE_WORDS.notLoaded} loading={FINANCE_WORDS.loading} rows={3} />
      )}
      {offered?.length === 0 && (
        <EmptyState
          icon={DocumentIcon}
          title={WORDS.none}
          sentence={WORDS.noneSentence}
          action={<NewDraftLink organisation={organisation} />}
        />
      )}
      {offered?.map((draft) => (
        <CardRow key={draft.id}>
          <div className="min-w-0 flex-1">
            <p className="figures text-body font-medium">{draft.amount === null ? "" : aud(draft.amount)}</p>
            <p className="text-label break-words text-ink-2">
              {[draft.referenceNumber, beneficiaryOf(draft)].filter(Boolean).join(" · ")}
            </p>
          </div>
          <LinkButton href={`${paths.financeApply()}?draft=${encodeURIComponent(draft.id)}`}>
            {WORDS.title}
          </LinkButton>
        </CardRow>
      ))}
    </Card>
  );
}

function beneficiaryOf({
  parties,
}: {
  readonly parties: readonly { readonly partyVariant: string; readonly name: string | null }[];
}): string {
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  return beneficiary?.name ?? WORDS.beneficiaryMissing;
}
