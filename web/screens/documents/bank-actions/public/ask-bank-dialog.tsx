// Asks the bank to do something that changes no term of the guarantee: what, in which detail, with a file where one helps.

import { ASK_BANK_RULES, type BankActionKind } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { BANK_ACTION_KIND_TEXT } from "@bondline/domain/documents/bank-actions/bank-action-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { messagesOf } from "../../../../app/field-messages.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { DOCUMENT_UPLOADS } from "../../../records/attachments/public/document-uploads.ts";
import {
  fileProblem,
  NO_FILE,
  type OneFile,
  OneFileField,
  sentFile,
} from "../../../records/attachments/public/one-file-field.tsx";
import { useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import { BankActionRequest } from "./bank-action-operations.ts";
import { BANK_ACTION_WORDS as WORDS } from "./bank-action-words.ts";
import type { BankedDocument } from "./banked-document.ts";

type Values = OneFile & { kind: BankActionKind; note: string };

const START: Values = { ...NO_FILE, kind: "CONFIRMATION_LETTER", note: "" };
const KINDS = codesIn(BANK_ACTION_KIND_TEXT).map((value) => ({ value, label: BANK_ACTION_KIND_TEXT[value] }));
const resolver = validatedBy<Values>((values) => ({
  ...messagesOf(ASK_BANK_RULES, values),
  ...fileProblem(values),
}));

type DialogProps = { readonly document: BankedDocument; readonly onClose: () => void };

export function AskBankDialog({ document: { id: documentId, attachments }, onClose }: DialogProps) {
  const { send } = useCommand(BankActionRequest, { handledByScreen: true });
  const target = useUploadTarget(documentId, DOCUMENT_UPLOADS);
  const record = useRecordForm({
    start: START,
    resolver,
    save: ({ kind, note, ...file }) => send({ documentId, kind, note, ...sentFile(file) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.asked });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.askTitle}
      sentence={WORDS.askSentence}
      submit={WORDS.askConfirm}
      notSaved={WORDS.notAsked}
      onClose={onClose}
    >
      <BoundSelect name="kind" label={WORDS.kind} options={KINDS} />
      <BoundTextArea
        name="note"
        label={WORDS.details}
        help={WORDS.detailsHelp}
        maxCharacters={LENGTHS.notes}
      />
      <OneFileField target={target} attachments={attachments} help={WORDS.askFile} />
    </FormDialog>
  );
}
