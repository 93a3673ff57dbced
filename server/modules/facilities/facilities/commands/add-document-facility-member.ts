// Adds a limited member of its organisation to a facility, by mail address: from then on they see it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { requireLimitedMember } from "../facility-people-access.ts";
import { sendFacilityAdded } from "../facility-people-mails.ts";
import { insertFacilityPerson } from "../facility-people-store.ts";
import { raiseVersion } from "../facility-store.ts";

export type AddDocumentFacilityMemberInput = { id: string; version: number; emailAddress: string };

export async function addDocumentFacilityMember(
  tx: Transaction,
  input: AddDocumentFacilityMemberInput,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_MANAGE_COLLABORATORS");
  const member = await requireLimitedMember(tx, facility, input.emailAddress);
  await insertFacilityPerson(tx, facility, member);
  await raiseVersion(tx, facility);
  await sendFacilityAdded(tx, facility, member);
  await tx.announce("account", { id: member.accountId });
  return { facilityId: facility.id };
}
