// Asks the holder of an original to return it, with what a statute says of the day where there is one.

import { askedRules } from "@bondline/domain/documents/return-requests/return-request.ts";
import { RETURN_REQUEST_SECTIONS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { returnBy, statutoryReturnOf } from "@bondline/domain/documents/return-requests/statutory-return.ts";
import { email } from "@bondline/domain/values/fields/email.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { findPlainDate, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { BoundDate, BoundSelect } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Notice } from "../../../../ui/notice.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_RETURN_WORDS as WORDS } from "./document-return-words.ts";
import { DocumentReturnAsk } from "./document-view-operations.ts";

const { asked } = RETURN_REQUEST_SECTIONS;
const { options: FREQUENCIES = [] } = asked.recurringFrequency;

type DialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentReturnDialog({ record: document, onClose }: DialogProps) {
  const { send } = useCommand(DocumentReturnAsk, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const start = startOf(document);
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>({ ...askedRules(today), emailAddress: required(email) }),
    save: ({ recurringFrequency, ...values }) =>
      send({
        documentId: document.id,
        version: document.version,
        ...values,
        recurringFrequency: recurringFrequency === "" ? null : Number(recurringFrequency),
      }),
    onSaved: (_, { emailAddress }) => {
      notify({ tone: "ok", title: WORDS.sent, detail: emailAddress.trim() });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.askTitle}
      sentence={WORDS.askSentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <BoundField name="name" field={asked.name} label={WORDS.name} isOptional />
      <BoundField name="emailAddress" field={asked.emailAddress} label={WORDS.email} />
      <BoundDate
        name="obligationsEndedDate"
        label={WORDS.obligationsEnded}
        help={WORDS.obligationsEndedHelp}
        isOptional
        today={today}
        max={today}
      />
      <StatuteHint document={document} />
      <BoundField name="reason" field={asked.reason} isOptional />
      <BoundSelect
        name="recurringFrequency"
        label={WORDS.remind}
        options={[{ value: "", label: WORDS.remindOnce }, ...FREQUENCIES]}
      />
    </FormDialog>
  );
}

/** The beneficiary's contact, reminded every two weeks. */
function startOf(document: DocumentRecord) {
  const beneficiary = beneficiaryOf(document);
  const contact = beneficiary?.primaryContact;
  const name = [contact?.givenName, contact?.familyName].filter(Boolean).join(" ");
  return {
    name: name || (beneficiary?.name ?? ""),
    emailAddress: contact?.email ?? "",
    obligationsEndedDate: "",
    reason: "",
    recurringFrequency: "14",
  };
}

function beneficiaryOf({ parties }: DocumentRecord) {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
}

function StatuteHint({ document }: { readonly document: DocumentRecord }) {
  const ended = useWatch<Record<string, string>, string>({ name: "obligationsEndedDate" });
  const statute = statutoryReturnOf({ ...document, state: beneficiaryOf(document)?.state ?? null });
  if (statute === undefined) return null;
  const day = findPlainDate(ended);
  return (
    <Notice tone="info" title={statute.law}>
      {statute.says} {day !== undefined && WORDS.statuteBy(formatDate(returnBy(statute, day)))}
    </Notice>
  );
}
