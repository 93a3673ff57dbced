// Archives a trade organisation, or brings it back: what is archived is offered to nobody, and who has named it keeps it.

import type { ChannelPartnerStatus } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOfficePartnerToChange } from "../channel-partner-access.ts";
import { savePartner } from "../channel-partner-store.ts";

export type ChangeChannelPartnerStatusInput = { id: string; version: number; status: ChannelPartnerStatus };

export async function changeChannelPartnerStatus(
  tx: Transaction,
  { status, ...which }: ChangeChannelPartnerStatusInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const partner = await accessOfficePartnerToChange(tx, which);
  if (partner.status !== status) await savePartner(tx, partner, { status, updatedBy: accountId });
  return { channelPartnerId: partner.id };
}
