// The members of an organisation in the contract.

import { MEMBER_FILTERS } from "@bondline/domain/people/members/member-filters.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { isProviderStaff } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
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
    suspendedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Since when the provider lets the person in nowhere; told to its own people alone.",
      resolve: async ({ suspendedAt }, _args, context) => forProvider(suspendedAt, await context.read()),
    }),
    suspensionReason: t.string({
      nullable: true,
      resolve: async ({ suspensionReason }, _args, context) =>
        forProvider(suspensionReason, await context.read()),
    }),
    userId: t.exposeID("accountId"),
  }),
});

function forProvider<Value>(value: Value, { actor }: Transaction): Value | null {
  return isProviderStaff(actor) ? value : null;
}

export const MemberConnectionRef = connectionOf(MemberRef, { name: "Member" });

export const MemberFilterRef = builder.inputType("MemberFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) => filterFieldsOf(t, MEMBER_FILTERS, { roles: MemberRoleRef }),
});

export const MemberSortRef = builder.inputType("MemberSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("MemberSortField", ["CREATED_AT", "NAME"]), required: true }),
  }),
});

builder.queryField("organisationMembers", (t) =>
  t.field({
    type: MemberConnectionRef,
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: MemberFilterRef }),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      sort: t.arg({ type: MemberSortRef }),
    },
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
