// What is said to a lost original besides the indemnity and the issuer's consent: the refusal, and that it was found.

import { FOUND_RULES, REFUSE_RULES } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { DocumentWithLoss, LostRecord } from "./lost-document.ts";
import { LostDocumentRefuse, LostDocumentWithdraw } from "./lost-original-operations.ts";
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
