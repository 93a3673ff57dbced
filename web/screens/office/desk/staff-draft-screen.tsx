// One draft under review: what to check, who to ask, and the decision bar that stays in view.

import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { lazy, Suspense, useMemo, useState } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { ShownTogether } from "../../../app/shown-together.tsx";
import { useDownload, useFileAddress } from "../../../app/use-download.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StaffCreditCard } from "../../drafts/draft-payments/public/staff-credit-card.tsx";
import { StaffOpenInvoicesCard } from "../../drafts/draft-payments/public/staff-open-invoices-card.tsx";
import { StaffPaymentCard } from "../../drafts/draft-payments/public/staff-payment-card.tsx";
import { StaffRefundCard } from "../../drafts/draft-payments/public/staff-refund-card.tsx";
import { StaffSecurityCard } from "../../drafts/draft-payments/public/staff-security-card.tsx";
import { StaffUnmatchedCard } from "../../drafts/draft-payments/public/staff-unmatched-card.tsx";
import { BankCard } from "../../drafts/drafts/public/bank-card.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import type { DecisionKind } from "../../drafts/drafts/public/staff-decision.ts";
import { draftAmount, draftDetails } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { StaffDraftAttachmentDownload } from "../../drafts/drafts/public/staff-draft-operations.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { StaffApprovalsCard } from "../../drafts/second-approvals/public/staff-approvals-card.tsx";
import { LaterPaymentsCard } from "../../money/subscriptions/public/later-payments-card.tsx";
import { useRegisteredBusinesses } from "../../parties/business-register/public/use-registered-businesses.ts";
import { AttachmentRows } from "../../records/attachments/public/attachment-rows.tsx";
import { CommentsPanel } from "../../records/comments/public/comments-panel.tsx";
import { ActivityPanel } from "../../records/history/public/activity-panel.tsx";
import { RecordMails } from "../../records/record-mails/public/record-mails.tsx";
import { ArchiveHolds } from "../archive-holds/public/archive-holds.tsx";
import { RecordChecklist } from "../checklists/public/record-checklist.tsx";
import { DeskNotes } from "../desk-notes/public/desk-notes.tsx";
import { StepApprovals } from "../step-approvals/public/step-approvals.tsx";
import { findingsOf, staffChecks } from "./public/staff-checks.ts";
import { StaffChecksCard } from "./staff-checks-card.tsx";
import { StaffContactsCard } from "./staff-contacts-card.tsx";
import { StaffDecisionBar } from "./staff-decision-bar.tsx";
import { StaffDraftHeader } from "./staff-draft-header.tsx";
import { StaffDraftState } from "./staff-draft-state.tsx";
import { StaffPaperCard } from "./staff-paper-card.tsx";
import { useStaffDraft, useStaffWording } from "./use-staff-draft.ts";

// Few drafts are of these kinds, and a draft does not become one while it is looked at.
const SuretyCard = lazy(async () => ({
  default: (await import("../../drafts/drafts/public/surety-card.tsx")).SuretyCard,
}));
const StaffSwitchCard = lazy(async () => ({
  default: (await import("./staff-switch-card.tsx")).StaffSwitchCard,
}));
const StaffDiscountCard = lazy(async () => ({
  default: (await import("./staff-discount-card.tsx")).StaffDiscountCard,
}));
const RequiredDocumentsCard = lazy(async () => ({
  default: (await import("../../drafts/required-documents/public/required-documents-card.tsx"))
    .RequiredDocumentsCard,
}));
const ConfirmationCard = lazy(async () => ({
  default: (await import("../../drafts/confirmations/public/confirmation-card.tsx")).ConfirmationCard,
}));
const WordingAssurance = lazy(async () => ({
  default: (await import("../../drafts/wording/public/wording-assurance.tsx")).WordingAssurance,
}));
const IndividualsCard = lazy(async () => ({
  default: (await import("../../drafts/identity/public/individuals-card.tsx")).IndividualsCard,
}));
const WordingProposals = lazy(async () => ({
  default: (await import("../../drafts/wording-proposals/public/wording-proposals.tsx")).WordingProposals,
}));
const StaffDecisionDialog = lazy(async () => ({
  default: (await import("./staff-decision-dialog.tsx")).StaffDecisionDialog,
}));
const StaffWordingDialog = lazy(async () => ({
  default: (await import("./staff-wording-dialog.tsx")).StaffWordingDialog,
}));

