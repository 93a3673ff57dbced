// Invitations to an organisation in the contract.

import { invitationExpiresAt, invitationStatusAt } from "@bondline/domain/people/organisations/invitation.ts";
import { builder } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { findVisible } from "../../../graphql/live.ts";
import { InvitationStatusRef } from "../../../graphql/shared-types.ts";
import { MemberRoleRef, OrganisationRef } from "../organisations/public.ts";
import { type Invitation, listInvitations, readInvitationOfCode } from "./invitation-access.ts";

export const InvitationRef = builder.objectRef<Invitation>("Invitation").implement({
  fields: (t) => ({
    email: t.exposeString("email", { description: "A mask of it for whoever asks by code." }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ sentAt }) => invitationExpiresAt(sentAt) }),
    id: t.exposeID("id"),
    invitedTo: t.exposeString("organisationName"),
    organisationId: t.exposeID("organisationId"),
    role: t.expose("role", { type: MemberRoleRef }),
    sentAt: t.expose("sentAt", { type: "DateTime" }),
    status: t.field({
      type: InvitationStatusRef,
      resolve: async (invitation, _args, context) =>
        invitationStatusAt(invitation, (await context.read()).now),
    }),
  }),
});

const InvitationConnectionRef = connectionOf(InvitationRef, { name: "Invitation" });

builder.queryFields((t) => ({
  invitation: t.field({
    type: InvitationRef,
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_root, { code }, context) => readInvitationOfCode(context, code),
  }),
  organisationMemberInvitations: t.field({
    type: InvitationConnectionRef,
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listInvitations(await context.read(), args),
  }),
}));

builder.objectField(OrganisationRef, "memberInvitations", (t) =>
  t.field({
    type: InvitationConnectionRef,
    nullable: true,
    description: "Null for members who do not manage invitations.",
    args: forwards(t.arg),
    resolve: async ({ id }, args, context) => {
      const tx = await context.read();
      return await findVisible(() => listInvitations(tx, { ...args, organisationId: id }));
    },
  }),
);
