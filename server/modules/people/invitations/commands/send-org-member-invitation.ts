// Invites a person to an organisation by mail address; sent again it is a resend, with a new code.

import { MEMBER_INVITATION_FIELDS } from "@bondline/domain/people/organisations/invitation.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../accounts/public.ts";
import { requireNoMemberWith } from "../../members/member-access.ts";
import { accessOrganisation } from "../../organisations/organisation-access.ts";
import { sendInvitationMail } from "../invitation-mails.ts";
import { saveSentInvitation } from "../invitation-store.ts";

export type SendOrgMemberInvitationInput = { organisationId: string; email: string; role: string };

export async function sendOrgMemberInvitation(
  tx: Transaction,
  input: SendOrgMemberInvitationInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const organisation = await accessOrganisation(tx, input.organisationId, "CAN_MANAGE_INVITATIONS");
  const { email, role } = requireFields(MEMBER_INVITATION_FIELDS, input);
  await requireNoMemberWith(tx, { organisationId: organisation.id, email });
  await takeFromLimit(tx, "mailPerActor", accountId);
  // Apart from the codes of the account: nobody can keep a person from signing in by inviting them.
  await takeFromLimit(tx, "mailPerTarget", `invitation ${email}`);

  const code = newLinkCode();
  const invitationId = await saveSentInvitation(tx, {
    id: tx.newId(),
    organisationId: organisation.id,
    email,
    role,
    codeHash: linkCodeHash(code),
    sentBy: accountId,
  });
  await sendInvitationMail(tx, {
    id: invitationId,
    organisationId: organisation.id,
    email,
    role,
    organisationName: organisation.name,
    invitedBy: `${givenName} ${familyName}`,
    code,
  });
  await tx.announce("organisation", { id: organisation.id, organisationId: organisation.id });
  return { organisationId: organisation.id, invitationId };
}
