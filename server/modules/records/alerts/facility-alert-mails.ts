// The mail about a facility that has reached the limit of an alert, put into the outbox with the record that it was sent.

import { facilityAlertMail } from "../../../mail-messages/facility-alert-messages.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Work } from "../../../work/work.ts";
import { queueMail } from "../mail/outbox.ts";
import type { ReachedFacility, WatchedFacility } from "./facility-alert-store.ts";

/** One mail for a configuration, a facility and a limit, however often it is asked for. */
export async function sendFacilityAlert(work: Work, reached: ReachedFacility): Promise<void> {
  const { alertConfigurationId, facilityId, facilityLimitCents } = reached;
  await queueMail(work, {
    intent: `alert ${alertConfigurationId}, facility ${facilityId}, ${facilityLimitCents}`,
    to: reached.emailAddresses,
    content: facilityAlertContent(work, reached),
  });
}

export function facilityAlertContent(work: Work, watched: WatchedFacility): MailContent {
  const { publicUrl } = work.app.settings;
  return facilityAlertMail({
    ...watched,
    link: `${publicUrl}/facilities/${watched.facilityId}/view`,
    settingsLink: `${publicUrl}/settings/alerts`,
  });
}
