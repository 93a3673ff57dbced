// Takes a limited member off a facility: they see nothing more of it at once.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { requirePersonOn } from "../facility-people-access.ts";
import { deleteFacilityPerson } from "../facility-people-store.ts";
import { notifyTakenOff } from "../facility-store.ts";

export type RemoveDocumentFacilityMemberInput = { id: string; version: number; personId: string };

export async function removeDocumentFacilityMember(
  tx: Transaction,
  input: RemoveDocumentFacilityMemberInput,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_TAKE_OFF_COLLABORATORS");
  const { accountId } = await requirePersonOn(tx, facility, input.personId);
  await deleteFacilityPerson(tx, facility, accountId);
  await notifyTakenOff(tx, facility);
  await tx.announce("account", { id: accountId });
  return { facilityId: facility.id };
}
