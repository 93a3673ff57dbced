// The mail of an alert, put into the outbox with the record that it was sent.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { zoneOfPlace } from "@bondline/domain/records/alerts/alert-schedule.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { alertMail } from "../../../mail-messages/alert-messages.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import type { WaitingAlert, WatchedDocument } from "./alert-record.ts";

/** One mail for a configuration, a document and a date, however often it is asked for. */
export async function sendAlert(tx: Transaction, alert: WaitingAlert): Promise<void> {
  const { alertConfigurationId, documentId, triggerDate } = alert;
  await queueMail(tx, {
    intent: `alert ${alertConfigurationId}, document ${documentId}, ${triggerDate}`,
    to: alert.emailAddresses,
    content: alertContent(tx, alert, dayAt(tx.now, zoneOfPlace(alert))),
  });
}

/** In the words of the day on which it is sent. */
export function alertContent(tx: Transaction, watched: WatchedDocument, today: PlainDate): MailContent {
  const { publicUrl } = tx.app.settings;
  return alertMail({
    ...watched,
    what: PROCESS_TYPE_TEXT[watched.documentVariant].toLowerCase(),
    today,
    link: `${publicUrl}/documents/${watched.organisationId}/${watched.documentId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
