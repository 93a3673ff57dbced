// What finance is advertised today, and where a draft stands with it.

import {
  type AdvertisedFinance,
  advertisedFinance,
  type FinanceOffer,
  financeAmountFault,
} from "@bondline/domain/money/finance/advertised-finance.ts";
import { type FinanceStatus, financeStatusOf } from "@bondline/domain/money/finance/finance.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { financeOf } from "./finance-part.ts";
import type { FinanceOfferRow } from "./finance-record.ts";
import { findFinanceOffer, findFirstOffer } from "./finance-store.ts";

const offerByTransaction = new WeakMap<Transaction, Promise<FinanceOffer>>();

/** Read once for a whole list of drafts. */
export function presentOffer(tx: Transaction): Promise<FinanceOffer> {
  const known = offerByTransaction.get(tx) ?? readOffer(tx);
  offerByTransaction.set(tx, known);
  return known;
}

async function readOffer(tx: Transaction): Promise<FinanceOffer> {
  const row = found(await findFinanceOffer(tx, dayAt(tx.now, DEFAULT_ZONE)));
  return { ...row, annualRate: percentageFromText(String(row.annualRatePercentage)) };
}

/** Before a version of the terms has begun. */
export async function requireFirstOffer(tx: Transaction): Promise<FinanceOfferRow> {
  return found(await findFirstOffer(tx, dayAt(tx.now, DEFAULT_ZONE)));
}

function found(row: FinanceOfferRow | undefined): FinanceOfferRow {
  if (row === undefined) throw new Error("There is no finance offer in force.");
  return row;
}

export function requireAdvertised(offer: FinanceOffer, amountCents: Cents): AdvertisedFinance {
  const fault = financeAmountFault(offer, amountCents);
  return fault === undefined ? advertisedFinance(offer, amountCents) : refuseFields({ amount: fault });
}

export async function draftFinanceStatus(tx: Transaction, draft: Draft): Promise<FinanceStatus> {
  const { processType, status, amountCents } = draft;
  const facts = { processType, status, amountCents, application: financeOf(draft)?.status ?? null };
  return financeStatusOf(facts, await presentOffer(tx));
}
