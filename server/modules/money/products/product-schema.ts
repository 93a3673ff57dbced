// Products with the versions of their fees in the contract: the provider's page of them, and proposing another version.

import {
  PRODUCT_FIELDS,
  PRODUCT_STATUS_TEXT,
  type ProductField,
} from "@bondline/domain/money/products/product-fields.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { DeliveryTypeRef } from "../fee-summaries/public.ts";
import { proposeProduct } from "./commands/propose-product.ts";
import { accessProducts, type Product, type ProductVersionRow } from "./product-access.ts";
import { PRODUCT_COLUMNS } from "./product-columns.ts";
import { textsOfVersion } from "./product-texts.ts";

const ProductStatusRef = enumOf("ProductStatus", codesIn(PRODUCT_STATUS_TEXT));

const PRODUCT_PATHS = Object.keys(PRODUCT_FIELDS) as ProductField[];

const textOf = (field: ProductField) => (version: ProductVersionRow) => textsOfVersion(version)[field] ?? "";

const ProductVersionRef = builder.objectRef<ProductVersionRow>("ProductVersion").implement({
  description: "A product's fees from a day on, until the next version begins.",
  fields: (t) => ({
    ...outputFieldsOf(t, PRODUCT_FIELDS, {
      columns: PRODUCT_COLUMNS,
      enums: { deliveryType: DeliveryTypeRef, processType: ProcessTypeRef, status: ProductStatusRef },
      always: PRODUCT_PATHS,
    }),
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    feeFrequency: t.string({ resolve: textOf("feeFrequency") }),
    id: t.exposeID("id"),
    ongoingDiscountPercentage: t.field({
      type: "Decimal",
      nullable: true,
      resolve: (version) => textsOfVersion(version).ongoingDiscountPercentage,
    }),
    ongoingPercentage: t.field({ type: "Decimal", resolve: textOf("ongoingPercentage") }),
    proposedBy: t.exposeString("proposedByName", { nullable: true }),
    security: t.string({ resolve: textOf("security") }),
    supplierName: t.exposeString("supplierName"),
  }),
});

type ProductShown = Product & { waitingChangeId: string | null; today: string };

const ProductRef = builder.objectRef<ProductShown>("Product").implement({
  description: "What a bank or insurer offers for one kind in one band of amounts.",
  fields: (t) => ({
    currentVersionId: t.id({
      nullable: true,
      description: "The version by which new drafts are priced today.",
      resolve: ({ versions, today }) => versions.find(({ startsDate }) => startsDate <= today)?.id,
    }),
    id: t.exposeID("id"),
    versions: t.field({
      type: [ProductVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => [...versions],
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryField("products", (t) =>
  t.field({
    type: [ProductRef],
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const [products, waiting] = [await accessProducts(tx), await listWaitingChanges(tx, "PRODUCT")];
      const changes = new Map(waiting.map(({ id, subjectId }) => [subjectId, id]));
      const today = dayAt(tx.now, DEFAULT_ZONE);
      return products.map((each) => ({ ...each, today, waitingChangeId: changes.get(each.id) ?? null }));
    },
  }),
);

mutation("proposeProduct", {
  whileActing: "OFFICE",
  input: inputOf("ProposeProductInput", (t) => ({
    ...inputFieldsOf(t, PRODUCT_FIELDS),
    productId: t.id({ description: "Left out for a new product." }),
    reason: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeProduct,
});
