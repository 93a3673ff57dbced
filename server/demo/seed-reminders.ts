// Reminders of expiries in the demo: who is named for them, the steps given so far, and one that somebody has acknowledged.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../app.ts";
import { acknowledgeDocumentExpiry } from "../modules/records/alerts/commands/acknowledge-document-expiry.ts";
import { createOrganisationAlertConfiguration } from "../modules/records/alerts/commands/create-organisation-alert-configuration.ts";
import { giveExpiryNotices } from "../modules/records/alerts/expiry-notice-jobs.ts";
import { listExpiryPreview } from "../modules/records/alerts/expiry-notice-store.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { PEOPLE } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { appAt } from "./demo-clock.ts";
import { callAs } from "./sessions.ts";

/** The first ran before some of what ends soon was recorded. */
const RUNS_DAYS_AGO = [30, 12, 2];

export async function seedReminders(app: App): Promise<void> {
  const organisationId = asOrganisationId(idOf("organisation", "harbour"));
  await callAs(
    appAt(app, { daysAgo: RUNS_DAYS_AGO[0] ?? 30, hour: 7 }),
    "ada",
    createOrganisationAlertConfiguration,
    {
      organisationId,
      emailAddresses: [PEOPLE.ada.email],
      triggerProperty: "EXPIRY_LADDER",
    },
  );
  for (const daysAgo of RUNS_DAYS_AGO) await giveExpiryNotices(appAt(app, { daysAgo, hour: 9 }));
  const then = appAt(app, { daysAgo: 1, hour: 11 });
  const [, second] = await runTransaction(then, { system: "Set-up" }, async (tx) =>
    (await listExpiryPreview(tx, { organisationId, max: 20 })).filter(
      ({ isShared, stepsGiven }) => !isShared && stepsGiven.length > 0,
    ),
  );
  if (second === undefined) return;
  const { documentId, expiresAt } = second;
  await callAs(then, "ben", acknowledgeDocumentExpiry, { documentId, expiresAt });
}
