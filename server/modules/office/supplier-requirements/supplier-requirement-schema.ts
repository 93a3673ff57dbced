// The profiles of banks and insurers in the contract: what each asks for beside the application, and what it gives to read.

import {
  BANK_PROFILE_FIELDS,
  BANK_PROFILE_KEYS,
} from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { builder } from "../../../graphql/builder.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { BankFeatureRef, BankResourceInputRef, BankResourceRef } from "../../money/fee-summaries/public.ts";
import { updateBankProfile } from "./commands/update-bank-profile.ts";
import {
  accessSupplierRequirement,
  accessSupplierRequirements,
  type SupplierRequirementRow,
} from "./supplier-requirement-access.ts";

const SupplierRequirementRef = builder.objectRef<SupplierRequirementRow>("SupplierRequirement").implement({
  description: "A bank or insurer with its profile.",
  fields: (t) => ({
    features: t.expose("features", { type: [BankFeatureRef] }),
    gvpId: t.exposeString("gvpId", {
      description: "Its number at the register of digital guarantees.",
      nullable: true,
    }),
    id: t.exposeID("id"),
    key: t.string({ ...oneOfCodes(BANK_PROFILE_KEYS), resolve: ({ profile }) => profile }),
    name: t.exposeString("name"),
    resources: t.expose("resources", { type: [BankResourceRef] }),
    tradeName: t.exposeString("tradeName"),
    updatedAt: t.expose("updatedAt", { type: "DateTime", nullable: true }),
    updatedBy: t.exposeString("updatedByName", { nullable: true }),
    version: t.exposeInt("version"),
  }),
});

builder.queryField("supplierRequirements", (t) =>
  t.field({
    type: [SupplierRequirementRef],
    resolve: async (_root, _args, context) => accessSupplierRequirements(await context.read()),
  }),
);

const SupplierRequirementPayloadRef = payloadOf("SupplierRequirementPayload", {
  supplierRequirement: record(SupplierRequirementRef, accessSupplierRequirement, "supplierId"),
});

mutation("updateBankProfile", {
  whileActing: "OFFICE",
  input: versionedInput("UpdateBankProfileInput", (t) => ({
    ...inputFieldsOf(t, BANK_PROFILE_FIELDS),
    features: t.field({ type: [BankFeatureRef], required: true }),
    resources: t.field({ type: [BankResourceInputRef], required: true }),
  })),
  payload: SupplierRequirementPayloadRef,
  run: updateBankProfile,
});
