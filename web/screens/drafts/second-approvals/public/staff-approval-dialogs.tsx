// What is decided about a first approval: a second person confirms it or does not, or whoever gave it takes it back.

import {
  DRAFT_APPROVAL_NOTE_RULES,
  type DraftApprovalDecision,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { ReactNode } from "react";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import type { DecisionDialogProps } from "../../drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../../drafts/public/decision-form-dialog.tsx";
import { StaffDecideApproval } from "../../drafts/public/staff-decision-operations.ts";
import { DIALOG_WORDS as WORDS } from "../../drafts/public/staff-decision-words.ts";
import { aud, waitingApproval } from "../../drafts/public/staff-draft-facts.ts";
import { StaffFeeLines } from "../../drafts/public/staff-fee-lines.tsx";
import { useDecisionForm } from "../../drafts/public/use-decision-form.ts";
import { useFees } from "../../drafts/public/use-fees.ts";

type Values = { note: string };

type ApprovalDialogProps = DecisionDialogProps & {
  readonly decision: DraftApprovalDecision;
  readonly title: string;
  readonly sentence: string;
  readonly submit: string;
  readonly doneWords: string;
  readonly isDangerous?: boolean;
  readonly children?: ReactNode;
};

function ApprovalDialog({
  facts: { draft },
  live,
  onClose,
  decision,
  doneWords,
  ...shown
}: ApprovalDialogProps) {
  const record = useDecisionForm(StaffDecideApproval, {
    live,
    start: { note: "" },
    resolver: fieldRulesResolver<Values>({ note: DRAFT_APPROVAL_NOTE_RULES[decision] }),
    inputOf: ({ note }) => ({
      id: draft.id,
      version: draft.version,
      decision,
      note: note.trim() === "" ? null : note.trim(),
    }),
    draftOf: (data) => data.decideDraftApproval.draft,
    doneWords,
    onDone: onClose,
  });
  return <DecisionFormDialog record={record} onClose={onClose} {...shown} />;
}

export function StaffConfirmDialog(props: DecisionDialogProps) {
  const { draft } = props.facts;
  const first = waitingApproval(draft);
  const fees = useFees(draft.id, first?.feeSummaryId ?? "");
  if (first === undefined) return null;
  const added = first.lineItems.map(({ description, amount }) => ({
    term: description,
    value: aud(amount),
  }));
  // What was added by hand has its own tax, so the sum is said where the fees alone make it.
  const total = added.length === 0 ? fees.data?.totalFees : undefined;
  return (
    <ApprovalDialog
      {...props}
      decision="CONFIRM"
      title={WORDS.confirmTitle}
      sentence={WORDS.confirmSentence(first.approvedBy)}
      submit={total === undefined ? WORDS.confirmSend : WORDS.confirmSendTotal(aud(total))}
      doneWords={WORDS.confirmed}
    >
      <DefinitionList items={[{ term: WORDS.confirmPlan, value: first.feeSummaryName }]} />
      <StaffFeeLines fees={fees} />
      {added.length > 0 && (
        <section aria-label={WORDS.confirmAdded}>
          <h3 className="text-label font-semibold">{WORDS.confirmAdded}</h3>
          <DefinitionList items={added} areAmounts />
        </section>
      )}
      <BoundTextArea
        name="note"
        label={WORDS.approvalNote}
        isOptional
        rows={2}
        maxCharacters={LENGTHS.notes}
      />
    </ApprovalDialog>
  );
}

export function StaffNotConfirmDialog(props: DecisionDialogProps) {
  const first = waitingApproval(props.facts.draft);
  if (first === undefined) return null;
  return (
    <ApprovalDialog
      {...props}
      decision="DECLINE"
      title={WORDS.notConfirmTitle}
      sentence={WORDS.notConfirmSentence(first.approvedBy)}
      submit={WORDS.notConfirmSend}
      doneWords={WORDS.notConfirmed}
      isDangerous
    >
      <BoundTextArea name="note" label={WORDS.notConfirmReason} rows={5} maxCharacters={LENGTHS.notes} />
    </ApprovalDialog>
  );
}

export function StaffTakeBackDialog(props: DecisionDialogProps) {
  return (
    <ApprovalDialog
      {...props}
      decision="TAKE_BACK"
      title={WORDS.takeBackTitle}
      sentence={WORDS.takeBackSentence}
      submit={WORDS.takeBackSend}
      doneWords={WORDS.takenBack}
    >
      <BoundTextArea
        name="note"
        label={WORDS.approvalNote}
        isOptional
        rows={2}
        maxCharacters={LENGTHS.notes}
      />
    </ApprovalDialog>
  );
}
