// Asks the applicant for a document, or opens one that the bank puts up itself.

import {
  ASK_FOR_DOCUMENT_RULES,
  type RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { REQUIRED_DOCUMENT_TYPE_TEXT } from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundSelect, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { RequiredDocumentCreate } from "./required-document-operations.ts";
import { TYPE_HELP, DIALOG_WORDS as WORDS } from "./required-document-words.ts";

type Values = { requiredDocumentType: RequiredDocumentType; message: string };
type AskProps = { readonly draftId: string; readonly onDone: () => void; readonly onClose: () => void };

const START: Values = { requiredDocumentType: "APPLICATION_FORM", message: "" };
const TYPES = codesIn(REQUIRED_DOCUMENT_TYPE_TEXT).map((value) => ({
  value,
  label: REQUIRED_DOCUMENT_TYPE_TEXT[value],
}));
const resolver = validatedBy<Values>((values) => messagesOf(ASK_FOR_DOCUMENT_RULES, values));

export function AskForDocumentDialog({ draftId, onDone, onClose }: AskProps) {
  const { send } = useCommand(RequiredDocumentCreate, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: START,
    resolver,
    save: (values) => send({ draftId, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.asked });
      onClose();
      onDone();
    },
  });
  const type = useWatch({ control: record.form.control, name: "requiredDocumentType" });
  return (
    <FormDialog
      record={record}
      title={WORDS.askTitle}
      sentence={WORDS.askSentence}
      submit={WORDS.askConfirm}
      notSaved={WORDS.notAsked}
      onClose={onClose}
    >
      <BoundSelect name="requiredDocumentType" label={WORDS.kind} options={TYPES} help={TYPE_HELP[type]} />
      <BoundTextArea
        name="message"
        label={WORDS.message}
        help={WORDS.askMessage}
        isOptional
        maxCharacters={LENGTHS.comment}
      />
    </FormDialog>
  );
}
