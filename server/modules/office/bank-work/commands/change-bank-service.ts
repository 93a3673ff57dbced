// Sets within how many hours of business a bank's people mean to do each kind of their work; what waits already keeps the moment by which it is due.

import { BANK_SERVICE_RULES } from "@bondline/domain/office/bank-work/bank-service-fields.ts";
import { flattenFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { refuseStale } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnServiceToChange } from "../bank-service-access.ts";
import { insertBankService, saveBankService } from "../bank-service-store.ts";

type Sent = { readonly [Field in keyof typeof BANK_SERVICE_RULES]?: string | number | null | undefined };
export type ChangeBankServiceInput = Sent & { version: number };

export async function changeBankService(
  tx: Transaction,
  { version, ...input }: ChangeBankServiceInput,
): Promise<CommandResult> {
  const { supplierId, service } = await accessOwnServiceToChange(tx, version);
  const levels = requireFields(BANK_SERVICE_RULES, flattenFields(input));
  if (service !== undefined) await saveBankService(tx, service, levels);
  else if (!(await insertBankService(tx, supplierId, levels))) refuseStale(version, version + 1);
  return { supplierId };
}
