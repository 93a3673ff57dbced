// Asking for changes and declining: both say why, in words that the applicant reads.

import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import type { DecisionDialogProps } from "../../drafts/drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../../drafts/drafts/public/decision-form-dialog.tsx";
import { StaffReject, StaffRequestChanges } from "../../drafts/drafts/public/staff-decision-operations.ts";
import { REASON_MAX, REASON_RULES } from "../../drafts/drafts/public/staff-decision-rules.ts";
import { DIALOG_WORDS as WORDS } from "../../drafts/drafts/public/staff-decision-words.ts";
import { useDecisionForm } from "../../drafts/drafts/public/use-decision-form.ts";
import { AnsweredTextArea } from "../saved-answers/public/answered-text-area.tsx";
import { composedReason } from "./public/staff-checks.ts";

const resolver = fieldRulesResolver<{ reason: string }>(REASON_RULES);

export function StaffRequestDialog({ facts: { draft, ticked }, live, onClose }: DecisionDialogProps) {
  const record = useDecisionForm(StaffRequestChanges, {
    live,
    // What the ticked findings come to, to be edited.
    start: { reason: composedReason(ticked) },
    resolver,
    inputOf: ({ reason }) => ({ id: draft.id, version: draft.version, reason: reason.trim() }),
    draftOf: (data) => data.requestDraftChanges.draft,
    doneWords: WORDS.requested,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.requestTitle}
      sentence={WORDS.requestSentence}
      submit={WORDS.requestSend}
      onClose={onClose}
    >
      <ReasonField label={WORDS.requestReason} />
    </DecisionFormDialog>
  );
}

export function StaffDeclineDialog({ facts: { draft }, live, onClose }: DecisionDialogProps) {
  const record = useDecisionForm(StaffReject, {
    live,
    start: { reason: "" },
    resolver,
    inputOf: ({ reason }) => ({ id: draft.id, version: draft.version, reason: reason.trim() }),
    draftOf: (data) => data.rejectDraft.draft,
    doneWords: WORDS.declined,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.declineTitle}
      sentence={WORDS.declineSentence}
      submit={WORDS.declineSend}
      isDangerous
      onClose={onClose}
    >
      <ReasonField label={WORDS.declineReason} />
    </DecisionFormDialog>
  );
}

function ReasonField({ label }: { readonly label: string }) {
  return <AnsweredTextArea name="reason" label={label} rows={7} maxCharacters={REASON_MAX} />;
}
