// Agreeing to a request or refusing it, with every word that is agreed to before one's eyes.

import { agreementRules } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { AgreementFields, type AgreementValues } from "./agreement-fields.tsx";
import { AGREEMENT_WORDS as WORDS } from "./agreement-words.ts";
import { DocumentRequestAgree, DocumentRequestAgreementText } from "./request-operations.ts";
import type { RequestRecord } from "./requested-document.ts";

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };
const START: AgreementValues = { answer: "", agreementReason: "" };

export function AgreementDialog({ request: { id, version, documentId }, onClose }: DialogProps) {
  const { send } = useCommand(DocumentRequestAgree, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver: validatedBy<AgreementValues>(({ answer, agreementReason }) => {
      if (answer === "") return { answer: REQUIRED_MESSAGE };
      const said = checkFields(agreementRules(answer), { agreementReason });
      return said.ok ? {} : said.fields;
    }),
    save: ({ answer, agreementReason }) =>
      send({
        id,
        version,
        answer: answer === "REFUSED" ? "REFUSED" : "AGREED",
        ...(answer === "REFUSED" ? { agreementReason } : {}),
      }),
    onSaved: (_, { answer }) => {
      notify({ tone: "ok", title: answer === "REFUSED" ? WORDS.refusedDone : WORDS.agreedDone });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <AgreedText id={id} documentId={documentId} />
      <AgreementFields />
    </FormDialog>
  );
}

function AgreedText({ id, documentId }: { readonly id: string; readonly documentId: string }) {
  const { data, failure, readAgain } = useRead(DocumentRequestAgreementText, { id: documentId });
  const text = data?.document.requests.find((each) => each.id === id)?.agreementText;
  if (text === undefined || text === null)
    return <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} rows={3} />;
  return <AgreementTextBox text={text} />;
}

export function AgreementTextBox({ text }: { readonly text: string }) {
  return (
    <section aria-label={WORDS.text}>
      <p className="mb-1.5 text-label font-medium">{WORDS.text}</p>
      <p
        // Long wordings are read by keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-control border border-line bg-sunken px-3 py-2.5 text-label break-words whitespace-pre-line"
      >
        {text}
      </p>
    </section>
  );
}
