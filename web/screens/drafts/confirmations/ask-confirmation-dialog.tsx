// Sends the beneficiary the link by which it confirms; the bank's side may name another address than the draft's.

import { ASK_CONFIRMATION_RULES } from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ConfirmationAsk } from "./confirmation-operations.ts";
import { ASK_WORDS as WORDS } from "./confirmation-words.ts";

type AskProps = {
  readonly draftId: string;
  readonly isAgain: boolean;
  readonly isDesk: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const resolver = validatedBy<{ emailAddress: string }>((values) =>
  messagesOf(ASK_CONFIRMATION_RULES, values),
);

export function AskConfirmationDialog({ draftId, isAgain, isDesk, onDone, onClose }: AskProps) {
  const { send } = useCommand(ConfirmationAsk, { handledByScreen: true });
  const record = useRecordForm({
    start: { emailAddress: "" },
    resolver,
    // Of the wording, and for the applicant of the address too, there is no field here to say it at.
    pathOf: (path) => (isDesk && path === "emailAddress" ? path : undefined),
    save: ({ emailAddress }) =>
      send({ draftId, ...(isDesk && emailAddress.trim() !== "" ? { emailAddress } : {}) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  return (
    <FormDialog
      record={record}
      title={isAgain ? WORDS.againTitle : WORDS.title}
      sentence={isAgain ? WORDS.againSentence : WORDS.sentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      {isDesk && (
        <BoundText
          name="emailAddress"
          type="email"
          label={WORDS.email}
          help={WORDS.emailHelp}
          isOptional
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
