// Sends an invoice to further recipients, each by an email of their own.

import { RESEND_RECIPIENTS_MAX } from "@bondline/domain/money/invoices/invoice.ts";
import { emailList } from "@bondline/domain/values/fields/email-list.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundEmails } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import type { BilledInvoice } from "./invoice-page.ts";
import { SettingsResendInvoicesDocument } from "./settings-operations.ts";
import { BILLING_WORDS as WORDS } from "./settings-words.ts";

type DialogProps = { readonly billed: BilledInvoice; readonly onClose: () => void };

const resolver = fieldRulesResolver<{ recipients: string }>({ recipients: emailList(RESEND_RECIPIENTS_MAX) });

export function ResendDialog({ billed: { invoice }, onClose }: DialogProps) {
  const { send } = useCommand(SettingsResendInvoicesDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { recipients: "" },
    resolver,
    save: ({ recipients }) => send({ recipients, referenceNumber: invoice.depositReferenceNumber }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.sendTitle(invoice.invoiceNumber)}
      sentence={WORDS.sendSentence}
      submit={WORDS.sendAction}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <BoundEmails name="recipients" label={WORDS.recipients} help={WORDS.recipientsHelp} />
    </FormDialog>
  );
}
