// Fee summaries and suppliers in the contract.

import { DELIVERY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { readGatewayFeatures } from "../../office/gateway-features/gateway-feature-access.ts";
import { BankProfileRef } from "./bank-profile-schema.ts";
import { accessSuppliers } from "./fee-summary-access.ts";
import { type FeeSummaryRow, needsDirectorContact, type SupplierRow } from "./fee-summary-record.ts";

export const DeliveryTypeRef = enumOf("DeliveryType", DELIVERY_TYPES);

export const SupplierRef = builder.objectRef<SupplierRow>("Supplier").implement({
  fields: (t) => ({
    bankProfile: t.field({
      type: BankProfileRef,
      resolve: (supplier) => ({ supplier, features: supplier.features }),
    }),
    gvpId: t.string({
      description:
        "Its number at the register of digital guarantees; null while the portal does not use one.",
      nullable: true,
      resolve: async ({ gvpId }, _args, context) =>
        (await readGatewayFeatures(await context.read())).gvpIntegration ? gvpId : null,
    }),
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    tradeName: t.exposeString("tradeName"),
  }),
});

export const FeeSummaryRef = builder.objectRef<FeeSummaryRow>("FeeSummary").implement({
  fields: (t) => ({
    biannualFeeCoefficient: t.expose("biannualFeeCoefficient", { type: "Decimal", nullable: true }),
    deliveryType: t.expose("deliveryType", { type: DeliveryTypeRef }),
    details: t.exposeString("details"),
    establishmentFee: t.field({ type: "Decimal", resolve: (fee) => fee.establishmentFeeCents }),
    feeSummaryStatus: t.exposeString("feeSummaryStatus"),
    id: t.exposeID("id"),
    maxValue: t.field({ type: "Decimal", resolve: (fee) => fee.maxValueCents }),
    minimumAnnualCost: t.field({
      description: "The least that a year of ongoing fees costs.",
      type: "Decimal",
      resolve: (fee) => fee.minimumAnnualCents,
    }),
    minValue: t.field({ type: "Decimal", resolve: (fee) => fee.minValueCents }),
    name: t.exposeString("name"),
    needsDirectorContact: t.boolean({
      description: "The supplier writes to a director, who is named before submission.",
      resolve: ({ supplier }) => needsDirectorContact(supplier),
    }),
    recurringFeePercentage: t.expose("recurringFeePercentage", { type: "Decimal", nullable: true }),
    securityTypeCash: t.exposeBoolean("securityTypeCash"),
    securityTypeProperty: t.exposeBoolean("securityTypeProperty"),
    supplier: t.field({ type: SupplierRef, resolve: (fee) => fee.supplier }),
  }),
});

builder.queryFields((t) => ({
  suppliers: t.field({
    type: [SupplierRef],
    resolve: async (_root, _args, context) => accessSuppliers(await context.read()),
  }),
}));
