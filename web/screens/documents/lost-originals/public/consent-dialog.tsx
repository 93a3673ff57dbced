// The issuer settles a lost original: the guarantee is cancelled, or a replacement is noted.

import {
  consentRules,
  type LostOriginalOutcome,
} from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { LOST_ORIGINAL_OUTCOME_TEXT } from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundRadio, BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { DocumentWithLoss, LostRecord } from "./lost-document.ts";
import { LostDocumentConsent } from "./lost-original-operations.ts";
import { LOST_WORDS as WORDS } from "./lost-original-words.ts";

type DialogProps = {
  readonly document: DocumentWithLoss;
  readonly lost: LostRecord;
  readonly onClose: () => void;
};
type Values = {
  outcome: LostOriginalOutcome;
  agreement: string;
  replacementNumber: string;
  answerNote: string;
};

const START: Values = { outcome: "CANCELLED", agreement: "", replacementNumber: "", answerNote: "" };
const OUTCOMES = codesIn(LOST_ORIGINAL_OUTCOME_TEXT).map((value) => ({
  value,
  label: LOST_ORIGINAL_OUTCOME_TEXT[value],
}));

export function ConsentDialog({ document, lost: { id, side }, onClose }: DialogProps) {
  const { isSystemDocument } = document;
  const { send } = useCommand(LostDocumentConsent, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver: validatedBy<Values>((values) => {
      const said = checkFields(consentRules({ side, isSystemDocument, outcome: values.outcome }), values);
      return said.ok ? {} : said.fields;
    }),
    save: (values) => send({ documentId: document.id, version: document.version, id, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.consented });
      onClose();
    },
  });
  const outcome = useWatch({ control: record.form.control, name: "outcome" });
  const isCancelled = outcome === "CANCELLED";
  return (
    <FormDialog
      record={record}
      title={WORDS.consentTitle}
      sentence={WORDS.consentSentence}
      submit={isCancelled ? WORDS.consentCancel : WORDS.consentReplace}
      notSaved={WORDS.notConsented}
      isDangerous={isCancelled}
      onClose={onClose}
    >
      <BoundRadio name="outcome" label={WORDS.outcome} options={OUTCOMES} />
      {isCancelled && side === "APPLICANT" && isSystemDocument && (
        <BoundText
          name="agreement"
          label={WORDS.agreement}
          help={WORDS.agreementHelp}
          maxLength={LENGTHS.attribute}
        />
      )}
      {!isCancelled && (
        <BoundText
          name="replacementNumber"
          label={WORDS.replacementNumber}
          maxLength={LENGTHS.guaranteeNumber}
        />
      )}
      <BoundTextArea name="answerNote" label={WORDS.note} isOptional maxCharacters={LENGTHS.declineReason} />
    </FormDialog>
  );
}
