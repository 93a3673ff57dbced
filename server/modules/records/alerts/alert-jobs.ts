// Sends the alerts whose time has come: each once, those of one alert in the order in which they were due, and after an outage all that was missed.

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
import type { DatedAlert, WaitingAlert } from "./alert-record.ts";
import { listDatedAlerts } from "./alert-store.ts";
import { type DuePlace, insertAlertDelivery, listDueDocuments } from "./due-alert-store.ts";
import { giveExpiryNotices, settleExpiryNotices } from "./expiry-notice-jobs.ts";
import { sendFacilityAlert } from "./facility-alert-mails.ts";
import { insertFacilityDelivery, listReachedFacilities } from "./facility-alert-store.ts";

const BATCH = 100;
/** Whose first pages go in one transaction. */
const ALERTS_AT_ONCE = 20;
const NO_ID = "00000000-0000-0000-0000-000000000000";
const ALERTS = { system: "Alerts" };

/** Each batch in a transaction of its own: a crash in the middle repeats nothing and leaves nothing out. */
export async function sendAlerts(app: App): Promise<void> {
  let from: string | undefined = NO_ID;
  while (from !== undefined) from = await sendDated(app, from);

  let next: string | undefined;
  do {
    next = await runTransaction(app, ALERTS, (tx) => sendFacilityBatch(tx, next));
  } while (next !== undefined);
  await settleExpiryNotices(app);
  await giveExpiryNotices(app);
}

/** A limit that is reached is shown at once, at any hour: there is something to decide. */
async function sendFacilityBatch(tx: Transaction, after: string | undefined): Promise<string | undefined> {
  const reached = await listReachedFacilities(tx, { after, max: BATCH });
  for (const each of reached) if (await insertFacilityDelivery(tx, each)) await sendFacilityAlert(tx, each);
  return reached.length < BATCH ? undefined : reached.at(-1)?.alertConfigurationId;
}

/** Of some alerts a page each, then what is left of those that have more. Answers after which alert the next begin, if there are any. */
async function sendDated(app: App, from: string): Promise<string | undefined> {
  const { alerts, begun } = await runTransaction(app, ALERTS, async (tx) => {
    const listed = await listDatedAlerts(tx, { after: from, max: ALERTS_AT_ONCE });
    const places = new Map<DatedAlert, DuePlace>();
    for (const alert of listed) {
      const place = await sendPage(tx, alert, undefined);
      if (place !== undefined) places.set(alert, place);
    }
    return { alerts: listed, begun: places };
  });
  for (const [alert, place] of begun) await sendRest(app, alert, place);
  return alerts.length < ALERTS_AT_ONCE ? undefined : alerts.at(-1)?.alertConfigurationId;
}

async function sendRest(app: App, alert: DatedAlert, from: DuePlace): Promise<void> {
  let after: DuePlace | undefined = from;
  while (after !== undefined) {
    const place: DuePlace = after;
    after = await runTransaction(app, ALERTS, (tx) => sendPage(tx, alert, place));
  }
}

/** Answers where the next page begins, if there is one. */
async function sendPage(
  tx: Transaction,
  alert: DatedAlert,
  after: DuePlace | undefined,
): Promise<DuePlace | undefined> {
  if (alert.readers.length === 0) return undefined;
  // A day without business moves an alert forward, so those of the next days are looked at too.
  const dueBy = addDays(dayAt(tx.now, DEFAULT_ZONE), ALERT_SHIFT_DAYS_MAX);
  const waiting = await listDueDocuments(tx, alert, { dueBy, after, max: BATCH });
  for (const each of waiting) {
    if (each.emailAddresses.length === 0 || !isDue(tx, each)) continue;
    if (await insertAlertDelivery(tx, each)) await sendAlert(tx, each);
  }
  return waiting.length < BATCH ? undefined : waiting.at(-1);
}

function isDue(tx: Transaction, alert: WaitingAlert): boolean {
  return alertInstant(alertDay({ ...alert, place: alert }), alert) <= tx.now;
}
