// Banks and insurers as the provider keeps them, in the contract.

import {
  SUPPLIER_ALWAYS,
  SUPPLIER_FIELDS,
  SUPPLIER_STATUS_TEXT,
} from "@bondline/domain/office/suppliers/supplier-fields.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { type InputBuilder, inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { changeSupplierStatus } from "./commands/change-supplier-status.ts";
import { createSupplier } from "./commands/create-supplier.ts";
import { updateSupplier } from "./commands/update-supplier.ts";
import { accessOfficeSupplier, accessOfficeSuppliers, type OfficeSupplierRow } from "./supplier-access.ts";

const SupplierStatusRef = enumOf("SupplierStatus", codesIn(SUPPLIER_STATUS_TEXT));

const { processTypes: _, ...SHOWN } = SUPPLIER_FIELDS;
const ALWAYS = SUPPLIER_ALWAYS.filter((field) => field !== "processTypes");

const OfficeSupplierRef = builder.objectRef<OfficeSupplierRow>("OfficeSupplier").implement({
  description: "A bank or insurer as the provider keeps it.",
  fields: (t) => ({
    ...outputFieldsOf(t, SHOWN, { columns: columnsFor<OfficeSupplierRow>()(SHOWN, {}), always: ALWAYS }),
    id: t.exposeID("id"),
    processTypes: t.expose("processTypes", { type: [ProcessTypeRef] }),
    staffCount: t.exposeInt("staffCount", { description: "How many of its people work in the portal." }),
    status: t.expose("status", { type: SupplierStatusRef }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", nullable: true }),
    updatedBy: t.exposeString("updatedByName", { nullable: true }),
    version: t.exposeInt("version"),
  }),
});

const OfficeSupplierPayloadRef = payloadOf("OfficeSupplierPayload", {
  officeSupplier: record(OfficeSupplierRef, accessOfficeSupplier, "supplierId"),
});

builder.queryField("officeSuppliers", (t) =>
  t.field({
    type: [OfficeSupplierRef],
    resolve: async (_root, _args, context) => accessOfficeSuppliers(await context.read()),
  }),
);

const fieldsOf = (t: InputBuilder) => ({
  ...inputFieldsOf(t, SHOWN, {}, { required: ALWAYS }),
  processTypes: t.field({ type: [ProcessTypeRef], required: true }),
});

mutation("createSupplier", {
  whileActing: "OFFICE",
  input: inputOf("CreateSupplierInput", fieldsOf),
  payload: OfficeSupplierPayloadRef,
  run: createSupplier,
});

mutation("updateSupplier", {
  whileActing: "OFFICE",
  input: versionedInput("UpdateSupplierInput", fieldsOf),
  payload: OfficeSupplierPayloadRef,
  run: updateSupplier,
});

mutation("changeSupplierStatus", {
  whileActing: "OFFICE",
  input: versionedInput("ChangeSupplierStatusInput", (t) => ({
    status: t.field({ type: SupplierStatusRef, required: true }),
  })),
  payload: OfficeSupplierPayloadRef,
  run: changeSupplierStatus,
});
