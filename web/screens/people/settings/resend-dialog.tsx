// Sends an invoice to further recipients, each by an email of their own.

import { joinEmails, RECIPIENT_REQUIRED_MESSAGE } from "@bondline/domain/values/fields/email-list.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipsField } from "../../../ui/chips-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { validateAddress } from "./alert-values.ts";
import type { BilledInvoice } from "./invoice-page.ts";
import { SettingsResendInvoicesDocument } from "./settings-operations.ts";
import { SETTINGS_WORDS, BILLING_WORDS as WORDS } from "./settings-words.ts";

type DialogProps = { readonly billed: BilledInvoice; readonly onClose: () => void };

export function ResendDialog({ billed, onClose }: DialogProps) {
  const { invoice } = billed;
  const { send, sending } = useCommand(SettingsResendInvoicesDocument, { handledByScreen: true });
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const resend = async () => {
    setNotice(undefined);
    if (recipients.length === 0) return setFault(RECIPIENT_REQUIRED_MESSAGE);
    const answer = await send({
      recipients: joinEmails(recipients),
      referenceNumber: invoice.depositReferenceNumber,
    });
    if (!answer.ok) {
      const { fields, message } = answer.failure;
      return fields.recipients === undefined ? setNotice(message) : setFault(fields.recipients);
    }
    notify({ tone: "ok", title: WORDS.sent });
    onClose();
  };

  return (
    <Dialog
      title={WORDS.sendTitle(invoice.invoiceNumber)}
      sentence={WORDS.sendSentence}
      hasUnsavedChanges={recipients.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{SETTINGS_WORDS.cancel}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void resend()}>
            {WORDS.sendAction}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {notice !== undefined && (
          <Notice tone="danger" title={WORDS.notSent}>
            {notice}
          </Notice>
        )}
        <ChipsField
          label={WORDS.recipients}
          help={WORDS.recipientsHelp}
          inputType="email"
          addLabel="Add"
          removeLabel={(address) => `Remove ${address}`}
          validate={validateAddress}
          error={fault}
          values={recipients}
          onChange={(values) => {
            setRecipients(values);
            setFault(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