export function StaffDraftScreen() {
  const draftId = useRouteParam("draftId");
  // Another draft is another review: its ticks and dialogs begin afresh.
  return <StaffDraftReview key={draftId} draftId={draftId} />;
}

function StaffDraftReview({ draftId }: { readonly draftId: string }) {
  const live = useStaffDraft(draftId);
  const { record: draft, failure, reload } = live;

  if (draft === undefined && failure !== undefined)
    return (
      <div className="p-4 sm:p-6">
        <RecordFailure
          failure={failure}
          notLoaded={WORDS.loadFailed}
          list={{ label: WORDS.toQueue, href: paths.staffDrafts() }}
          onRetry={() => void reload()}
        />
      </div>
    );
  if (draft === undefined) return <StaffDraftSkeleton />;
  return (
    <Suspense fallback={<StaffDraftSkeleton />}>
      <ShownTogether fallback={<StaffDraftSkeleton />}>
        <StaffDraftPage draft={draft} live={live} />
      </ShownTogether>
    </Suspense>
  );
}

type PageProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };

function StaffDraftPage({ draft, live }: PageProps) {
  usePageTitle(`${draftAmount(draft)} ${draft.referenceNumber}`);
  const wording = useStaffWording(draft.id, draft.version);
  const wordingChecks = wording.failure === undefined ? wording.data?.draftPreview.checks : undefined;
  const registered = useRegisteredBusinesses(numbersOf(draft));
  const checks = useMemo(
    () => staffChecks(draft, wordingChecks, registered),
    [draft, wordingChecks, registered],
  );
  const findings = findingsOf(checks);
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [deciding, setDeciding] = useState<DecisionKind>();
  const [showsWording, setShowsWording] = useState(false);
  const [openLines, setOpenLines] = useState(0);
  const [returnApprovedBy, setReturnApprovedBy] = useState<string>();
  const [depositApprovedBy, setDepositApprovedBy] = useState<string>();

  const canAsk = draft.capabilities.includes("CAN_REQUEST_CHANGES");
  // While the draft is under review every finding is asked for unless it is unticked; later nothing is, unless ticked.
  const isUnderReview = draft.capabilities.includes("CAN_APPROVE_SUBMISSION");
  const ticked = canAsk ? findings.filter(({ id }) => ticks.get(id) ?? isUnderReview) : [];
  const facts = { draft, checks, ticked, openLines, depositApprovedBy };
  const tick = (id: string, isTicked: boolean) => setTicks((before) => new Map(before).set(id, isTicked));

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-4 px-4 pt-2 pb-6 sm:px-6 lg:overflow-y-auto lg:pt-6">
        <StaffDraftHeader draft={draft} onWording={() => setShowsWording(true)} />
        <StaffDraftState draft={draft} />
        <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="contents min-w-0 @3xl:flex @3xl:flex-col @3xl:gap-4">
            <StaffChecksCard
              checks={checks}
              wording={wording}
              tickedIds={new Set(ticked.map(({ id }) => id))}
              onTick={canAsk ? tick : undefined}
            />
            <RecordChecklist
              record={{ kind: "DRAFT", id: draft.id, version: draft.version }}
              revision={live.revision}
              onOpen={setOpenLines}
            />
            <Suspense>
              <RequiredDocumentsCard key={draft.id} draft={draft} reader="BANK" />
            </Suspense>
            <Suspense>
              <ConfirmationCard key={draft.id} draftId={draft.id} revision={live.revision} isDesk />
            </Suspense>
            <Suspense>
              <IndividualsCard key={draft.id} draft={draft} revision={live.revision} />
            </Suspense>
            <Suspense>
              <WordingAssurance key={draft.id} draft={draft} />
            </Suspense>
            <Card heading={WORDS.proposedWordings} hasBody>
              <Suspense>
                <WordingProposals key={draft.id} draft={draft} revision={live.revision} />
              </Suspense>
            </Card>
            <div className="order-last flex min-w-0 flex-col gap-4 @3xl:order-none">
              <StepApprovals
                step="SECURITY_RETURN"
                record={draft}
                revision={live.revision}
                onBehind={live.reload}
                onWaiting={setReturnApprovedBy}
              />
              <StepApprovals
                step="DRAFT_DEPOSIT"
                record={draft}
                revision={live.revision}
                onBehind={live.reload}
                onWaiting={setDepositApprovedBy}
              />
              <DeskNotes record={{ kind: "DRAFT", id: draft.id }} revision={live.revision} />
              <CommentsPanel
                key={draft.id}
                record={{ kind: "draft", id: draft.id }}
                revision={live.revision}
                capabilities={draft.capabilities}
              />
              <RecordMails record={{ kind: "DRAFT", id: draft.id }} revision={live.revision} />
              <ArchiveHolds record={{ kind: "DRAFT", id: draft.id }} revision={live.revision} />
              <ActivityPanel record={{ kind: "draft", ...draft }} revision={live.revision} />
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <StaffApprovalsCard draft={draft} />
            <StaffPaperCard draft={draft} />
            <StaffPaymentCard draft={draft} />
            <StaffOpenInvoicesCard draft={draft} live={live} depositApprovedBy={depositApprovedBy} />
            <LaterPaymentsCard draft={draft} onChanged={live.reload} />
            <Suspense>
              <StaffDiscountCard draft={draft} live={live} />
            </Suspense>
            <StaffSecurityCard draft={draft} live={live} returnApprovedBy={returnApprovedBy} />
            <StaffUnmatchedCard draft={draft} live={live} />
            <StaffCreditCard draft={draft} live={live} />
            <StaffRefundCard draft={draft} live={live} />
            {draft.processType === "SURETY_BOND" && <SuretyCard bond={draft} />}
            {draft.bGSwitch !== null && <StaffSwitchCard draft={draft} live={live} />}
            <BankCard draft={draft} place="DESK" />
            <StaffDocumentsCard draft={draft} />
            <StaffContactsCard draft={draft} />
            <Card heading={WORDS.details}>
              <CardBody isBelowHeading>
                <DefinitionList items={draftDetails(draft)} />
              </CardBody>
            </Card>
          </div>
        </div>
      </div>
      <StaffDecisionBar facts={facts} onDecide={setDeciding} />
      <Suspense fallback={null}>
        {deciding !== undefined && (
          <StaffDecisionDialog
            kind={deciding}
            facts={facts}
            live={live}
            onClose={() => setDeciding(undefined)}
          />
        )}
        {showsWording && <StaffWordingDialog wording={wording} onClose={() => setShowsWording(false)} />}
      </Suspense>
    </div>
  );
}

function numbersOf({ parties }: StaffDraftRecord): readonly string[] {
  return parties.flatMap(({ abn }) => {
    const number = abnOrAcn(abn ?? "");
    return number.ok ? [number.value] : [];
  });
}

function StaffDocumentsCard({ draft }: { readonly draft: StaffDraftRecord }) {
  const download = useDownload(StaffDraftAttachmentDownload, (id) => ({ draftId: draft.id, id }));
  const addressOf = useFileAddress(StaffDraftAttachmentDownload, (id) => ({ draftId: draft.id, id }));
  const files = draft.attachments.filter(({ variant }) => variant !== ISSUED_PAPER);
  const count = files.length;
  return (
    <Card heading={WORDS.documents} note={count > 0 ? count : undefined} hasRows>
      {count === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noDocuments}</p>
        </CardBody>
      ) : (
        <AttachmentRows attachments={files} onDownload={download} addressOf={addressOf} />
      )}
    </Card>
  );
}

function StaffDraftSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-4 pt-6 sm:px-6">
      <Card>
        <SkeletonRows rows={6} label={WORDS.loading} />
      </Card>
    </div>
  );
}
