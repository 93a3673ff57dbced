// Records that the original is back, which ends the guarantee on that day.

import { recordedRules } from "@bondline/domain/documents/return-requests/return-request.ts";
import { RETURN_REQUEST_SECTIONS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { BoundDate } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_RETURN_WORDS as WORDS } from "./document-return-words.ts";
import { DocumentReturnRecord } from "./document-view-operations.ts";

const { recorded } = RETURN_REQUEST_SECTIONS;

type DialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentReturnRecordDialog({ record: document, onClose }: DialogProps) {
  const { send } = useCommand(DocumentReturnRecord, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const { establishedAt, requestForReturn } = document;
  const start = { returnedDate: requestForReturn?.answerMethod ? today : "", returnNote: "" };
  const established = establishedAt === null ? null : plainDate(establishedAt);
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(recordedRules(today, established)),
    save: (values) => send({ id: document.id, version: document.version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.recorded });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.recordTitle}
      sentence={WORDS.recordSentence[document.isSystemDocument ? "issued" : "own"]}
      submit={WORDS.recordConfirm}
      notSaved={WORDS.notRecorded}
      onClose={onClose}
    >
      <BoundDate name="returnedDate" label={WORDS.returnedOnField} today={today} max={today} />
      <BoundField name="returnNote" field={recorded.returnNote} isOptional />
    </FormDialog>
  );
}
