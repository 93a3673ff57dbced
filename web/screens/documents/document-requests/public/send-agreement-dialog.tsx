// Mailing the link by which a beneficiary without an account agrees: to the known address, or to one that the issuer enters.

import { SEND_AGREEMENT_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { AGREEMENT_WORDS as WORDS } from "./agreement-words.ts";
import { DocumentRequestAgreementSend } from "./request-operations.ts";
import type { RequestRecord } from "./requested-document.ts";

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };

export function SendAgreementDialog({ request, onClose }: DialogProps) {
  const { id, version, agreementEmail, capabilities } = request;
  const { send } = useCommand(DocumentRequestAgreementSend, { handledByScreen: true });
  const start = { agreementEmail: agreementEmail ?? "" };
  // Only the issuer knows the beneficiary by papers of its own.
  const isIssuer = capabilities.includes("CAN_DECLINE");
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(SEND_AGREEMENT_RULES),
    save: (values) => send({ id, version, ...(isIssuer ? values : {}) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.sendTitle}
      sentence={agreementEmail === null ? WORDS.sendSentenceNew : WORDS.sendSentence(agreementEmail)}
      submit={WORDS.sendLink}
      notSaved={WORDS.notLinkSent}
      onClose={onClose}
    >
      {isIssuer && <BoundText name="agreementEmail" label={WORDS.email} type="email" autoComplete="off" />}
    </FormDialog>
  );
}
