// The member calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { EmptyPayloadRef, mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { MemberRoleRef } from "../organisations/organisation-schema.ts";
import { changeMemberRole } from "./commands/change-member-role.ts";
import { removeMember } from "./commands/remove-member.ts";
import { accessMember } from "./member-access.ts";
import { MemberRef } from "./member-schema.ts";

const MemberPayloadRef = builder.objectRef<Payload>("MemberPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    member: t.field({
      type: MemberRef,
      resolve: async (answer, _args, context) =>
        accessMember(await context.read(), {
          organisationId: resultField<string>(answer, "organisationId"),
          memberId: resultField<string>(answer, "memberId"),
        }),
    }),
  }),
});

commandField({
  name: "changeMemberRole",
  input: builder.inputType("ChangeMemberRoleInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      memberId: t.id({ required: true }),
      organisationId: t.id({ required: true }),
      role: t.field({ type: MemberRoleRef, required: true }),
    }),
  }),
  payload: MemberPayloadRef,
  run: changeMemberRole,
});

commandField({
  name: "removeMember",
  input: builder.inputType("RemoveMemberInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      memberId: t.id({ required: true }),
      organisationId: t.id({ required: true }),
    }),
  }),
  payload: EmptyPayloadRef,
  run: removeMember,
});
