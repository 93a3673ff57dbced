// The account for deposits as something that two change: how it stands, and what an approved change does.

import {
  DEPOSIT_ACCOUNT_FIELDS,
  DEPOSIT_ACCOUNT_RULES,
} from "@bondline/domain/office/provider/provider-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findDepositAccount, insertDepositAccount, listDepositAccounts } from "./provider-store.ts";

export const DEPOSIT_ACCOUNT_CHANGE: ChangeSubject = {
  kind: "DEPOSIT_ACCOUNT",
  fields: DEPOSIT_ACCOUNT_FIELDS,
  present: presentDepositAccount,
  /** It holds from now on, for what is open too: money that is still to come has one place to go to. */
  apply: async (tx: Transaction, { subjectId, proposed }: ProposedChange) => {
    const account = requireFields(DEPOSIT_ACCOUNT_RULES, proposed);
    await insertDepositAccount(tx, { ...account, providerId: subjectId });
  },
};

export async function presentDepositAccount(tx: Transaction) {
  const [account, all] = [await findDepositAccount(tx), await listDepositAccounts(tx)];
  const texts =
    account === undefined
      ? null
      : { accountName: account.accountName, bsb: account.bsb, accountNumber: account.accountNumber };
  return { texts, version: all.length };
}
