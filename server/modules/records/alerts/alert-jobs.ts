// Sends the alerts whose time has come: each once, in the order in which they were due, and after an outage all that was missed.

import {
  ALERT_SHIFT_DAYS_MAX,
  alertDay,
  alertInstant,
} from "@bondline/domain/records/alerts/alert-schedule.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { sendAlert } from "./alert-mails.ts";
import type { WaitingAlert } from "./alert-record.ts";
import { type AlertPlaceInLine, insertAlertDelivery, listWaitingAlerts } from "./alert-store.ts";
import { giveExpiryNotices, settleExpiryNotices } from "./expiry-notice-jobs.ts";
import { sendFacilityAlert } from "./facility-alert-mails.ts";
import { insertFacilityDelivery, listReachedFacilities } from "./facility-alert-store.ts";

const BATCH = 100;

/** Each batch in a transaction of its own: a crash in the middle repeats nothing and leaves nothing out. */
export async function sendAlerts(app: App): Promise<void> {
  let after: AlertPlaceInLine | undefined;
  do {
    after = await runTransaction(app, { system: "Alerts" }, (tx) => sendBatch(tx, after));
  } while (after !== undefined);

  let next: string | undefined;
  do {
    next = await runTransaction(app, { system: "Alerts" }, (tx) => sendFacilityBatch(tx, next));
  } while (next !== undefined);
  await settleExpiryNotices(app);
  await giveExpiryNotices(app);
}

/** A limit that is reached is told at once, at any hour: there is something to decide. */
async function sendFacilityBatch(tx: Transaction, after: string | undefined): Promise<string | undefined> {
  const reached = await listReachedFacilities(tx, { after, max: BATCH });
  for (const each of reached) if (await insertFacilityDelivery(tx, each)) await sendFacilityAlert(tx, each);
  return reached.length < BATCH ? undefined : reached.at(-1)?.alertConfigurationId;
}

/** Answers where the next batch begins, if there is one. */
async function sendBatch(
  tx: Transaction,
  after: AlertPlaceInLine | undefined,
): Promise<AlertPlaceInLine | undefined> {
  // A day without business moves an alert forward, so those of the next days are looked at too.
  const dueBy = addDays(dayAt(tx.now, DEFAULT_ZONE), ALERT_SHIFT_DAYS_MAX);
  const waiting = await listWaitingAlerts(tx, dueBy, { after, max: BATCH });
  for (const alert of waiting) {
    if (isDue(tx, alert) && (await insertAlertDelivery(tx, alert))) await sendAlert(tx, alert);
  }
  return waiting.length < BATCH ? undefined : waiting.at(-1);
}

function isDue(tx: Transaction, alert: WaitingAlert): boolean {
  return alertInstant(alertDay({ ...alert, place: alert }), alert) <= tx.now;
}
