// Asks why a document is not approved, with a file that shows it where one helps.

import { DECLINE_REQUIRED_DOCUMENT_RULES } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { whyRefused } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import {
  fileProblem,
  NO_FILE,
  type OneFile,
  OneFileField,
} from "../../records/attachments/public/one-file-field.tsx";
import type { DecisionProps } from "./approve-dialog.tsx";
import { RequiredDocumentMessageAction } from "./required-document-operations.ts";
import { REQUIRED_WORDS, DIALOG_WORDS as WORDS } from "./required-document-words.ts";
import { useFilesOf } from "./use-files-of.ts";

type Values = OneFile & { message: string };

const resolver = validatedBy<Values>((values) => ({
  ...messagesOf(DECLINE_REQUIRED_DOCUMENT_RULES, values),
  ...fileProblem(values),
}));

export function DeclineDialog({ document, messageId, onDone, onClose }: DecisionProps) {
  const { send } = useCommand(RequiredDocumentMessageAction, { handledByScreen: true });
  const target = useFilesOf(document);
  const record = useRecordForm<Values, unknown>({
    start: { ...NO_FILE, message: "" },
    resolver,
    pathOf: (path) => (path === "attachment" ? "fileId" : path),
    save: ({ message, fileId }) =>
      send({
        requiredDocumentId: document.id,
        requiredDocumentMessageId: messageId,
        outcome: "REJECTED",
        message,
        attachment: fileId === "" ? null : fileId,
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.declined });
      onClose();
      onDone();
    },
    onRefused: (failure) => notify({ tone: "danger", title: WORDS.notDeclined(whyRefused(failure)) }),
    onBehind: onDone,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.declineTitle}
      sentence={WORDS.declineSentence}
      submit={REQUIRED_WORDS.decline}
      notSaved={WORDS.declineRefused}
      isDangerous
      onClose={onClose}
    >
      <BoundTextArea name="message" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
      <OneFileField
        target={target}
        attachments={document.attachments}
        help={WORDS.declineFile}
        purpose="DECLINE"
      />
    </FormDialog>
  );
}
