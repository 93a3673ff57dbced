// Organisations in the contract.

import { MEMBER_ROLES } from "@bondline/domain/people/organisations/organisation.ts";
import {
  ORGANISATION_CAPABILITIES,
  organisationCapabilities,
  organisationDocumentsCapabilities,
} from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { ORGANISATION_FIELDS } from "@bondline/domain/people/organisations/organisation-fields.ts";
import { pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { roleIn } from "../../../transaction/actor.ts";
import { accessOrganisation, listOwnOrganisations } from "./organisation-access.ts";
import type { Organisation } from "./organisation-store.ts";

export const MemberRoleRef = enumOf("MemberRole", MEMBER_ROLES);

const ORGANISATION_COLUMNS = columnsFor<Organisation>()(ORGANISATION_FIELDS, {});

export const OrganisationRef = builder.objectRef<Organisation>("Organisation").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, ORGANISATION_FIELDS, {
      columns: ORGANISATION_COLUMNS,
      always: pathsOf(ORGANISATION_FIELDS),
    }),
    capabilities: t.stringList({
      ...oneOfCodes(ORGANISATION_CAPABILITIES),
      resolve: async ({ id }, _args, context) =>
        organisationCapabilities({ role: roleIn((await context.read()).actor, id) ?? null }),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    discountPercentage: t.expose("discountPercentage", { type: "Decimal" }),
    documentsCapabilities: t.stringList({
      description:
        "What the person may do with documents that the organisation records itself, at some time in their life.",
      resolve: async ({ id }, _args, context) =>
        organisationDocumentsCapabilities(roleIn((await context.read()).actor, id) ?? null),
    }),
    id: t.exposeID("id"),
    referralCode: t.exposeString("referralCode"),
    role: t.field({
      type: MemberRoleRef,
      nullable: true,
      resolve: async ({ id }, _args, context) => roleIn((await context.read()).actor, id),
    }),
    version: t.exposeInt("version"),
  }),
});

const OrganisationConnectionRef = connectionOf(OrganisationRef, { name: "Organisation" });

builder.queryField("organisation", (t) =>
  t.field({
    type: OrganisationRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessOrganisation(await context.read(), id),
  }),
);

builder.queryField("organisations", (t) =>
  t.field({
    type: OrganisationConnectionRef,
    args: forwards(t.arg),
    resolve: async (_root, args, context) => listOwnOrganisations(await context.read(), args),
  }),
);
