// Accepting what is done by itself on its day or once its milestone is reached: how the other side has agreed is said now, since nobody is asked then.

import { ACCEPT_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { acceptanceFaults } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { answeredText } from "./request-agreement.tsx";
import { DocumentRequestAccept } from "./request-operations.ts";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import { type RequestRecord, sentenceOf, stageOf } from "./requested-document.ts";

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };

export function AcceptScheduledDialog({ request, onClose }: DialogProps) {
  const { id, version, agreementNeededFrom, agreementAnswer } = request;
  const { send } = useCommand(DocumentRequestAccept, { handledByScreen: true });
  const record = useRecordForm({
    start: { agreement: "" },
    resolver: validatedBy<{ agreement: string }>((values) => faultsOf(request, values)),
    save: (values) =>
      send({ id, version, ...(agreementNeededFrom === null || agreementAnswer !== null ? {} : values) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.accepted });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={sentenceOf(request)}
      sentence={request.milestone === null ? WORDS.acceptScheduled : WORDS.acceptMilestone}
      submit={WORDS.accept}
      notSaved={WORDS.notAccepted}
      onClose={onClose}
    >
      {agreementAnswer === "AGREED" && (
        <p className="figures text-label break-words text-ink-2">{answeredText(request)}</p>
      )}
      {agreementNeededFrom !== null && agreementAnswer === null && (
        <BoundText
          name="agreement"
          label={WORDS.agreement[agreementNeededFrom]}
          help={WORDS.agreementHelp}
          maxLength={LENGTHS.attribute}
        />
      )}
    </FormDialog>
  );
}

function faultsOf(request: RequestRecord, values: { agreement: string }) {
  const said = checkFields(ACCEPT_RULES, values);
  if (!said.ok) return said.fields;
  return acceptanceFaults({ ...request, ...stageOf(request) }, said.values);
}
