// The mail about a facility that has reached the limit of an alert, put into the outbox with the record that it was sent.

import { facilityAlertMail } from "../../../mail-messages/facility-alert-messages.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import type { ReachedFacility, WatchedFacility } from "./facility-alert-store.ts";

/** One mail for a configuration, a facility and a limit, however often it is asked for. */
export async function sendFacilityAlert(tx: Transaction, reached: ReachedFacility): Promise<void> {
  const { alertConfigurationId, facilityId, facilityLimitCents } = reached;
  await queueMail(tx, {
    intent: `alert ${alertConfigurationId}, facility ${facilityId}, ${facilityLimitCents}`,
    to: reached.emailAddresses,
    content: facilityAlertContent(tx, reached),
  });
}

export function facilityAlertContent(tx: Transaction, watched: WatchedFacility): MailContent {
  const { publicUrl } = tx.app.settings;
  return facilityAlertMail({
    ...watched,
    link: `${publicUrl}/facilities/${watched.facilityId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
