// Changes what a trade organisation is called, and whether every organisation may name it.

import { CHANNEL_PARTNER_RULES } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOfficePartnerToChange } from "../channel-partner-access.ts";
import { savePartner } from "../channel-partner-store.ts";

export type UpdateChannelPartnerInput = { id: string; version: number; name: string; isPublic: boolean };

export async function updateChannelPartner(
  tx: Transaction,
  { id, version, name, isPublic }: UpdateChannelPartnerInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const partner = await accessOfficePartnerToChange(tx, { id, version });
  const values = requireFields(CHANNEL_PARTNER_RULES, { name, isPublic: String(isPublic) });
  await savePartner(tx, partner, { ...values, updatedBy: accountId });
  return { channelPartnerId: partner.id };
}
