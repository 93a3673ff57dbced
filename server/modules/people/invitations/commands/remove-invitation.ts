// Takes an invitation back: its code opens nothing any more.

import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessInvitation } from "../invitation-access.ts";
import { deleteInvitation, lockInvitation } from "../invitation-store.ts";

export type RemoveInvitationInput = { organisationId: string; invitationId: string };

export async function removeInvitation(
  tx: Transaction,
  input: RemoveInvitationInput,
): Promise<CommandResult> {
  const { id, organisationId } = await accessInvitation(tx, input);
  await lockInvitation(tx, id);
  // Accepted meanwhile: the person is a member now, and is removed as one.
  if ((await accessInvitation(tx, input)).acceptedAt !== null) refuse("INVITATION_NOT_FOUND", { id });
  await deleteInvitation(tx, id);
  await tx.announce("organisation", { id: organisationId, organisationId });
  return { invitationId: id };
}
