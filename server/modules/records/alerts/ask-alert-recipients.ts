// Asks those who do not belong to an organisation whether they want its alerts, by a link; until they agree nothing is sent to them.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { ALERT_ASK_AGAIN_MINUTES, ALERT_LINK_DAYS } from "@bondline/domain/records/alerts/alert.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import { alertConsentMail } from "../../../mail-messages/alert-consent-messages.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../people/accounts/public.ts";
import { queueMail } from "../mail/public.ts";
import { listAddressesToAsk, saveAlertRecipientAsked } from "./alert-recipient-store.ts";

type Asking = { id: OrganisationId; name: string };

/** Saving the alert again asks again, but not sooner than a mail may need. */
export async function askAlertRecipients(
  tx: Transaction,
  organisation: Asking,
  addresses: readonly string[],
): Promise<void> {
  const askedBefore = addMinutes(tx.now, -ALERT_ASK_AGAIN_MINUTES);
  for (const address of await listAddressesToAsk(tx, organisation.id, { addresses, askedBefore }))
    await ask(tx, organisation, address);
}

async function ask(tx: Transaction, { id: organisationId, name }: Asking, emailAddress: string) {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  await takeFromLimit(tx, "mailPerActor", accountId);
  await takeFromLimit(tx, "mailPerTarget", `alerts ${emailAddress}`);
  const code = newLinkCode();
  const id = await saveAlertRecipientAsked(tx, organisationId, {
    emailAddress,
    codeHash: linkCodeHash(code),
  });
  await queueMail(tx, {
    intent: `agree to alerts ${id} ${tx.newId()}`,
    to: [emailAddress],
    content: alertConsentMail({
      organisationName: name,
      askedBy: `${givenName} ${familyName}`,
      link: `${tx.app.settings.publicUrl}/alert-confirmation/${code}`,
      daysValid: ALERT_LINK_DAYS,
    }),
  });
}
