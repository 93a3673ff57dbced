// Approving: a fee summary is chosen, what it comes to is shown line by line, and open findings are looked at once more.

import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { DecisionDialogProps } from "./decision-dialog-props.ts";
import { type FeeSummary, feeSummaryText } from "./fee-summary-text.ts";
import type { Finding } from "./staff-check.ts";
import { blockingFindings } from "./staff-decision.ts";
import { StaffApprove } from "./staff-decision-operations.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { aud } from "./staff-draft-facts.ts";
import { StaffFeeLines } from "./staff-fee-lines.tsx";
import { STAFF_DRAFT_WORDS } from "./staff-words.ts";
import { useDecision } from "./use-decision.ts";
import { useFeeSummaries, useFees } from "./use-fees.ts";

export function StaffApproveDialog({ facts: { draft, checks }, live, onClose }: DecisionDialogProps) {
  const { decide, sending, trouble } = useDecision(StaffApprove, {
    live,
    draftOf: (data) => data.approveDraft.draft,
    doneWords: WORDS.approved,
    onDone: onClose,
  });
  const summaries = useFeeSummaries(draft.id);
  const [chosenId, setChosenId] = useState(draft.feeSummaryId);
  const feeSummaryId = chosenId ?? onlyOne(summaries.data);
  const fees = useFees(draft.id, feeSummaryId);
  const against = blockingFindings(checks);
  const [isConfirmed, setConfirmed] = useState(false);
  const [missing, setMissing] = useState<Missing>({});

  const approve = async () => {
    const lacking = whatIsMissing({ feeSummaryId, isConfirmed: isConfirmed || against.length === 0 });
    setMissing(lacking);
    if (feeSummaryId === null || lacking.confirmation !== undefined) return;
    const refused = await decide({ id: draft.id, version: draft.version, feeSummaryId });
    setMissing({ fees: refused.feeSummaryId });
  };

  return (
    <Dialog
      title={WORDS.approveTitle}
      sentence={WORDS.approveSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void approve()}>
            {fees.data === undefined ? WORDS.approveSend : WORDS.approveSendTotal(aud(fees.data.totalFees))}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <StaffDecisionTrouble trouble={trouble} />
        <OpenFindings
          findings={against}
          isConfirmed={isConfirmed}
          error={missing.confirmation}
          onConfirm={setConfirmed}
        />
        <FeeChoice
          summaries={summaries}
          chosenId={feeSummaryId}
          error={missing.fees}
          onChoose={setChosenId}
        />
        {feeSummaryId !== null && <StaffFeeLines fees={fees} />}
      </div>
    </Dialog>
  );
}

type Missing = { fees?: string | undefined; confirmation?: string | undefined };

function whatIsMissing({
  feeSummaryId,
  isConfirmed,
}: {
  feeSummaryId: string | null;
  isConfirmed: boolean;
}): Missing {
  return {
    fees: feeSummaryId === null ? WORDS.approveChoose : undefined,
    confirmation: isConfirmed ? undefined : WORDS.approveConfirmNeeded,
  };
}

function onlyOne(summaries: readonly FeeSummary[] | undefined): string | null {
  return summaries?.length === 1 ? (summaries[0]?.id ?? null) : null;
}

type OpenFindingsProps = {
  readonly findings: readonly Finding[];
  readonly isConfirmed: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

function OpenFindings({ findings, isConfirmed, error, onConfirm }: OpenFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Notice tone="warn" title={WORDS.approveAgainst(findings.length)}>
        <ul className="list-disc pl-4">
          {findings.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </Notice>
      <CheckboxField
        label={WORDS.approveAnyway}
        checked={isConfirmed}
        error={isConfirmed ? undefined : error}
        onChange={(event) => onConfirm(event.target.checked)}
      />
    </div>
  );
}

type FeeChoiceProps = {
  readonly summaries: ReturnType<typeof useFeeSummaries>;
  readonly chosenId: string | null;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

function FeeChoice({ summaries, chosenId, error, onChoose }: FeeChoiceProps) {
  if (summaries.hasFailed) {
    return (
      <Notice
        tone="danger"
        title={WORDS.approveFeesFailed}
        action={
          <Button size="small" onClick={summaries.retry}>
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
  if (summaries.data.length === 0) return <Notice tone="warn" title={WORDS.approveNoFees} />;
  return (
    <RadioGroupField
      label={WORDS.approveFees}
      options={summaries.data.map((summary) => ({
        value: summary.id,
        label: `${summary.name}, ${summary.supplier.tradeName}`,
        detail: feeSummaryText(summary),
      }))}
      value={chosenId}
      error={chosenId === null ? error : undefined}
      onChange={onChoose}
    />
  );
}
