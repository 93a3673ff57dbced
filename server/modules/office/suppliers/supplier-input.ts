// What was typed of a bank or insurer, validated, as columns.

import { SUPPLIER_FIELDS, SUPPLIER_RULES } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { valuesByColumn } from "../../../fields/field-columns.ts";
import { SUPPLIER_COLUMNS, type SupplierColumns } from "./supplier-store.ts";

type Texts = { [Field in Exclude<keyof typeof SUPPLIER_FIELDS, "processTypes">]?: string | null | undefined };
export type SupplierInput = Texts & { processTypes: readonly ProcessType[] };

export function requireSupplier({ processTypes, ...texts }: SupplierInput): SupplierColumns {
  const typed = {
    name: texts.name,
    tradeName: texts.tradeName,
    abn: texts.abn,
    address: texts.address,
    profile: texts.profile,
    contactName: texts.contactName,
    contactEmail: texts.contactEmail,
    contactPhone: texts.contactPhone,
    processTypes: processTypes.join(";"),
  };
  const values = requireFields(SUPPLIER_RULES, typed);
  return { ...valuesByColumn(SUPPLIER_FIELDS, SUPPLIER_COLUMNS, values) } as SupplierColumns;
}
