// Invoices of later periods that nothing pays by itself: raised some days before each begins, taken back where the guarantee was closed before, and priced anew where its fee was changed.

import { asDocumentId } from "@bondline/domain/ids.ts";
import { PERIOD_INVOICE_DAYS } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { readDocumentAsSystem } from "../../documents/documents/document-access.ts";
import { laterPeriodAfter } from "../../documents/documents/public.ts";
import { accessDraftAsSystem } from "../../drafts/drafts/draft-access.ts";
import { pricePeriodAnew } from "./commands/price-period-anew.ts";
import { raisePeriodInvoice } from "./commands/raise-period-invoice.ts";
import { voidPeriodInvoice } from "./commands/void-period-invoice.ts";
import { nextPeriodAfter } from "./next-period.ts";
import {
  type DuePeriod,
  listDuePeriods,
  listPeriodsToPriceAnew,
  listPeriodsToVoid,
  type PeriodToPriceAnew,
  type PeriodToVoid,
  type Piece,
} from "./period-store.ts";
import { findPresentSubscription } from "./subscription-store.ts";

const AS_BILLING = { system: "Invoices of later periods" };
/** Of a few columns each: most of them are often not due. */
const BATCH = 500;

export async function invoicePeriods(app: App): Promise<void> {
  await invoicePeriodsBy(app, BATCH);
}

/**
 * Each draft in a transaction of its own: it can stop after any, and the next run goes on there. One that fails
 * holds up none of the others; that the first did is thrown at the end, so that the work is tried again.
 */
export async function invoicePeriodsBy(app: App, max: number): Promise<void> {
  const faults = [
    await eachOf(app, {
      list: (tx, after) => listPeriodsToVoid(tx, { after, max }),
      placeOf: ({ invoiceId }) => invoiceId,
      settle: takeBack,
    }),
    await eachOf(app, {
      list: (tx, after) => listPeriodsToPriceAnew(tx, { after, max }),
      placeOf: ({ invoiceId }) => invoiceId,
      settle: priceAnew,
    }),
    await eachOf(app, {
      list: (tx, after) => listDuePeriods(tx, { after, max }),
      placeOf: ({ documentId }) => documentId,
      settle: invoice,
    }),
  ];
  const fault = faults.find((each) => each !== undefined);
  if (fault !== undefined) throw fault;
}

type Round<Row> = {
  list(tx: Transaction, after: string | undefined): Promise<Piece<Row>>;
  placeOf(row: Row): string;
  settle(tx: Transaction, row: Row): Promise<void>;
};

/** Answers the first fault; of hundreds of thousands that fail no other is kept. */
async function eachOf<Row extends object>(app: App, { list, placeOf, settle }: Round<Row>): Promise<unknown> {
  let fault: unknown;
  let after: string | undefined;
  do {
    const place = after;
    const { rows, last } = await runTransaction(app, AS_BILLING, (tx) => list(tx, place));
    for (const row of rows)
      try {
        await runTransaction(app, AS_BILLING, (tx) => settle(tx, row));
      } catch (err) {
        app.log.error({ err, row: placeOf(row) }, "the invoice of a later period was not settled");
        fault ??= err;
      }
    after = last;
  } while (after !== undefined);
  return fault;
}

/**
 * Whatever was decided since it was listed counts: a card that was saved, a guarantee that was closed, other dates and frequencies. Where the
 * clock stood still, a monthly fee may have several to make up for.
 */
async function invoice(tx: Transaction, { draftId, documentId, startDate }: DuePeriod): Promise<void> {
  const draft = await accessDraftAsSystem(tx, draftId);
  if ((await findPresentSubscription(tx, draft))?.status === "active") return;
  const document = await readDocumentAsSystem(tx, asDocumentId(documentId));
  const lastStart = addDays(dayAt(tx.now, document.expiryZone), PERIOD_INVOICE_DAYS);
  let day = addDays(startDate, -1);
  for (;;) {
    const period = await nextPeriodAfter(tx, draftId, { document, day });
    if (period === undefined || period.startDate > lastStart) return;
    if (period.amountCents !== 0n) await raisePeriodInvoice(tx, draft, period);
    day = period.startDate;
  }
}

async function takeBack(tx: Transaction, { draftId, invoiceId }: PeriodToVoid): Promise<void> {
  const draft = await accessDraftAsSystem(tx, draftId);
  await voidPeriodInvoice(tx, draft, invoiceId);
}

/** One whose first day was moved is left to a person: which days the invoice is for is no question of price. */
async function priceAnew(
  tx: Transaction,
  { draftId, documentId, invoiceId, startDate }: PeriodToPriceAnew,
): Promise<void> {
  const draft = await accessDraftAsSystem(tx, draftId);
  const document = await readDocumentAsSystem(tx, asDocumentId(documentId));
  const period = laterPeriodAfter(document, addDays(startDate, -1));
  if (period?.startDate === startDate) await pricePeriodAnew(tx, draft, { invoiceId, period });
}
