// Prepared requests in the contract: one for its addressee or the desk, the desk's list, the products to name in one, and the calls.

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
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { wantedRowInput } from "../../../graphql/chosen-access.ts";
import { chosenRows } from "../../../graphql/chosen-payload.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import type { Context } from "../../../graphql/context.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf, record } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOffers } from "../../money/fee-summaries/fee-summary-access.ts";
import { FeeSummaryRef, type FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { createDraftFromOrigination } from "./commands/create-draft-from-origination.ts";
import { createOrigination } from "./commands/create-origination.ts";
import { withdrawChosenOriginations } from "./commands/withdraw-chosen-originations.ts";
import { withdrawOrigination } from "./commands/withdraw-origination.ts";
import {
  accessChosenPreparedRequests,
  accessPreparedRequest,
  capabilitiesNow,
  listDeskPreparedRequests,
  preparedRequestGuardOf,
  requirePreparedRequestDesk,
  statusNow,
} from "./prepared-request-access.ts";
import type { PreparedRequestRow } from "./prepared-request-store.ts";

const PreparedRequestKindRef = enumOf("OriginationKind", PREPARED_REQUEST_KINDS);
const StatusRef = enumOf("OriginationStatus", PREPARED_REQUEST_STATUSES);

const CapabilityRef = enumOf("OriginationCapability", PREPARED_REQUEST_CAPABILITY_NAMES);

const ENUMS = { processType: PreparedRequestKindRef };

/** The product is shown by its name. */
const { feeSummaryId: _, ...SHOWN } = PREPARED_REQUEST_FIELDS;

const PreparedRequestRef = builder.objectRef<PreparedRequestRow>("Origination").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, SHOWN, {
      columns: columnsFor<PreparedRequestRow>()(SHOWN, {}),
      enums: ENUMS,
      guardOf: preparedRequestGuardOf,
      always: PREPARED_REQUEST_ALWAYS,
    }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (preparedRequest, _args, context) =>
        capabilitiesNow(preparedRequest, await context.read()),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    draftId: t.id({
      nullable: true,
      description: "For the person whom it was prepared for alone.",
      resolve: async (preparedRequest, _args, context) => readable(context, preparedRequest, "draftId"),
    }),
    id: t.exposeID("id"),
    organisationId: t.id({
      nullable: true,
      resolve: async (preparedRequest, _args, context) =>
        readable(context, preparedRequest, "organisationId"),
    }),
    preparedBy: t.exposeString("preparedBy"),
    productName: t.exposeString("productName", { nullable: true }),
    status: t.field({
      type: StatusRef,
      resolve: async (preparedRequest, _args, context) => statusNow(preparedRequest, await context.read()),
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
  preparedRequest: PreparedRequestRow,
  column: Column,
): Promise<PreparedRequestRow[Column] | null> {
  const guard = preparedRequestGuardOf(column);
  return guard === undefined || (await guard(context, preparedRequest)) ? preparedRequest[column] : null;
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
    args: { ...forwards(t.arg), isOpen: t.arg.boolean() },
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

const PreparedRequestPayloadRef = payloadOf("OriginationPayload", {
  origination: record(PreparedRequestRef, accessPreparedRequest, "originationId"),
});

const CreateDraftFromPreparedRequestPayloadRef = payloadOf("CreateDraftFromOriginationPayload", {
  draftId: idOf("draftId"),
  organisationId: idOf("organisationId"),
});

mutation("createOrigination", {
  whileActing: "WILL",
  input: inputOf("CreateOriginationInput", (t) => ({
    ...inputFieldsOf(t, PREPARED_REQUEST_FIELDS, ENUMS, { required: PREPARED_REQUEST_ALWAYS }),
    lastDate: t.string({ required: true, description: "The last day on which a draft can be made of it." }),
  })),
  payload: PreparedRequestPayloadRef,
  run: createOrigination,
});

mutation("withdrawOrigination", {
  whileActing: "WILL",
  input: versionedInput("WithdrawOriginationInput", () => ({})),
  payload: PreparedRequestPayloadRef,
  run: withdrawOrigination,
});

const ChosenPreparedRequestRef = wantedRowInput(
  "ChosenOriginationInput",
  "A prepared request, and the version of it that was read.",
);
mutation("withdrawChosenOriginations", {
  whileActing: "WILL",
  input: inputOf("WithdrawChosenOriginationsInput", (t) => ({
    originations: t.field({ type: [ChosenPreparedRequestRef], required: true }),
  })),
  payload: payloadOf("ChosenOriginationsPayload", {
    results: chosenRows({
      name: "OriginationResult",
      description: "What became of one of several prepared requests; without a code it was done.",
      field: "origination",
      type: PreparedRequestRef,
      access: accessChosenPreparedRequests,
    }),
  }),
  run: withdrawChosenOriginations,
});

mutation("createDraftFromOrigination", {
  whileActing: "WILL",
  input: inputOf("CreateDraftFromOriginationInput", (t) => ({
    organisationId: t.id({ required: true }),
    originationId: t.id({ required: true }),
  })),
  payload: CreateDraftFromPreparedRequestPayloadRef,
  run: createDraftFromOrigination,
});
