// The members of an organisation in the contract.

import { builder } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { MemberRoleRef, OrganisationRef } from "../organisations/public.ts";
import { listMembers, type Member } from "./member-access.ts";

export const MemberRef = builder.objectRef<Member>("Member").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    email: t.exposeString("email"),
    familyName: t.exposeString("familyName"),
    givenName: t.exposeString("givenName"),
    memberId: t.exposeID("id"),
    role: t.expose("role", { type: MemberRoleRef }),
    userId: t.exposeID("accountId"),
  }),
});

const MemberConnectionRef = connectionOf(MemberRef, { name: "Member" });

builder.queryField("organisationMembers", (t) =>
  t.field({
    type: MemberConnectionRef,
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }), search: t.arg.string() },
    resolve: async (_root, args, context) => listMembers(await context.read(), args),
  }),
);

builder.objectField(OrganisationRef, "members", (t) =>
  t.field({
    type: MemberConnectionRef,
    args: { ...forwards(t.arg), search: t.arg.string() },
    resolve: async ({ id }, args, context) =>
      listMembers(await context.read(), { ...args, organisationId: id }),
  }),
);
