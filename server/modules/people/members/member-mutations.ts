// The member calls of the contract and the commands that they run.

import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, readAgain, resultField } from "../../../graphql/payloads.ts";
import { MemberRoleRef } from "../organisations/public.ts";
import { changeMemberRole } from "./commands/change-member-role.ts";
import { leaveOrganisation } from "./commands/leave-organisation.ts";
import { removeMember } from "./commands/remove-member.ts";
import { accessMember } from "./member-access.ts";
import { MemberRef } from "./member-schema.ts";

const MemberPayloadRef = payloadOf("MemberPayload", {
  member: readAgain(MemberRef, (tx, answer) =>
    accessMember(tx, {
      organisationId: resultField<string>(answer, "organisationId"),
      memberId: resultField<string>(answer, "memberId"),
    }),
  ),
});

mutation("changeMemberRole", {
  whileActing: "ADMINISTRATION",
  input: inputOf("ChangeMemberRoleInput", (t) => ({
    memberId: t.id({ required: true }),
    organisationId: t.id({ required: true }),
    role: t.field({ type: MemberRoleRef, required: true }),
  })),
  payload: MemberPayloadRef,
  run: changeMemberRole,
});

mutation("leaveOrganisation", {
  whileActing: "ADMINISTRATION",
  openBeforeTerms: true,
  input: inputOf("LeaveOrganisationInput", (t) => ({ organisationId: t.id({ required: true }) })),
  payload: EmptyPayloadRef,
  run: leaveOrganisation,
});

mutation("removeMember", {
  whileActing: "ADMINISTRATION",
  input: inputOf("RemoveMemberInput", (t) => ({
    memberId: t.id({ required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: removeMember,
});
