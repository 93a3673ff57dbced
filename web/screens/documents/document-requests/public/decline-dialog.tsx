// Saying no to a request, with the reason that both sides are notified.

import { DECLINE_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { AnsweredTextArea } from "../../../office/saved-answers/public/answered-text-area.tsx";
import { DocumentRequestDecline } from "./request-operations.ts";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import type { RequestRecord } from "./requested-document.ts";

const START = { answerNote: "" };
const resolver = fieldRulesResolver<typeof START>(DECLINE_RULES);

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };

export function DeclineDialog({ request: { id, version }, onClose }: DialogProps) {
  const { send } = useCommand(DocumentRequestDecline, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver,
    save: (values) => send({ id, version, ...values }),
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
      <AnsweredTextArea name="answerNote" label={WORDS.declineReason} maxCharacters={LENGTHS.declineReason} />
    </FormDialog>
  );
}
