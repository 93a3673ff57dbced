// The invitation calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { EmptyPayloadRef, mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
import { OrganisationRef } from "../organisations/organisation-schema.ts";
import { acceptInvitation } from "./commands/accept-invitation.ts";
import { removeInvitation } from "./commands/remove-invitation.ts";
import { sendOrgMemberInvitation } from "./commands/send-org-member-invitation.ts";
import { accessInvitation } from "./invitation-access.ts";
import { InvitationRef } from "./invitation-schema.ts";

const InvitationPayloadRef = builder.objectRef<Payload>("InvitationPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    invitation: t.field({
      type: InvitationRef,
      resolve: async (answer, _args, context) =>
        accessInvitation(await context.read(), {
          organisationId: resultField<string>(answer, "organisationId"),
          invitationId: resultField<string>(answer, "invitationId"),
        }),
    }),
  }),
});

const AcceptedInvitationPayloadRef = builder.objectRef<Payload>("AcceptedInvitationPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    organisation: t.field({
      type: OrganisationRef,
      resolve: async (answer, _args, context) =>
        accessOrganisation(await context.read(), resultField<string>(answer, "organisationId")),
    }),
  }),
});

commandField({
  name: "sendOrgMemberInvitation",
  input: builder.inputType("SendOrgMemberInvitationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      email: t.string({ required: true }),
      organisationId: t.id({ required: true }),
      role: t.string({ required: true }),
    }),
  }),
  payload: InvitationPayloadRef,
  run: sendOrgMemberInvitation,
});

commandField({
  name: "acceptInvitation",
  openBeforeTerms: true,
  input: builder.inputType("AcceptInvitationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      code: t.string({ required: true }),
    }),
  }),
  payload: AcceptedInvitationPayloadRef,
  run: acceptInvitation,
});

commandField({
  name: "removeInvitation",
  input: builder.inputType("RemoveInvitationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      invitationId: t.id({ required: true }),
      organisationId: t.id({ required: true }),
    }),
  }),
  payload: EmptyPayloadRef,
  run: removeInvitation,
});
