// Makes the provider with its account for deposits and its first administrator, all of it or nothing; for the tool of the first run alone.

import { DEPOSIT_ACCOUNT_RULES, PROVIDER_RULES } from "@bondline/domain/office/provider/provider-fields.ts";
import { STAFF_FIELDS } from "@bondline/domain/office/staff/staff-fields.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { addFirstAdministrator, type FirstLink } from "../../staff/commands/add-first-administrator.ts";
import { findProvider, insertDepositAccount, insertProvider } from "../provider-store.ts";

/** What the tool asks for: who runs the portal, where deposits go, and who administers it first. */
export const FIRST_RUN_RULES = {
  ...PROVIDER_RULES,
  ...DEPOSIT_ACCOUNT_RULES,
  adminEmail: required(STAFF_FIELDS.email.rule),
  adminGivenName: required(STAFF_FIELDS.givenName.rule),
  adminFamilyName: required(STAFF_FIELDS.familyName.rule),
};

export class ProviderExists extends Error {
  constructor(name: string) {
    super(`There is a provider already: ${name}. It is changed on the page "Settings" of the desk.`);
    this.name = "ProviderExists";
  }
}

export async function createProvider(tx: Transaction, input: RawFields): Promise<FirstLink> {
  const values = requireFields(FIRST_RUN_RULES, input);
  const there = await findProvider(tx);
  if (there !== undefined) throw new ProviderExists(there.name);

  const { name, abn, address, contactName, contactEmail, contactPhone, supportEmail, operatorEmail } = values;
  const { accountName, bsb, accountNumber } = values;
  const id = tx.newId();
  const ours = { name, abn, address, contactName, contactEmail, contactPhone, supportEmail, operatorEmail };
  await insertProvider(tx, { id, ...ours });
  await insertDepositAccount(tx, { providerId: id, accountName, bsb, accountNumber });
  return await addFirstAdministrator(tx, {
    providerId: id,
    email: values.adminEmail,
    givenName: values.adminGivenName,
    familyName: values.adminFamilyName,
  });
}
