// The invitation calls of the contract and the commands that they run.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import { accessOrganisation } from "../organisations/organisation-access.ts";
import { OrganisationRef } from "../organisations/public.ts";
import { acceptInvitation } from "./commands/accept-invitation.ts";
import { removeInvitation } from "./commands/remove-invitation.ts";
import { sendOrgMemberInvitation } from "./commands/send-org-member-invitation.ts";
import { accessInvitation } from "./invitation-access.ts";
import { InvitationRef } from "./invitation-schema.ts";

const InvitationPayloadRef = payloadOf("InvitationPayload", {
  invitation: readAgain(InvitationRef, (tx, answer) =>
    accessInvitation(tx, {
      organisationId: resultField<string>(answer, "organisationId"),
      invitationId: resultField<string>(answer, "invitationId"),
    }),
  ),
});

const AcceptedInvitationPayloadRef = payloadOf("AcceptedInvitationPayload", {
  organisation: record(OrganisationRef, accessOrganisation, "organisationId"),
});

mutation("sendOrgMemberInvitation", {
  whileActing: "ADMINISTRATION",
  input: inputOf("SendOrgMemberInvitationInput", (t) => ({
    email: t.string({ required: true }),
    organisationId: t.id({ required: true }),
    role: t.string({ required: true, ...oneOf(optionsOf(MEMBER_ROLE_LABELS)) }),
  })),
  payload: InvitationPayloadRef,
  run: sendOrgMemberInvitation,
});

mutation("acceptInvitation", {
  whileActing: "OWN_ACCOUNT",
  openBeforeTerms: true,
  input: inputOf("AcceptInvitationInput", (t) => ({
    code: t.string({ required: true }),
  })),
  payload: AcceptedInvitationPayloadRef,
  run: acceptInvitation,
});

mutation("removeInvitation", {
  whileActing: "ADMINISTRATION",
  input: inputOf("RemoveInvitationInput", (t) => ({
    invitationId: t.id({ required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: removeInvitation,
});
