// What is said to a lost original besides the issuer's consent: the indemnity, the refusal, and that it was found.

import {
  FOUND_RULES,
  indemnityRules,
  REFUSE_RULES,
} from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { INDEMNITY_TEXT } from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import type { DocumentWithLoss, LostRecord } from "./lost-document.ts";
import {
  LostDocumentIndemnify,
  LostDocumentRefuse,
  LostDocumentWithdraw,
} from "./lost-original-operations.ts";
import { LOST_WORDS as WORDS } from "./lost-original-words.ts";

type DialogProps = {
  readonly document: DocumentWithLoss;
  readonly lost: LostRecord;
  readonly onClose: () => void;
};

/** By the document, which takes the turns of all that changes its loss. */
function named({ document, lost }: Pick<DialogProps, "document" | "lost">) {
  return { documentId: document.id, version: document.version, id: lost.id };
}

export function IndemnityDialog({ onClose, ...on }: DialogProps) {
  const { send } = useCommand(LostDocumentIndemnify, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const start = { indemnityStatement: INDEMNITY_TEXT, indemnityName: "", indemnityDate: today as string };
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(indemnityRules(today)),
    save: (values) => send({ ...named(on), ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.indemnityGiven });
      onClose();
    },
  });
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
    </FormDialog>
  );
}

const REFUSAL = { answerNote: "" };
const refusalResolver = fieldRulesResolver<typeof REFUSAL>(REFUSE_RULES);

export function RefuseDialog({ onClose, ...on }: DialogProps) {
  const { send } = useCommand(LostDocumentRefuse, { handledByScreen: true });
  const record = useRecordForm({
    start: REFUSAL,
    resolver: refusalResolver,
    save: (values) => send({ ...named(on), ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.refused });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.refuseTitle}
      sentence={WORDS.refuseSentence}
      submit={WORDS.refuse}
      notSaved={WORDS.notRefused}
      isDangerous
      onClose={onClose}
    >
      <BoundTextArea name="answerNote" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
    </FormDialog>
  );
}

const FOUND = { foundNote: "" };
const foundResolver = fieldRulesResolver<typeof FOUND>(FOUND_RULES);

export function FoundDialog({ onClose, ...on }: DialogProps) {
  const { send } = useCommand(LostDocumentWithdraw, { handledByScreen: true });
  const record = useRecordForm({
    start: FOUND,
    resolver: foundResolver,
    save: (values) => send({ ...named(on), ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.foundDone });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.foundTitle}
      sentence={WORDS.foundSentence}
      submit={WORDS.foundConfirm}
      notSaved={WORDS.notFound}
      onClose={onClose}
    >
      <BoundTextArea name="foundNote" label={WORDS.foundNote} isOptional maxCharacters={LENGTHS.notes} />
    </FormDialog>
  );
}
