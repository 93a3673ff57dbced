// What is about to be submitted, to be read once more: parties, amount, dates, fee plan, and the wording itself.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { DELIVERY_TYPE_TEXT, purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { partyTitles } from "@bondline/domain/parties/parties/party.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { lazy, Suspense } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Card } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { useWordingAddress } from "../../wording/public/use-wording-address.ts";
import { DraftPreviewQuery } from "../draft-operations.ts";
import { DRAFT_WORDS, PREVIEW_WORDS, SUBMIT_WORDS } from "../draft-words.ts";
import { draftEditPath } from "../edit/draft-edit-path.ts";
import { FeeSummaryTotal } from "../fee-summary-total.tsx";
import { can, type DraftRecord, dayText, draftTitle, expiryText } from "../view/draft-facts.ts";

/** It has nothing to show before the wording is read, and comes then. */
const PrintFrame = lazy(async () => ({
  default: (await import("../../../../ui/print-frame.tsx")).PrintFrame,
}));

type Props = { readonly draft: DraftRecord };

export function SubmissionSummary({ draft }: Props) {
  const { organisationId, id: draftId, productSelectionSummary: selection } = draft;
  const edit = can(draft, "CAN_EDIT") && (
    <LinkButton size="small" href={draftEditPath({ organisationId, draftId })}>
      {SUBMIT_WORDS.edit}
    </LinkButton>
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card heading={SUBMIT_WORDS.summary} action={edit} hasBody>
        <DefinitionList items={summaryOf(draft)} />
      </Card>
      {selection !== null && (
        <Card heading={SUBMIT_WORDS.feePlan} note={selection.feeSummary.name} hasBody>
          <FeeSummaryTotal selection={selection} />
        </Card>
      )}
    </div>
  );
}

function summaryOf(draft: DraftRecord): Definition[] {
  const titles = partyTitles(draft.parties, draft.processType);
  const { deliveryType } = draft.deliveryDetails;
  return [
    ...draft.parties.map(({ name, abn }, place) => ({
      term: titles[place] ?? "",
      value: name,
      note: abn === null ? undefined : formatAbnOrAcn(abn),
    })),
    { term: DRAFT_FIELDS.amount.label, value: draftTitle(draft) },
    { term: DRAFT_FIELDS.purpose.label, value: purposeText(draft) },
    { term: DRAFT_FIELDS.expiryType.label, value: expiryText(draft) },
    { term: DRAFT_FIELDS.expectedReturnDate.label, value: dayText(draft.expectedReturnDate) },
    { term: DRAFT_FIELDS.projectAddress.label, value: draft.projectAddress },
    {
      term: DRAFT_FIELDS["deliveryDetails.deliveryType"].label,
      value: deliveryType && DELIVERY_TYPE_TEXT[deliveryType],
    },
  ];
}

/** In the page and not behind a button: it is what the applicant asks the bank to sign. */
export function SubmissionWording({ draft }: Props) {
  const { id: draftId, organisationId, referenceNumber, version } = draft;
  const read = useRead(DraftPreviewQuery, { draftId, organisationId }, { dependsOn: String(version) });
  const title = PREVIEW_WORDS.title(referenceNumber);
  const address = useWordingAddress(read.data?.draftPreview.html, title);
  return (
    <Card heading={SUBMIT_WORDS.wording} note={SUBMIT_WORDS.wordingNote}>
      <div className="rounded-b-card bg-sunken p-2 sm:p-3">
        {address === undefined ? (
          <ReadPending
            of={read}
            notLoaded={PREVIEW_WORDS.failed}
            sentence={DRAFT_WORDS.tryAgain}
            loading={PREVIEW_WORDS.loading}
            rows={8}
          />
        ) : (
          <Suspense fallback={<SkeletonRows label={PREVIEW_WORDS.loading} rows={8} />}>
            <PrintFrame title={title} address={address} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
