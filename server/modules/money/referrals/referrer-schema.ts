// Firms that refer clients, as the provider keeps them, in the contract.

import { REFERRER_FIELDS, REFERRER_STATUS_TEXT } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { type InputBuilder, inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { changeReferrerStatus } from "./commands/change-referrer-status.ts";
import { createReferrer } from "./commands/create-referrer.ts";
import { updateReferrer } from "./commands/update-referrer.ts";
import { EntityTypeRef } from "./referral-schema.ts";
import { accessReferrer, accessReferrers, type ReferrerRow } from "./referrer-access.ts";

const ENUMS = { entityType: EntityTypeRef };
const ALWAYS = ["name", "entityType"] as const;
const ReferrerStatusRef = enumOf("ReferrerStatus", codesIn(REFERRER_STATUS_TEXT));

const OfficeReferrerRef = builder.objectRef<ReferrerRow>("OfficeReferrer").implement({
  description: "A firm that refers clients, as the provider keeps it.",
  fields: (t) => ({
    ...outputFieldsOf(t, REFERRER_FIELDS, {
      columns: columnsFor<ReferrerRow>()(REFERRER_FIELDS, {}),
      enums: ENUMS,
      always: ALWAYS,
    }),
    id: t.exposeID("id"),
    people: t.exposeInt("people", { description: "How many of it refer clients." }),
    status: t.expose("status", {
      type: ReferrerStatusRef,
      description: "The links of an archived one stop.",
    }),
    statusReason: t.exposeString("statusReason", {
      nullable: true,
      description: "Why it was archived or brought back, the last time.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", nullable: true }),
    updatedBy: t.exposeString("updatedByName", { nullable: true }),
    version: t.exposeInt("version"),
  }),
});

const OfficeReferrerPayloadRef = payloadOf("OfficeReferrerPayload", {
  officeReferrer: record(OfficeReferrerRef, accessReferrer, "referrerId"),
});

builder.queryField("officeReferrers", (t) =>
  t.field({
    type: [OfficeReferrerRef],
    resolve: async (_root, _args, context) => accessReferrers(await context.read()),
  }),
);

const fieldsOf = (t: InputBuilder) => ({
  entityType: t.field({ type: EntityTypeRef, required: true }),
  name: t.string({ required: true }),
});

mutation("createReferrer", {
  whileActing: "OFFICE",
  input: inputOf("CreateReferrerInput", fieldsOf),
  payload: OfficeReferrerPayloadRef,
  run: createReferrer,
});

mutation("updateReferrer", {
  whileActing: "OFFICE",
  input: versionedInput("UpdateReferrerInput", fieldsOf),
  payload: OfficeReferrerPayloadRef,
  run: updateReferrer,
});

mutation("changeReferrerStatus", {
  whileActing: "OFFICE",
  input: versionedInput("ChangeReferrerStatusInput", (t) => ({
    reason: t.string({ required: true }),
    status: t.field({ type: ReferrerStatusRef, required: true }),
  })),
  payload: OfficeReferrerPayloadRef,
  run: changeReferrerStatus,
});
