// Adds a trade organisation: from then on it is offered.

import { CHANNEL_PARTNER_RULES } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requirePartnerDesk } from "../channel-partner-access.ts";
import { insertPartner } from "../channel-partner-store.ts";

export type CreateChannelPartnerInput = { name: string; isPublic: boolean };

export async function createChannelPartner(
  tx: Transaction,
  { name, isPublic }: CreateChannelPartnerInput,
): Promise<CommandResult> {
  const { accountId } = requirePartnerDesk(tx, "");
  const values = requireFields(CHANNEL_PARTNER_RULES, { name, isPublic: String(isPublic) });
  const id = tx.newId();
  await insertPartner(tx, { ...values, id, updatedBy: accountId });
  return { channelPartnerId: id };
}
