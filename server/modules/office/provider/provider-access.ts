// The access check of the provider's own record: its administrators see and change it; where deposits go, whoever is shown what to pay.

import type { SecondApprovalSums } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { type ReminderSteps, USUAL_REMINDERS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { StateCode } from "@bondline/domain/values/reference-data/states.ts";
import {
  isProviderAdministrator,
  isSupplierAdministrator,
  requirePerson,
} from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type DepositAccountRow,
  findDepositAccount,
  findOperator,
  findProvider,
  findProviderForChange,
  listDepositAccounts,
  type Operator,
  type ProviderRow,
} from "./provider-store.ts";

export type { DepositAccountRow, ProviderRow };

export async function accessProvider(tx: Transaction): Promise<ProviderRow> {
  requireAdministrator(tx);
  return (await findProvider(tx)) ?? refuse("PROVIDER_NOT_FOUND", { id: "" });
}

/** In its history, those who look after a bank's people find what was changed of them. */
export async function accessProviderOfStaff(tx: Transaction): Promise<ProviderRow> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor) && !isSupplierAdministrator(tx.actor))
    refuse("PROVIDER_NOT_FOUND", { id: "" });
  return (await findProvider(tx)) ?? refuse("PROVIDER_NOT_FOUND", { id: "" });
}

/** For the machinery, which has no person; as usual where nobody runs the portal yet. */
export async function reminderSteps(tx: Transaction): Promise<ReminderSteps> {
  return (await findProvider(tx)) ?? USUAL_REMINDERS;
}

export async function accessProviderToChange(tx: Transaction, version?: number): Promise<ProviderRow> {
  requireAdministrator(tx);
  const provider = (await findProviderForChange(tx)) ?? refuse("PROVIDER_NOT_FOUND", { id: "" });
  requireCurrent(provider, version);
  return provider;
}

const sumsByTransaction = new WeakMap<Transaction, Promise<SecondApprovalSums>>();

/** Read once for a whole list of drafts; without a provider nothing takes two. */
export function secondApprovalSums(tx: Transaction): Promise<SecondApprovalSums> {
  const known = sumsByTransaction.get(tx) ?? readSums(tx);
  sumsByTransaction.set(tx, known);
  return known;
}

async function readSums(tx: Transaction): Promise<SecondApprovalSums> {
  const provider = await findProvider(tx);
  return {
    secondFromBankGuarantee: provider?.secondFromBankGuaranteeCents ?? null,
    secondFromSuretyBond: provider?.secondFromSuretyBondCents ?? null,
    secondFromCashSecurity: provider?.secondFromCashSecurityCents ?? null,
    secondFromLeaseBond: provider?.secondFromLeaseBondCents ?? null,
    secondFromSecurityReturn: provider?.secondFromSecurityReturnCents ?? null,
    secondFromBankGuaranteeReturn: provider?.secondFromBankGuaranteeReturnCents ?? null,
    secondFromSuretyBondReturn: provider?.secondFromSuretyBondReturnCents ?? null,
    secondFromCashSecurityReturn: provider?.secondFromCashSecurityReturnCents ?? null,
    secondFromLeaseBondReturn: provider?.secondFromLeaseBondReturnCents ?? null,
    secondFromBankGuaranteeDiscount: provider?.secondFromBankGuaranteeDiscountCents ?? null,
    secondFromSuretyBondDiscount: provider?.secondFromSuretyBondDiscountCents ?? null,
    secondFromCashSecurityDiscount: provider?.secondFromCashSecurityDiscountCents ?? null,
    secondFromLeaseBondDiscount: provider?.secondFromLeaseBondDiscountCents ?? null,
    secondFromDeposit: provider?.secondFromDepositCents ?? null,
    secondFromPropertyFacility: provider?.secondFromPropertyFacilityCents ?? null,
    secondFromSuretyFacility: provider?.secondFromSuretyFacilityCents ?? null,
  };
}

const operatorByTransaction = new WeakMap<Transaction, Promise<Operator | undefined>>();

/** Who papers come from. Read once for all papers of a record; undefined before the first run. */
export function operatorNow(tx: Transaction): Promise<Operator | undefined> {
  const known = operatorByTransaction.get(tx) ?? findOperator(tx);
  operatorByTransaction.set(tx, known);
  return known;
}

/** By whose days and hours the desk is counted. */
export async function providerState(tx: Transaction): Promise<StateCode> {
  return (await findProvider(tx))?.serviceState ?? "NSW";
}

/** Null where clients are not given one. */
export async function supportEmail(tx: Transaction): Promise<string | null> {
  return (await findProvider(tx))?.supportEmail ?? null;
}

/** Where the provider reads of enquiries and payments: its own setting, or OPERATOR_MAIL. */
export async function operatorEmail(tx: Transaction): Promise<string> {
  return (await findProvider(tx))?.operatorEmail ?? tx.app.settings.operatorMail;
}

/** In whose name its people keep what belongs to no organisation. */
export async function providerId(tx: Transaction): Promise<string | undefined> {
  return (await findProvider(tx))?.id;
}

export async function accessDepositAccounts(tx: Transaction): Promise<DepositAccountRow[]> {
  requireAdministrator(tx);
  return await listDepositAccounts(tx);
}

const accountByTransaction = new WeakMap<Transaction, Promise<DepositAccountRow | undefined>>();

/** Read once for a whole list of invoices; undefined while no account is set. */
export function depositAccountNow(tx: Transaction): Promise<DepositAccountRow | undefined> {
  const known = accountByTransaction.get(tx) ?? findDepositAccount(tx);
  accountByTransaction.set(tx, known);
  return known;
}

/** Where something is to be paid there is an account: the provider is made with one. */
export async function requireDepositAccount(tx: Transaction): Promise<DepositAccountRow> {
  const account = await depositAccountNow(tx);
  if (account === undefined)
    throw new Error("There is no account for deposits: npm run provider -- create makes it.");
  return account;
}

function requireAdministrator({ actor }: Transaction): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
}
