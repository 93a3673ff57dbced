// A bank's profile in the contract: who it is, what it asks for and what it gives to read.

import {
  BANK_FEATURES,
  BANK_PROFILE_KEYS,
  BANK_RESOURCE_FIELDS,
  BANK_RESOURCE_KIND_TEXT,
  BANK_RESOURCE_PLACE_TEXT,
  type BankFeature,
  type BankResource,
} from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { resourcesOf, type SupplierRow } from "./fee-summary-record.ts";

export const BankFeatureRef = enumOf("BankFeature", BANK_FEATURES);
const KindRef = enumOf("BankResourceKind", codesIn(BANK_RESOURCE_KIND_TEXT));
const PlaceRef = enumOf("BankResourcePlace", codesIn(BANK_RESOURCE_PLACE_TEXT));

export const BankResourceRef = builder.objectRef<BankResource>("BankResource").implement({
  description: "Something of the bank's to read.",
  fields: (t) => ({
    kind: t.expose("kind", { type: KindRef }),
    name: t.exposeString("name"),
    place: t.expose("place", { type: PlaceRef }),
    url: t.exposeString("url"),
  }),
});

export const BankResourceInputRef = builder.inputType("BankResourceInput", {
  fields: (t) =>
    inputFieldsOf(
      t,
      BANK_RESOURCE_FIELDS,
      { kind: KindRef, place: PlaceRef },
      { required: ["kind", "name", "place", "url"] },
    ),
});

type BankProfile = { supplier: SupplierRow; features: readonly BankFeature[] };

export const BankProfileRef = builder.objectRef<BankProfile>("BankProfile").implement({
  fields: (t) => ({
    features: t.field({ type: [BankFeatureRef], resolve: ({ features }) => [...features] }),
    key: t.string({ ...oneOfCodes(BANK_PROFILE_KEYS), resolve: ({ supplier }) => supplier.profile }),
    resources: t.field({ type: [BankResourceRef], resolve: ({ supplier }) => [...resourcesOf(supplier)] }),
    supplierId: t.id({ resolve: ({ supplier }) => supplier.id }),
    tradeName: t.string({ resolve: ({ supplier }) => supplier.tradeName }),
  }),
});
