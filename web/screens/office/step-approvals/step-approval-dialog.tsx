// What is decided about a step that waits for a second person: confirmed with what the first has entered, not confirmed with a reason, or taken back.

import { DRAFT_APPROVAL_NOTE_RULES } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import type { ApprovedStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { StepApprovalDecision } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { moneyText } from "../../money/invoices/public/money-text.ts";
import { DecideStepApprovalDocument } from "./step-approval-operations.ts";
import { STEP_APPROVAL_WORDS as WORDS } from "./step-approval-words.ts";
import { type Approval, stepDefinitions } from "./step-definitions.ts";

type DialogProps = {
  readonly approval: Approval;
  readonly wanted: {
    readonly step: ApprovedStep;
    readonly record: { readonly id: string; readonly version: number };
    readonly decision: StepApprovalDecision;
  };
  readonly onDone: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

type Values = { note: string };

export function StepApprovalDialog({ approval, wanted, onDone, onBehind, onClose }: DialogProps) {
  const { step, record, decision } = wanted;
  const words = WORDS[decision];
  const isDeclined = decision === "DECLINE";
  const { send } = useCommand(DecideStepApprovalDocument, { handledByScreen: true });
  const form = useRecordForm<Values, unknown>({
    start: { note: "" },
    resolver: fieldRulesResolver<Values>({ note: DRAFT_APPROVAL_NOTE_RULES[decision] }),
    save: ({ note }) =>
      send({
        id: record.id,
        version: record.version,
        step,
        approvalId: approval.id,
        decision,
        note: note.trim() === "" ? null : note.trim(),
      }),
    onSaved: () => {
      notify({ tone: "ok", title: words.done });
      onDone();
      onClose();
    },
    onBehind,
  });
  return (
    <FormDialog
      record={form}
      title={words.title}
      sentence={words.sentence(approval.approvedBy)}
      submit={words.submit(moneyText(approval.amount, approval.currency))}
      isDangerous={isDeclined}
      notSaved={WORDS.notSaved}
      conflict={{ sentence: WORDS.conflict }}
      onClose={onClose}
    >
      <DefinitionList items={stepDefinitions(approval)} />
      <BoundTextArea
        name="note"
        label={isDeclined ? WORDS.reason : WORDS.note}
        isOptional={!isDeclined}
        rows={isDeclined ? 5 : 2}
        maxCharacters={LENGTHS.notes}
      />
    </FormDialog>
  );
}
