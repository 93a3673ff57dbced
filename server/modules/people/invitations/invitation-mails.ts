// The mail that carries an invitation's code, put into the outbox with the invitation.

import type { InvitationId } from "@bondline/domain/ids.ts";
import { INVITATION_DAYS_VALID } from "@bondline/domain/people/organisations/invitation.ts";
import { MEMBER_ROLE_LABELS, type MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { memberInvitationMail } from "../../../mail-messages/organisation-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";

type SentInvitation = {
  id: InvitationId;
  email: string;
  role: MemberRole;
  organisationName: string;
  invitedBy: string;
  code: string;
};

export async function sendInvitationMail(tx: Transaction, invitation: SentInvitation): Promise<void> {
  const { id, email, role, organisationName, invitedBy, code } = invitation;
  await queueMail(tx, {
    intent: `member invitation ${id} ${tx.newId()}`,
    to: [email],
    content: memberInvitationMail({
      organisationName,
      invitedBy,
      role: MEMBER_ROLE_LABELS[role],
      link: `${tx.app.settings.publicUrl}/account/invite?code=${code}`,
      daysValid: INVITATION_DAYS_VALID,
    }),
  });
}
