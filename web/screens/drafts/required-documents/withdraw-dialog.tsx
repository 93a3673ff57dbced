// Asks why a document is no longer needed.

import { WITHDRAW_REQUIRED_DOCUMENT_RULES } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { RequiredDocumentWithdraw } from "./required-document-operations.ts";
import { DIALOG_WORDS as WORDS } from "./required-document-words.ts";
import type { ShownDocument } from "./shown-document.ts";

type WithdrawProps = {
  readonly document: ShownDocument;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const resolver = validatedBy<{ reason: string }>((values) =>
  messagesOf(WITHDRAW_REQUIRED_DOCUMENT_RULES, values),
);

export function WithdrawDialog({ document: { id }, onDone, onClose }: WithdrawProps) {
  const { send } = useCommand(RequiredDocumentWithdraw, { handledByScreen: true });
  const record = useRecordForm({
    start: { reason: "" },
    resolver,
    save: ({ reason }) => send({ id, reason }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.withdrawn });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.withdrawTitle}
      sentence={WORDS.withdrawSentence}
      submit={WORDS.withdrawConfirm}
      notSaved={WORDS.notWithdrawn}
      isDangerous
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
    </FormDialog>
  );
}
