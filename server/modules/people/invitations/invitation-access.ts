// The only access checks of invitations: the organisation's own list, and the one invitation that a code opens.

import { asInvitationId } from "@bondline/domain/ids.ts";
import { invitationStatusAt } from "@bondline/domain/people/organisations/invitation.ts";
import { invitationCodeIn } from "@bondline/domain/people/organisations/invitation-code.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { maskEmail } from "@bondline/domain/values/fields/email.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { admitCall, linkCodeHash } from "../accounts/public.ts";
import { isMemberNow } from "../members/member-access.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
import {
  findInvitation,
  findInvitationOfCode,
  type Invitation,
  listInvitationsOf,
  lockInvitation,
} from "./invitation-store.ts";

export type { Invitation } from "./invitation-store.ts";

export async function listInvitations(
  tx: Transaction,
  { organisationId, ...list }: PageArguments & { organisationId: string },
): Promise<Page<Invitation>> {
  const { id } = await accessOrganisation(tx, organisationId, "CAN_MANAGE_INVITATIONS");
  return await listInvitationsOf(tx, id, list);
}

export async function accessInvitation(
  tx: Transaction,
  place: { organisationId: string; invitationId: string },
): Promise<Invitation> {
  const organisation = await accessOrganisation(tx, place.organisationId, "CAN_MANAGE_INVITATIONS");
  const id = asInvitationId(place.invitationId);
  return (
    (await findInvitation(tx, { organisationId: organisation.id, id })) ??
    refuse("INVITATION_NOT_FOUND", { id })
  );
}

/** What the holder of a code may know: where it leads, and of the invited address a mask alone. */
export async function readInvitationOfCode(context: Context, code: string): Promise<Invitation> {
  await admitCall(context.application, "invitationCodePerAddress", context.client.ipAddress);
  const invitation = await findByCode(await context.read(), code);
  return { ...invitation, email: maskEmail(invitation.email) };
}

/**
 * For the invited person alone: an invitation to another address answers like one that does not exist.
 * Locked, so that a code is used once. `isTaken` says that this person has accepted it before and is a member.
 */
export async function accessInvitationToAccept(tx: Transaction, code: string) {
  const person = requirePerson(tx.actor);
  const { id, email } = await findByCode(tx, code);
  if (email !== person.email) refuse("INVITATION_NOT_FOUND", { id: "" });

  await lockInvitation(tx, id);
  const invitation = await findByCode(tx, code);
  const isTaken =
    invitation.acceptedBy === person.accountId && (await isMemberNow(tx, invitation.organisationId));
  if (!isTaken && invitationStatusAt(invitation, tx.now) !== "INVITED")
    refuse("INVITATION_NOT_FOUND", { id: "" });
  return { invitation, person, isTaken };
}

async function findByCode(tx: Transaction, text: string): Promise<Invitation> {
  const codeHash = linkCodeHash(invitationCodeIn(text));
  return (await findInvitationOfCode(tx, codeHash)) ?? refuse("INVITATION_NOT_FOUND", { id: "" });
}
