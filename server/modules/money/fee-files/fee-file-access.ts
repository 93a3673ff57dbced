// The only access checks of banks' files of fees: they are for the provider's administrators.

import { asFeeFileId, asSupplierId, type SupplierId } from "@bondline/domain/ids.ts";
import {
  FEE_FILE_STAGE_TEXT,
  type FeeFileAction,
  mayDoWithFeeFile,
} from "@bondline/domain/money/fee-files/fee-file.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderAdministrator, type Person, requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FeeFile, FeeRow } from "./fee-file-record.ts";
import {
  findFeeFile,
  findFeeFileForChange,
  findSameFeeFile,
  isSupplier,
  listFeeFiles,
  listFeeRows,
} from "./fee-file-store.ts";

export function requireFeeDesk({ actor }: Transaction, id: string): Person {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("FEE_FILE_NOT_FOUND", { id });
  return person;
}

/** The bank or insurer that has charged. */
export async function accessCharging(tx: Transaction, id: string): Promise<SupplierId> {
  requireFeeDesk(tx, "");
  const supplierId = asSupplierId(id);
  return (await isSupplier(tx, supplierId)) ? supplierId : refuse("SUPPLIER_NOT_FOUND", { id });
}

export async function accessFeeFile(tx: Transaction, id: string): Promise<FeeFile> {
  requireFeeDesk(tx, id);
  return (await findFeeFile(tx, asFeeFileId(id))) ?? refuse("FEE_FILE_NOT_FOUND", { id });
}

export async function accessFeeFileToChange<Action extends FeeFileAction>(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  action: Action,
): Promise<Granted<FeeFile, Action>> {
  requireFeeDesk(tx, id);
  const file = (await findFeeFileForChange(tx, asFeeFileId(id))) ?? refuse("FEE_FILE_NOT_FOUND", { id });
  return grantChange(file, {
    right: action,
    versionRead: version,
    decision: { allowed: mayDoWithFeeFile(file.stage, action) },
    named: { record: "fee file", status: FEE_FILE_STAGE_TEXT[file.stage] },
  });
}

export async function listAccessibleFeeFiles(tx: Transaction, list: PageArguments): Promise<Page<FeeFile>> {
  requireFeeDesk(tx, "");
  return await listFeeFiles(tx, list);
}

/** Of one that has come through its own access check. */
export async function feeRowsOf(tx: Transaction, file: FeeFile): Promise<FeeRow[]> {
  return await listFeeRows(tx, file);
}

/** Of one that has come through its own access check. */
export async function earlierFeeFileOf(tx: Transaction, file: FeeFile): Promise<FeeFile | undefined> {
  return await findSameFeeFile(tx, file);
}
