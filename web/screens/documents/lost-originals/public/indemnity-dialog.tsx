// Gives the issuer of a lost original an indemnity: its words, who signed them when, and the signed paper where the reader may add it.

import { indemnityRules } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { INDEMNITY_TEXT } from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { messagesOf } from "../../../../app/field-messages.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { DOCUMENT_UPLOADS } from "../../../records/attachments/public/document-uploads.ts";
import {
  fileProblem,
  NO_FILE,
  type OneFile,
  OneFileField,
  sentFile,
} from "../../../records/attachments/public/one-file-field.tsx";
import { useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import type { DocumentWithLoss, LostRecord } from "./lost-document.ts";
import { LostDocumentIndemnify } from "./lost-original-operations.ts";
import { LOST_WORDS as WORDS } from "./lost-original-words.ts";

type DialogProps = {
  readonly document: DocumentWithLoss;
  readonly lost: LostRecord;
  readonly onClose: () => void;
};
type Values = OneFile & { indemnityStatement: string; indemnityName: string; indemnityDate: string };

export function IndemnityDialog({ document, lost, onClose }: DialogProps) {
  const target = useUploadTarget(document.id, DOCUMENT_UPLOADS);
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const record = useIndemnity({ document, lost, onClose }, today);
  return (
    <FormDialog
      record={record}
      title={WORDS.indemnityTitle}
      sentence={WORDS.indemnitySentence}
      submit={WORDS.indemnity}
      notSaved={WORDS.notIndemnified}
      onClose={onClose}
    >
      <BoundTextArea
        name="indemnityStatement"
        label={WORDS.indemnityText}
        rows={4}
        maxCharacters={LENGTHS.notes}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundText name="indemnityName" label={WORDS.indemnityName} maxLength={LENGTHS.name} />
        <BoundDate name="indemnityDate" label={WORDS.indemnityDate} today={today} max={today} />
      </div>
      {document.capabilities.includes("CAN_MANAGE_ATTACHMENTS") && (
        <OneFileField target={target} attachments={document.attachments} help={WORDS.indemnityFile} />
      )}
    </FormDialog>
  );
}

/** By the document as it is when it is sent, which takes the turns of all that changes its loss. */
function useIndemnity({ document, lost, onClose }: DialogProps, today: PlainDate) {
  const { send } = useCommand(LostDocumentIndemnify, { handledByScreen: true });
  const start: Values = {
    ...NO_FILE,
    indemnityStatement: INDEMNITY_TEXT,
    indemnityName: "",
    indemnityDate: today,
  };
  return useRecordForm({
    start,
    resolver: validatedBy<Values>((values) => ({
      ...messagesOf(indemnityRules(today), values),
      ...fileProblem(values),
    })),
    save: ({ fileId, ...values }) => {
      const named = { documentId: document.id, version: document.version, id: lost.id };
      return send({ ...named, ...values, ...sentFile({ fileId }) });
    },
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.indemnityGiven });
      onClose();
    },
  });
}
