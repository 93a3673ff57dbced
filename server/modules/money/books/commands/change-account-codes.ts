// Sets what accounts of the books are called in an accounting package; files that are made from then on say so.

import {
  type AccountCode,
  type AccountingPackage,
  requireAccountCodes,
} from "@bondline/domain/money/books/accounting-package.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveAccountCodes } from "../account-code-store.ts";
import { accessAccountCodesToChange } from "../journal-access.ts";

type Sent = {
  account: AccountCode["account"];
  code?: string | null | undefined;
  taxCode?: string | null | undefined;
};
export type ChangeAccountCodesInput = {
  package: AccountingPackage;
  version: number;
  codes: readonly Sent[];
};

export async function changeAccountCodes(
  tx: Transaction,
  { package: of, version, codes }: ChangeAccountCodesInput,
): Promise<CommandResult> {
  const { providerId } = await accessAccountCodesToChange(tx, { of, version });
  await saveAccountCodes(tx, { of, codes: requireAccountCodes(of, codes), providerId });
  return { package: of };
}
