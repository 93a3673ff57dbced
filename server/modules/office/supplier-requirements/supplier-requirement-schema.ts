// What banks and insurers ask for with every application in the contract: the provider's page of it.

import { builder } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { RequiredDocumentTypeRef } from "../../drafts/required-documents/public.ts";
import { updateSupplierRequirements } from "./commands/update-supplier-requirements.ts";
import {
  accessSupplierRequirement,
  accessSupplierRequirements,
  type SupplierRequirementRow,
} from "./supplier-requirement-access.ts";

const SupplierRequirementRef = builder.objectRef<SupplierRequirementRow>("SupplierRequirement").implement({
  description: "What a bank or insurer asks for with every application.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    requiredDocumentTypes: t.expose("requiredDocumentTypes", { type: [RequiredDocumentTypeRef] }),
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

mutation("updateSupplierRequirements", {
  input: versionedInput("UpdateSupplierRequirementsInput", (t) => ({
    requiredDocumentTypes: t.field({ type: [RequiredDocumentTypeRef], required: true }),
  })),
  payload: payloadOf("SupplierRequirementPayload", {
    supplierRequirement: record(SupplierRequirementRef, accessSupplierRequirement, "supplierId"),
  }),
  run: updateSupplierRequirements,
});
