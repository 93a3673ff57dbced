// Somebody outside an organisation agrees to get its alerts: whoever holds the link reads the mailbox.

import { ALERT_LINK_DAYS, ALERT_LINK_MESSAGE } from "@bondline/domain/records/alerts/alert.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { admitCall, linkCodeHash } from "../../../people/accounts/public.ts";
import { saveAlertRecipientAgreed } from "../alert-recipient-store.ts";

const LINK_MINUTES = ALERT_LINK_DAYS * 24 * 60;

export async function confirmAlertRecipient(
  { application: app, client }: Context,
  input: { code: string },
): Promise<CommandResult> {
  await admitCall(app, "codePerAddress", client.ipAddress);
  const hasAgreed = await runTransaction(app, { system: "The recipient, by the alert link" }, async (tx) => {
    const askedAfter = addMinutes(tx.now, -LINK_MINUTES);
    return await saveAlertRecipientAgreed(tx, { codeHash: linkCodeHash(input.code), askedAfter });
  });
  if (!hasAgreed) refuseFields({ code: ALERT_LINK_MESSAGE });
  return {};
}
