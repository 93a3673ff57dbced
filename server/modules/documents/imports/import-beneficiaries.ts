// Whom a register names by number: looked up among the confirmed organisations of the portal, as whoever shares a facility looks them up, and within the same limit.

import { businessNameKey } from "@bondline/domain/documents/imports/import-beneficiary.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { LIMITS, takeManyFromLimit } from "../../people/accounts/public.ts";
import {
  countNotLookedUp,
  type ImportBeneficiary,
  insertLookedUp,
  listHolders,
  listImportBeneficiaries,
  listNotLookedUp,
  mayLookUp,
} from "./import-beneficiary-store.ts";
import type { ChangingImport, ImportJob } from "./import-record.ts";

export type FoundBeneficiary = ImportBeneficiary;

const LIMIT = "sharingLookUps";

/** Each number once, those of the most rows first, as many as the person may still look up. */
export async function lookUpBeneficiaries(tx: Transaction, job: ChangingImport): Promise<void> {
  if (!(await mayLookUp(tx, job))) return;
  const numbers = await listNotLookedUp(tx, job, LIMITS[LIMIT].allowed);
  if (numbers.length === 0) return;
  const { accountId } = requirePerson(tx.actor);
  const taken = await takeManyFromLimit(tx, LIMIT, accountId, numbers.length);
  const holders = await listHolders(tx, job, numbers.slice(0, taken));
  const found = holders.map(({ number, holderId, legalName }) => {
    return { number, holderId, nameKey: legalName === null ? null : businessNameKey(legalName) };
  });
  await insertLookedUp(tx, job, found);
}

/** Of an import that has come through its own access check. */
export async function listBeneficiariesOf(
  tx: Transaction,
  job: Pick<ImportJob, "id" | "columns">,
): Promise<ImportBeneficiary[]> {
  return await listImportBeneficiaries(tx, job, job.columns.indexOf("beneficiary.name"));
}

/** As above. */
export async function countNotLookedUpOf(tx: Transaction, job: Pick<ImportJob, "id">): Promise<number> {
  return await countNotLookedUp(tx, job);
}
