// An officer of the issuer does not sign the digital original: why, and how the original comes instead.

import { DECLINE_RULES } from "@bondline/domain/documents/signatures/signature.ts";
import { PAPER_INSTEAD_TEXT } from "@bondline/domain/documents/signatures/signature-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundRadio, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { DigitalOriginalDecline } from "./signature-operations.ts";
import { SIGNATURE_WORDS as WORDS } from "./signature-words.ts";
import type { DocumentWithSignature } from "./signed-document.ts";

type DialogProps = { readonly document: DocumentWithSignature; readonly onClose: () => void };
type Values = { declineReason: string; paperInstead: keyof typeof PAPER_INSTEAD_TEXT | "" };

const START: Values = { declineReason: "", paperInstead: "" };
const resolver = fieldRulesResolver<Values>(DECLINE_RULES);
const WAYS = [
  { value: "", label: WORDS.decideLater },
  ...codesIn(PAPER_INSTEAD_TEXT).map((value) => ({ value, label: PAPER_INSTEAD_TEXT[value] })),
];

export function DeclineDialog({ document: { id: documentId, version }, onClose }: DialogProps) {
  const { send } = useCommand(DigitalOriginalDecline, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver,
    save: ({ declineReason, paperInstead }) =>
      send({ documentId, version, declineReason, paperInstead: paperInstead || null }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.declined });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.declineTitle}
      sentence={WORDS.declineSentence}
      submit={WORDS.decline}
      notSaved={WORDS.notDeclined}
      isDangerous
      onClose={onClose}
    >
      <BoundTextArea name="declineReason" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
      <BoundRadio name="paperInstead" label={WORDS.instead} options={WAYS} />
    </FormDialog>
  );
}
