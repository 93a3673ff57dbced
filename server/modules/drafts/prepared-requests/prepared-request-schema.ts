// Prepared requests in the contract: one for its addressee or the desk, the desk's list, and the products to name in one.

import {
  PREPARED_REQUEST_CAPABILITY_NAMES,
  PREPARED_REQUEST_KINDS,
  PREPARED_REQUEST_STATUSES,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { builder } from "../../../graphql/builder.ts";
import { COUNT_MAX, connectionOf } from "../../../graphql/connection.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOffers } from "../../money/fee-summaries/fee-summary-access.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/fee-summary-record.ts";
import { FeeSummaryRef } from "../../money/fee-summaries/fee-summary-schema.ts";
import {
  accessPreparedRequest,
  capabilitiesNow,
  isAddressee,
  listDeskPreparedRequests,
  requirePreparedRequestDesk,
  statusNow,
} from "./prepared-request-access.ts";
import type { PreparedRequestRow } from "./prepared-request-record.ts";

export const PreparedRequestKindRef = builder.enumType("OriginationKind", {
  values: [...PREPARED_REQUEST_KINDS].sort(),
});
const StatusRef = builder.enumType("OriginationStatus", { values: [...PREPARED_REQUEST_STATUSES].sort() });

const CapabilityRef = builder.enumType("OriginationCapability", {
  values: [...PREPARED_REQUEST_CAPABILITY_NAMES].sort(),
});

export const PreparedRequestRef = builder.objectRef<PreparedRequestRow>("Origination").implement({
  fields: (t) => ({
    agreementContent: t.exposeString("agreementContent", { nullable: true }),
    amount: t.expose("amountCents", { type: "Decimal" }),
    beneficiaryAbn: t.exposeString("beneficiaryAbn", { nullable: true }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (origination, _args, context) => capabilitiesNow(origination, await context.read()),
    }),
    contractNumber: t.exposeString("contractNumber", { nullable: true }),
    contractTitle: t.exposeString("contractTitle", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    draftId: t.id({
      nullable: true,
      description: "For the person whom it was prepared for alone.",
      resolve: async (origination, _args, context) =>
        seesDraft(await context.read(), origination) ? origination.draftId : null,
    }),
    emailAddress: t.exposeString("emailAddress"),
    id: t.exposeID("id"),
    lastDate: t.expose("lastDate", { type: "Date" }),
    note: t.exposeString("note", { nullable: true }),
    organisationId: t.id({
      nullable: true,
      resolve: async (origination, _args, context) =>
        seesDraft(await context.read(), origination) ? origination.organisationId : null,
    }),
    preparedBy: t.exposeString("preparedBy"),
    processType: t.expose("processType", { type: PreparedRequestKindRef }),
    productName: t.exposeString("productName", { nullable: true }),
    projectAddress: t.exposeString("projectAddress", { nullable: true }),
    purpose: t.exposeString("purpose", { nullable: true }),
    specifiedOtherPurpose: t.exposeString("specifiedOtherPurpose", { nullable: true }),
    status: t.field({
      type: StatusRef,
      resolve: async (origination, _args, context) => statusNow(origination, await context.read()),
    }),
    usedAt: t.expose("usedAt", { type: "DateTime", nullable: true }),
    version: t.exposeInt("version"),
  }),
});
const PreparedRequestConnectionRef = connectionOf(PreparedRequestRef, {
  name: "Origination",
  cappedAt: COUNT_MAX,
});

function seesDraft({ actor }: Transaction, origination: PreparedRequestRow): boolean {
  return isAddressee(requirePerson(actor), origination);
}

builder.queryFields((t) => ({
  origination: t.field({
    type: PreparedRequestRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessPreparedRequest(await context.read(), id),
  }),
  originationProducts: t.field({
    type: [FeeSummaryRef],
    description: "What may be named in a request; to a supplier's own people their own products.",
    args: { amount: t.arg.string(), processType: t.arg({ type: PreparedRequestKindRef, required: true }) },
    resolve: async (_root, args, context) => products(await context.read(), args),
  }),
  staffOriginations: t.field({
    type: PreparedRequestConnectionRef,
    args: { after: t.arg.string(), first: t.arg.int(), isOpen: t.arg.boolean() },
    resolve: async (_root, args, context) => listDeskPreparedRequests(await context.read(), args),
  }),
}));

type ProductWish = { amount?: string | null | undefined; processType: PreparedRequestRow["processType"] };

async function products(tx: Transaction, wish: ProductWish): Promise<FeeSummaryRow[]> {
  const { supplierId } = requirePreparedRequestDesk(tx);
  const { amount: amountCents } = requireFields({ amount: optional(amount) }, { amount: wish.amount });
  const offers = await accessOffers(tx, { processType: wish.processType, amountCents });
  return offers.filter(({ supplier }) => supplierId === undefined || supplier.id === supplierId);
}
