// The access check of a bank's or insurer's service levels: its own people read them, those who look after its people set them, and the provider's administrators look at them.

import { asSupplierId, type SupplierId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import {
  isProviderAdministrator,
  isSupplierAdministrator,
  requirePerson,
  supplierOf,
} from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type BankServiceRow, findBankService, findBankServiceForChange } from "./bank-service-store.ts";

export type BankService = Pick<
  BankServiceRow,
  "supplierId" | "issueHours" | "applicationHours" | "requestHours" | "version"
> & { canChange: boolean };

/** Of the bank that is named, or one's own. */
export async function accessBankService(tx: Transaction, asked?: string | null): Promise<BankService> {
  const supplierId = requireMaySee(tx, asked);
  const canChange = isSupplierAdministrator(tx.actor) && supplierOf(tx.actor) === supplierId;
  return { ...((await findBankService(tx, supplierId)) ?? none(supplierId)), canChange };
}

/** Of a bank that has never set any it is undefined. */
export async function accessOwnServiceToChange(
  tx: Transaction,
  version: number,
): Promise<{ supplierId: SupplierId; service: BankServiceRow | undefined }> {
  requirePerson(tx.actor);
  const supplierId = isSupplierAdministrator(tx.actor) ? supplierOf(tx.actor) : undefined;
  if (supplierId === undefined) refuse("SUPPLIER_NOT_FOUND", { id: "" });
  const service = await findBankServiceForChange(tx, supplierId);
  requireCurrent(service ?? none(supplierId), version);
  return { supplierId, service };
}

function requireMaySee({ actor }: Pick<Transaction, "actor">, asked?: string | null): SupplierId {
  requirePerson(actor);
  const own = supplierOf(actor);
  const wanted = asked ? asSupplierId(asked) : own;
  if (wanted === undefined || (wanted !== own && !isProviderAdministrator(actor)))
    refuse("SUPPLIER_NOT_FOUND", { id: asked ?? "" });
  return wanted;
}

function none(supplierId: SupplierId): Omit<BankService, "canChange"> {
  return { supplierId, issueHours: null, applicationHours: null, requestHours: null, version: 0 };
}
