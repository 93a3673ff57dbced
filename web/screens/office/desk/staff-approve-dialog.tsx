// Approving: a fee summary is chosen, what it comes to is shown line by line, and open findings are looked at once more.

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { StaffDraftFeeSummariesQuery } from "../../../api/generated/graphql.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundCheckbox, BoundRadio } from "../../../app/fields/bound-inputs.tsx";
import { type Read, useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { DecisionDialogProps } from "../../drafts/drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../../drafts/drafts/public/decision-form-dialog.tsx";
import { feeSummaryText } from "../../drafts/drafts/public/fee-summary-text.ts";
import type { Finding } from "../../drafts/drafts/public/staff-check.ts";
import { blockingFindings } from "../../drafts/drafts/public/staff-decision.ts";
import { StaffApprove } from "../../drafts/drafts/public/staff-decision-operations.ts";
import { DIALOG_WORDS as WORDS } from "../../drafts/drafts/public/staff-decision-words.ts";
import { aud } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { StaffDraftFeeSummaries } from "../../drafts/drafts/public/staff-draft-operations.ts";
import { StaffFeeLines } from "../../drafts/drafts/public/staff-fee-lines.tsx";
import { STAFF_DRAFT_WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { useDecisionForm } from "../../drafts/drafts/public/use-decision-form.ts";
import { useFees } from "../../drafts/drafts/public/use-fees.ts";

type Values = { feeSummaryId: string; isConfirmed: string };

export function StaffApproveDialog({ facts: { draft, checks }, live, onClose }: DecisionDialogProps) {
  const against = blockingFindings(checks);
  const start: Values = { feeSummaryId: draft.feeSummaryId ?? "", isConfirmed: "" };
  const record = useDecisionForm(StaffApprove, {
    live,
    start,
    resolver: validatedBy((values: Values) => whatIsMissing(values, against)),
    inputOf: ({ feeSummaryId: id }) => ({ id: draft.id, version: draft.version, feeSummaryId: id }),
    draftOf: (data) => data.approveDraft.draft,
    doneWords: draft.needsSecondApproval ? WORDS.approvedFirst : WORDS.approved,
    onDone: onClose,
  });
  const { form } = record;
  const summaries = useRead(StaffDraftFeeSummaries, { draftId: draft.id });
  const feeSummaryId = useWatch({ control: form.control, name: "feeSummaryId" });
  const fees = useFees(draft.id, feeSummaryId);
  const sendTotal = draft.needsSecondApproval ? WORDS.approveSendFirst : WORDS.approveSendTotal;
  const [only, ...others] = summaries.data?.feeSummaries.map(({ id }) => id) ?? [];
  const isOnly = others.length === 0;

  useEffect(
    function chooseTheOnlyOne() {
      if (only === undefined || !isOnly || form.getValues("feeSummaryId") !== "") return;
      form.resetField("feeSummaryId", { defaultValue: only });
    },
    [form, only, isOnly],
  );

  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.approveTitle}
      sentence={WORDS.approveSentence}
      submit={fees.data === undefined ? WORDS.approveSend : sendTotal(aud(fees.data.totalFees))}
      onClose={onClose}
    >
      {draft.needsSecondApproval === true && (
        <Notice tone="info" title={WORDS.approveFirst}>
          {WORDS.approveFirstSentence}
        </Notice>
      )}
      {against.length > 0 && <OpenFindings findings={against} />}
      <FeeChoice summaries={summaries} />
      {feeSummaryId !== "" && <StaffFeeLines fees={fees} />}
    </DecisionFormDialog>
  );
}

function whatIsMissing({ feeSummaryId, isConfirmed }: Values, against: readonly Finding[]) {
  return {
    ...(feeSummaryId === "" && { feeSummaryId: WORDS.approveChoose }),
    ...(against.length > 0 && isConfirmed !== "true" && { isConfirmed: WORDS.approveConfirmNeeded }),
  };
}

function OpenFindings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <div className="grid gap-2">
      <Notice tone="warn" title={WORDS.approveAgainst(findings.length)}>
        <ul className="list-disc pl-4">
          {findings.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </Notice>
      <BoundCheckbox name="isConfirmed" label={WORDS.approveAnyway} />
    </div>
  );
}

function FeeChoice({ summaries }: { readonly summaries: Read<StaffDraftFeeSummariesQuery> }) {
  if (summaries.failure !== undefined) {
    return (
      <Notice
        tone="danger"
        title={WORDS.approveFeesFailed}
        action={
          <Button size="small" onClick={summaries.readAgain}>
            {STAFF_DRAFT_WORDS.retry}
          </Button>
        }
      />
    );
  }
  if (summaries.data === undefined) {
    return (
      <div role="status" aria-label={WORDS.approveFeesLoading} className="grid animate-late gap-2">
        <Skeleton height="control" />
        <Skeleton height="control" />
      </div>
    );
  }
  if (summaries.data.feeSummaries.length === 0) return <Notice tone="warn" title={WORDS.approveNoFees} />;
  return (
    <BoundRadio
      name="feeSummaryId"
      label={WORDS.approveFees}
      options={summaries.data.feeSummaries.map((summary) => ({
        value: summary.id,
        label: `${summary.name}, ${summary.supplier.tradeName}`,
        detail: feeSummaryText(summary),
      }))}
    />
  );
}
