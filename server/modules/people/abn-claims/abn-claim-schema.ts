// Claims to ABNs in the contract: how an organisation stands with its own, and the desk's list of those to decide.

import { isRegisteredName } from "@bondline/domain/parties/business-register/registered-business.ts";
import { ABN_STATUSES } from "@bondline/domain/people/organisations/abn-claim.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { LookupOutcomeRef, RegisteredStatusRef } from "../../parties/business-register/public.ts";
import { DraftOrganisationRef, OrganisationRef } from "../organisations/public.ts";
import { findStatusForDesk, listDeskClaims } from "./abn-claim-access.ts";
import type { AbnClaim, ClaimAdministrator } from "./abn-claim-record.ts";

export const AbnStatusRef = enumOf("AbnStatus", ABN_STATUSES);

/** Null where the register has no name to compare with. */
function hasRegisteredName({ name, registeredName }: { name: string; registeredName: string | null }) {
  return registeredName === null ? null : isRegisteredName(name, registeredName);
}

export const ClaimAdministratorRef = builder
  .objectRef<ClaimAdministrator>("AbnClaimAdministrator")
  .implement({
    fields: (t) => ({
      email: t.exposeString("email"),
      familyName: t.exposeString("familyName"),
      givenName: t.exposeString("givenName"),
    }),
  });

export const AbnClaimRef = builder.objectRef<AbnClaim>("AbnClaim").implement({
  description: "An organisation and its claim to the ABN that it gave, for the provider's desk.",
  fields: (t) => ({
    abn: t.exposeString("abn"),
    abnStatus: t.expose("abnStatus", { type: AbnStatusRef }),
    address: t.exposeString("address"),
    administrators: t.field({
      type: [ClaimAdministratorRef],
      resolve: ({ administrators }) => administrators,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("abnDecidedAt", { type: "DateTime", nullable: true }),
    decisionNote: t.exposeString("abnDecisionNote", { nullable: true }),
    entityType: t.exposeString("entityType"),
    hasRegisteredName: t.boolean({ nullable: true, resolve: hasRegisteredName }),
    heldBy: t.exposeString("heldBy", {
      nullable: true,
      description: "The legal name of another organisation that is confirmed with this number.",
    }),
    id: t.exposeID("id"),
    legalName: t.exposeString("legalName", { nullable: true }),
    name: t.exposeString("name"),
    otherClaims: t.exposeInt("otherClaims"),
    registerOutcome: t.expose("registerOutcome", {
      type: LookupOutcomeRef,
      nullable: true,
      description: "Null until the register has been asked.",
    }),
    registeredName: t.exposeString("registeredName", { nullable: true }),
    registeredStatus: t.expose("registeredStatus", { type: RegisteredStatusRef, nullable: true }),
    version: t.exposeInt("version"),
  }),
});

const AbnClaimConnectionRef = connectionOf(AbnClaimRef, { name: "AbnClaim", cappedAt: COUNT_MAX });

builder.objectFields(OrganisationRef, (t) => ({
  abnRefusedBecause: t.string({
    nullable: true,
    resolve: ({ abnStatus, abnDecisionNote }) => (abnStatus === "REFUSED" ? abnDecisionNote : null),
  }),
  abnStatus: t.expose("abnStatus", {
    type: AbnStatusRef,
    description:
      "Until it is confirmed that the organisation holds its ABN, nobody finds it or shares with it.",
  }),
  hasRegisteredName: t.boolean({ nullable: true, resolve: hasRegisteredName }),
  legalName: t.exposeString("legalName", { nullable: true }),
  registeredName: t.exposeString("registeredName", { nullable: true }),
}));

builder.objectField(DraftOrganisationRef, "abnStatus", (t) =>
  t.field({
    type: AbnStatusRef,
    nullable: true,
    description: "For the provider's desk alone.",
    resolve: async ({ id }, _args, context) => findStatusForDesk(await context.read(), id),
  }),
);

builder.queryField("abnClaims", (t) =>
  t.field({
    type: AbnClaimConnectionRef,
    description:
      "The provider's list of claims to decide: those without a status are the unconfirmed, oldest first.",
    args: { ...forwards(t.arg), status: t.arg({ type: AbnStatusRef }) },
    resolve: async (_root, args, context) => listDeskClaims(await context.read(), args),
  }),
);
