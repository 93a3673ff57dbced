// Names who receives the paper original; they are mailed the link by which they confirm it.

import { HANDOVER_FIELDS } from "@bondline/domain/documents/handovers/handover.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentHandoverCreate } from "./document-view-operations.ts";
import { DIGITAL_ORIGINAL_WORDS as DIGITAL, DOCUMENT_CUSTODY_WORDS as WORDS } from "./document-view-words.ts";
import { SecondCodeDialog } from "./second-code-dialog.tsx";

const START = { name: "", emailAddress: "", storageAddress: "", notes: "" };
const resolver = fieldRulesResolver<typeof START>(HANDOVER_FIELDS);

type DocumentHandoverDialogProps = {
  readonly record: DocumentRecord;
  /** A digital original is nowhere kept. */
  readonly isDigital?: boolean;
  readonly onClose: () => void;
};

export function DocumentHandoverDialog({
  record: document,
  isDigital = false,
  onClose,
}: DocumentHandoverDialogProps) {
  const { send } = useCommand(DocumentHandoverCreate, { handledByScreen: true });
  const [secondCode, setSecondCode] = useState<string>();
  const record = useRecordForm({
    start: START,
    resolver,
    save: (values) => send({ documentId: document.id, version: document.version, ...values }),
    onSaved: ({ createDocumentHandover: made }, { emailAddress }) => {
      notify({ tone: "ok", title: isDigital ? DIGITAL.sent : WORDS.sent, detail: emailAddress.trim() });
      if (made.secondCode === null) onClose();
      else setSecondCode(made.secondCode);
    },
  });
  if (secondCode !== undefined) return <SecondCodeDialog code={secondCode} onClose={onClose} />;
  return (
    <FormDialog
      record={record}
      title={isDigital ? DIGITAL.title : WORDS.title}
      sentence={isDigital ? DIGITAL.sentence : WORDS.sentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <BoundText name="name" label={WORDS.name} />
      <BoundText name="emailAddress" label={WORDS.email} type="email" />
      {!isDigital && <BoundText name="storageAddress" label={WORDS.storageAddress} isOptional />}
      <BoundTextArea name="notes" label={WORDS.notes} isOptional maxCharacters={LENGTHS.notes} />
    </FormDialog>
  );
}
