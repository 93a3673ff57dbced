// Asks why a proposed wording is declined.

import { REASON_FIELDS, REASON_LENGTH_MAX } from "@bondline/domain/reason.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import type { ProposalDialogProps } from "./shown-proposal.ts";
import { WordingProposalDecline } from "./wording-proposal-operations.ts";
import { PROPOSAL_DIALOG_WORDS as WORDS } from "./wording-proposal-words.ts";

const START = { reason: "" };
const resolver = fieldRulesResolver<typeof START>(REASON_FIELDS);

export function DeclineWordingDialog({ proposal, version, onDone, onClose }: ProposalDialogProps) {
  const { id, draftId } = proposal;
  const { send } = useCommand(WordingProposalDecline, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver,
    save: ({ reason }) => send({ draftId, id, version, reason }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.declined });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.declineTitle}
      sentence={WORDS.declineSentence}
      submit={WORDS.decline}
      notSaved={WORDS.notDeclined}
      isDangerous
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} maxCharacters={REASON_LENGTH_MAX} />
    </FormDialog>
  );
}
