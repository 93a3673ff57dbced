// Closes a record of the organisation's own: as what, on which day, and why.

import {
  CLOSE_OUT_FIELDS,
  CLOSE_OUTCOME_TEXT,
  type CloseOutcome,
  closeOutcomesOf,
  closeOutRules,
} from "@bondline/domain/documents/documents/close-out.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
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
import { DocumentClose } from "./document-view-operations.ts";
import { DOCUMENT_CLOSE_WORDS as WORDS } from "./document-view-words.ts";

const { outcome, closedDate, reason } = CLOSE_OUT_FIELDS;

type DialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentCloseDialog({ record: document, onClose }: DialogProps) {
  const { send } = useCommand(DocumentClose, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const { id, version, status, establishedAt, expiresAt } = document;
  const established = establishedAt === null ? null : plainDate(establishedAt);
  const outcomes = closeOutcomesOf({ status, expiresAt: expiresAt === null ? null : plainDate(expiresAt) });
  const [only] = outcomes.length === 1 ? outcomes : [];
  const start = { outcome: only ?? "", closedDate: today as string, reason: "" };
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>({
      ...closeOutRules(today, established),
      outcome: required(outcome.rule),
    }),
    save: (values) => send({ id, version, ...values, outcome: values.outcome as CloseOutcome }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.closed });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.closeTitle(document.referenceNumber)}
      sentence={WORDS.closeSentence}
      submit={WORDS.closeConfirm}
      notSaved={WORDS.notClosed}
      onClose={onClose}
    >
      <BoundField
        name="outcome"
        field={outcome}
        options={outcomes.map((value) => ({ value, label: CLOSE_OUTCOME_TEXT[value] }))}
      />
      <BoundDate name="closedDate" label={closedDate.label} today={today} max={today} />
      <BoundField name="reason" field={reason} />
    </FormDialog>
  );
}
