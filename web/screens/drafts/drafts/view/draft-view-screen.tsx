// One draft, kept current while it is looked at: how far it is, what is missing, what is to be paid, and what happened.

import { CONTRACT_FORM_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { LifeCycleBars } from "../../../../ui/life-cycle-bars.tsx";
import { PredecessorNotice } from "../../../documents/successors/public/successor-facts.tsx";
import { CreditNoteCard } from "../../../money/invoices/public/credit-note-card.tsx";
import { RefundCard } from "../../../money/invoices/public/refund-card.tsx";
import { SecurityCard } from "../../../money/security-money/public/security-card.tsx";
import { LaterPaymentsCard } from "../../../money/subscriptions/public/later-payments-card.tsx";
import { OwnApproval } from "../../../records/collaborators/public/own-approval.tsx";
import { RecordPeople } from "../../../records/collaborators/public/record-people.tsx";
import { CommentsPanel } from "../../../records/comments/public/comments-panel.tsx";
import { ActivityPanel } from "../../../records/history/public/activity-panel.tsx";
import { DraftPresence } from "../../presence/public/draft-presence.tsx";
import { DRAFT_WORDS, VIEW_WORDS } from "../draft-words.ts";
import { FeeSummaryTotal } from "../fee-summary-total.tsx";
import { OpenedDraft } from "../opened-draft.tsx";
import { DraftPreviewButton } from "../preview/draft-preview-button.tsx";
import { BankCard } from "../public/bank-card.tsx";
import { BankSwitchCard } from "../public/bank-switch-card.tsx";
import { SuretyCard } from "../public/surety-card.tsx";
import { DetailsCard } from "./details-card.tsx";
import { DraftAttachments } from "./draft-attachments.tsx";
import { can, type DraftRecord, draftTitle, lifeCycleStages } from "./draft-facts.ts";
import { DraftHeader } from "./draft-header.tsx";
import { DraftParties } from "./draft-parties.tsx";
import { FinanceCard } from "./finance-card.tsx";
import { OtherInvoicesCard, otherOpenInvoices } from "./other-invoices-card.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { RequirementsCard } from "./requirements-card.tsx";
import { StateNotice } from "./state-notice.tsx";

const IndividualsCard = lazy(async () => ({
  default: (await import("../../identity/public/individuals-card.tsx")).IndividualsCard,
}));

// Only what was sent to the bank has any.
const RequiredDocumentsCard = lazy(async () => ({
  default: (await import("../../required-documents/public/required-documents-card.tsx"))
    .RequiredDocumentsCard,
}));

const ConfirmationCard = lazy(async () => ({
  default: (await import("../../confirmations/public/confirmation-card.tsx")).ConfirmationCard,
}));
const WordingProposals = lazy(async () => ({
  default: (await import("../../wording-proposals/public/wording-proposals.tsx")).WordingProposals,
}));

const PapersCard = lazy(async () => ({
  default: (await import("../../../records/papers/public/papers-card.tsx")).PapersCard,
}));

export function DraftViewScreen() {
  return (
    <OpenedDraft
      title={(draft) =>
        draft === undefined ? DRAFT_WORDS.draft : `${draftTitle(draft)} ${draft.referenceNumber}`
      }
      page={(draft, { revision, replace }) => (
        <DraftPresence draftId={draft.id}>
          <DraftPage draft={draft} revision={revision} onChanged={replace} />
        </DraftPresence>
      )}
    />
  );
}

type PageProps = {
  readonly draft: DraftRecord;
  readonly revision: number;
  readonly onChanged: (draft: DraftRecord) => void;
};

function DraftPage({ draft, revision, onChanged }: PageProps) {
  const { organisations } = useSession();
  const search: { paid?: unknown } = useSearch({ strict: false });
  const isMine = organisations.some(({ id }) => id === draft.organisationId);
  const isOnTheWay = can(draft, "CAN_EDIT") || can(draft, "CAN_SUBMIT");
  const record = { ...draft, kind: "draft" } as const;

  return (
    <div className="flex flex-col gap-5">
      <DraftHeader draft={draft} onChanged={onChanged} />
      <StateNotice draft={draft} />
      <OwnApproval draft={draft} />
      {draft.predecessor !== null && (
        <PredecessorNotice organisationId={draft.organisationId} item={draft.predecessor} />
      )}
      {can(draft, "CAN_VIEW_PROGRESS") && (
        <Card aria-label={VIEW_WORDS.lifeCycle} hasBody>
          <LifeCycleBars label={VIEW_WORDS.lifeCycle} stages={lifeCycleStages(draft, isMine)} />
        </Card>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <Column>
          <Ordered place="order-2">
            {isOnTheWay && (
              <RequirementsCard
                draft={draft}
                requirements={draft.applicableRequirements}
                onChanged={onChanged}
              />
            )}
          </Ordered>
          <Ordered place="order-2">
            {draft.submittedAt !== null && can(draft, "CAN_VIEW_PROGRESS") && (
              <Suspense>
                <RequiredDocumentsCard key={draft.id} draft={draft} reader="APPLICANT" />
              </Suspense>
            )}
          </Ordered>
          <Ordered place="order-2">
            {can(draft, "CAN_VIEW_PROGRESS") && (
              <Suspense>
                <IndividualsCard key={draft.id} draft={draft} revision={revision} />
              </Suspense>
            )}
          </Ordered>
          <Ordered place="order-3">
            {draft.bGSwitch !== null && (
              <BankSwitchCard
                bgSwitch={draft.bGSwitch}
                editHref={
                  draft.editableFields.includes("amount")
                    ? paths.switchDraftEdit({ draftId: draft.id })
                    : undefined
                }
              />
            )}
          </Ordered>
          <Ordered place="order-3">
            {draft.processType === "SURETY_BOND" && can(draft, "CAN_VIEW_PROGRESS") && (
              <SuretyCard
                bond={draft}
                editHref={
                  draft.editableFields.includes("amount")
                    ? paths.suretyDraftEdit({ draftId: draft.id })
                    : undefined
                }
              />
            )}
          </Ordered>
          <Ordered place="order-4">
            <WordingCard draft={draft} revision={revision} />
          </Ordered>
          <Ordered place="order-4">
            <Suspense>
              <ConfirmationCard key={draft.id} draftId={draft.id} revision={revision} />
            </Suspense>
          </Ordered>
          <Ordered place="order-5">
            <DraftParties draft={draft} onChanged={onChanged} />
          </Ordered>
          <Ordered place="order-6">
            <DraftAttachments draft={draft} onChanged={onChanged} />
          </Ordered>
          <Ordered place="order-8">
            <CommentsPanel
              key={draft.id}
              record={record}
              revision={revision}
              capabilities={draft.capabilities}
            />
          </Ordered>
          <Ordered place="order-9">
            <ActivityPanel record={record} revision={revision} />
          </Ordered>
        </Column>
        <Column>
          <Ordered place="order-1">
            <PaymentCard draft={draft} hasReturned={hasReturned(draft, search.paid)} />
          </Ordered>
          <Ordered place="order-1">
            <OtherInvoicesCard draft={draft} paid={search.paid} />
          </Ordered>
          <Ordered place="order-1">
            <LaterPaymentsCard draft={draft} onChanged={onChanged} />
          </Ordered>
          <Ordered place="order-1">
            <SecurityCard security={draft.securityMoney} reader={isMine ? "applicant" : "other"} />
          </Ordered>
          <Ordered place="order-1">
            <CreditNoteCard draft={draft} />
          </Ordered>
          <Ordered place="order-1">
            <RefundCard refunds={draft.refunds} reader="applicant" />
          </Ordered>
          <Ordered place="order-3">
            <DetailsCard draft={draft} />
          </Ordered>
          <Ordered place="order-3">
            {can(draft, "CAN_VIEW_PROGRESS") && <BankCard draft={draft} place="DRAFT" />}
          </Ordered>
          <Ordered place="order-5">
            <FeesCard draft={draft} />
          </Ordered>
          <Ordered place="order-6">
            <FinanceCard draft={draft} />
          </Ordered>
          <Ordered place="order-6">
            {can(draft, "CAN_VIEW_PROGRESS") && (
              <Suspense>
                <PapersCard key={draft.id} of={{ draftId: draft.id }} version={draft.version} />
              </Suspense>
            )}
          </Ordered>
          <Ordered place="order-7">
            <RecordPeople record={{ ...draft, kind: "draft", people: draft.draftCollaborators }} />
          </Ordered>
        </Column>
      </div>
    </div>
  );
}

/** On phones both columns dissolve into one, in the order of need. */
function Column({ children }: { readonly children: ReactNode }) {
  return <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-4">{children}</div>;
}

function Ordered({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  return <div className={`${place} min-w-0 empty:hidden lg:order-none`}>{children}</div>;
}

type WordingCardProps = { readonly draft: DraftRecord; readonly revision: number };

function WordingCard({ draft, revision }: WordingCardProps) {
  const { contractForm, contractTitle, contractNumber } = draft;
  const contract = [contractTitle, contractNumber].filter(Boolean).join(", ");
  return (
    <Card heading={VIEW_WORDS.wording} action={<DraftPreviewButton draft={draft} size="small" />} hasBody>
      <p className="text-body">
        {contractForm === null ? VIEW_WORDS.noForm : CONTRACT_FORM_TEXT[contractForm]}
      </p>
      {contract !== "" && <p className="text-label break-words text-ink-2">{contract}</p>}
      <div className="mt-3 border-t border-line pt-3">
        <Suspense>
          <WordingProposals key={draft.id} draft={draft} revision={revision} />
        </Suspense>
      </div>
    </Card>
  );
}

/** Until there is a payment request, what the chosen fees will come to. */
function FeesCard({ draft }: { readonly draft: DraftRecord }) {
  if (draft.paymentDetails !== null || draft.productSelectionSummary === null) return null;
  return (
    <Card heading={VIEW_WORDS.fees} note={draft.productSelectionSummary.feeSummary.name} hasBody>
      <FeeSummaryTotal selection={draft.productSelectionSummary} />
    </Card>
  );
}

/** From the page of the invoice that the payment request is about. */
function hasReturned(draft: DraftRecord, paid: unknown): boolean {
  return paid !== undefined && otherOpenInvoices(draft).every(({ id }) => id !== paid);
}
