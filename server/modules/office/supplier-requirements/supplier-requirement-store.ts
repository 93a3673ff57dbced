// The profiles of banks and insurers, in the database: SQL and nothing else.

import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { SupplierId } from "@bondline/domain/ids.ts";
import type { BankFeature, BankResource } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type SupplierRequirementRow = {
  id: SupplierId;
  name: string;
  tradeName: string;
  profile: Tables["supplier"]["profile"];
  features: BankFeature[];
  resources: BankResource[];
  gvpId: string | null;
  /** What it asked for with every application before anything was changed by two. */
  requiredDocumentTypes: RequiredDocumentType[];
  version: number;
  updatedAt: Instant | null;
  updatedByName: string | null;
};

const WITH_NAME = `
  select s.id, s.name, s.trade_name, s.profile, s.features, s.resources, s.gvp_id, s.required_document_types, s.version, s.updated_at, p.given_name || ' ' || p.family_name as updated_by_name
    from supplier s left join people((select array_agg(updated_by) from supplier)) p on p.id = s.updated_by`;

/** By trade name: they are few, and the portal's own. */
export async function listSupplierRequirements(tx: Transaction): Promise<SupplierRequirementRow[]> {
  return await tx.query<SupplierRequirementRow>(`${WITH_NAME} order by lower(s.trade_name), s.id`);
}

export async function findSupplierRequirement(
  tx: Transaction,
  id: SupplierId,
): Promise<SupplierRequirementRow | undefined> {
  return await findRow<SupplierRequirementRow>(tx, `${WITH_NAME} where s.id = $1`, [id]);
}

/** Nobody else changes it until this transaction ends. */
export async function findSupplierRequirementForChange(tx: Transaction, id: SupplierId) {
  await tx.query("select 1 from supplier where id = $1 for no key update", [id]);
  return await findSupplierRequirement(tx, id);
}
