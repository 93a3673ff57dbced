// Prepared requests in the contract: one for its addressee or the desk, the desk's list, and the products to name in one.

import {
  PREPARED_REQUEST_CAPABILITY_NAMES,
  PREPARED_REQUEST_STATUSES,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import {
  PREPARED_REQUEST_ALWAYS,
  PREPARED_REQUEST_FIELDS,
  PREPARED_REQUEST_KINDS,
} from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { builder } from "../../../graphql/builder.ts";
import { COUNT_MAX, connectionOf } from "../../../graphql/connection.ts";
import type { Context } from "../../../graphql/context.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOffers } from "../../money/fee-summaries/fee-summary-access.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/fee-summary-record.ts";
import { FeeSummaryRef } from "../../money/fee-summaries/fee-summary-schema.ts";
import {
  accessPreparedRequest,
  capabilitiesNow,
  listDeskPreparedRequests,
  preparedRequestGuardOf,
  requirePreparedRequestDesk,
  statusNow,
} from "./prepared-request-access.ts";
import { PREPARED_REQUEST_COLUMNS, type PreparedRequestRow } from "./prepared-request-record.ts";

export const PreparedRequestKindRef = builder.enumType("OriginationKind", {
  values: [...PREPARED_REQUEST_KINDS].sort(),
});
const StatusRef = builder.enumType("OriginationStatus", { values: [...PREPARED_REQUEST_STATUSES].sort() });

const CapabilityRef = builder.enumType("OriginationCapability", {
  values: [...PREPARED_REQUEST_CAPABILITY_NAMES].sort(),
});

export const PREPARED_REQUEST_ENUMS = { processType: PreparedRequestKindRef };

/** The product is told by its name. */
const { feeSummaryId: _, ...SHOWN } = PREPARED_REQUEST_FIELDS;

export const PreparedRequestRef = builder.objectRef<PreparedRequestRow>("Origination").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, SHOWN, {
      columns: PREPARED_REQUEST_COLUMNS,
      enums: PREPARED_REQUEST_ENUMS,
      guardOf: preparedRequestGuardOf,
      always: PREPARED_REQUEST_ALWAYS,
    }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (origination, _args, context) => capabilitiesNow(origination, await context.read()),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    draftId: t.id({
      nullable: true,
      description: "For the person whom it was prepared for alone.",
      resolve: async (origination, _args, context) => readable(context, origination, "draftId"),
    }),
    id: t.exposeID("id"),
    organisationId: t.id({
      nullable: true,
      resolve: async (origination, _args, context) => readable(context, origination, "organisationId"),
    }),
    preparedBy: t.exposeString("preparedBy"),
    productName: t.exposeString("productName", { nullable: true }),
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

async function readable<Column extends keyof PreparedRequestRow>(
  context: Context,
  origination: PreparedRequestRow,
  column: Column,
): Promise<PreparedRequestRow[Column] | null> {
  const guard = preparedRequestGuardOf(column);
  return guard === undefined || (await guard(context, origination)) ? origination[column] : null;
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
  const { amount: amountCents } = requireFields(
    { amount: optional(PREPARED_REQUEST_FIELDS.amount.rule) },
    { amount: wish.amount },
  );
  const offers = await accessOffers(tx, { processType: wish.processType, amountCents });
  return offers.filter(({ supplier }) => supplierId === undefined || supplier.id === supplierId);
}
