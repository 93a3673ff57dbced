// The access check of what banks and insurers ask of applicants: the provider's administrators see all versions and propose.

import {
  type AskedDocument,
  askedFromTheFirst,
} from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessSupplierRequirement,
  accessSupplierRequirements,
  type SupplierRequirementRow,
} from "../../office/supplier-requirements/supplier-requirement-access.ts";
import { type AskedVersionRow, listAskedVersions, listAskedVersionsOf } from "./asked-documents-store.ts";

export type { AskedVersionRow };

export type OfficeAsked = {
  supplier: SupplierRequirementRow;
  /** In force for drafts that are begun now. `startsAt` is null before the first version. */
  inForce: { documents: readonly AskedDocument[]; startsAt: Instant | null };
  /** Before the first version. */
  first: readonly AskedDocument[];
  /** The newest first. */
  versions: AskedVersionRow[];
};

export async function accessAskedDocuments(tx: Transaction): Promise<OfficeAsked[]> {
  const suppliers = await accessSupplierRequirements(tx);
  const versions = Map.groupBy(await listAskedVersions(tx), ({ supplierId }) => supplierId);
  return suppliers.map((supplier) => askedBy(supplier, versions.get(supplier.id) ?? [], tx.now));
}

export async function accessAskedDocumentsOf(tx: Transaction, supplierId: string): Promise<OfficeAsked> {
  const supplier = await accessSupplierRequirement(tx, supplierId);
  return askedBy(supplier, await listAskedVersionsOf(tx, supplier.id), tx.now);
}

function askedBy(supplier: SupplierRequirementRow, versions: AskedVersionRow[], now: Instant): OfficeAsked {
  const begun = versions.find(({ startsAt }) => startsAt <= now);
  const first = askedFromTheFirst(supplier.requiredDocumentTypes);
  return { supplier, inForce: begun ?? { documents: first, startsAt: null }, first, versions };
}
