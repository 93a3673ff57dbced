// Takes an invitation back: its code opens nothing any more.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessInvitation } from "../invitation-access.ts";
import { deleteInvitation, lockInvitation } from "../invitation-store.ts";

export type RemoveInvitationInput = { organisationId: string; invitationId: string };

export async function removeInvitation(work: Work, input: RemoveInvitationInput): Promise<Answer> {
  const { id, organisationId } = await accessInvitation(work, input);
  await lockInvitation(work, id);
  // Accepted meanwhile: the person is a member now, and is removed as one.
  if ((await accessInvitation(work, input)).acceptedAt !== null) refuse("INVITATION_NOT_FOUND", { id });
  await deleteInvitation(work, id);
  await work.announce("organisation", { id: organisationId, organisationId });
  return { invitationId: id };
}
