// What comes next of a guarantee's fee, in the contract: on the draft, for whoever sees its payments and the paper.

import {
  type LaterPeriod,
  PERIOD_INVOICE_DAYS,
} from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays, laterDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findShownDocumentOfDraft } from "../../documents/documents/document-access.ts";
import { type Draft, DraftRef, readsPart } from "../../drafts/drafts/public.ts";
import { nextPeriodOf } from "./next-period.ts";
import { SUBSCRIPTION_OF_DRAFT, subscriptionOf } from "./subscription-part.ts";

type Shown = LaterPeriod & { invoiceDate: PlainDate };

const NextPeriodRef = builder.objectRef<Shown>("NextPeriod").implement({
  fields: (t) => ({
    amount: t.field({ type: "Decimal", resolve: ({ amountCents }) => amountCents }),
    invoiceDate: t.expose("invoiceDate", {
      type: "Date",
      description: "On which it is invoiced, or charged.",
    }),
    startDate: t.expose("startDate", { type: "Date" }),
  }),
});

builder.objectField(DraftRef, "nextPeriod", (t) =>
  t.field({
    description: "The period of the guarantee's fee that is invoiced next; null where none is.",
    nullable: true,
    resolve: async (draft, _args, context) => (await shown(await context.read(), draft)) ?? null,
    type: NextPeriodRef,
  }),
);

async function shown(tx: Transaction, draft: Draft): Promise<Shown | undefined> {
  if (draft.status !== "ESTABLISHED" || !readsPart(tx.actor, draft, SUBSCRIPTION_OF_DRAFT)) return undefined;
  const document = await findShownDocumentOfDraft(tx, draft.id);
  const period = document && (await nextPeriodOf(tx, draft.id, document));
  if (document === undefined || period === undefined || period.amountCents === ZERO_CENTS) return undefined;
  if (subscriptionOf(draft)?.status === "active") return { ...period, invoiceDate: period.startDate };
  const today = dayAt(tx.now, document.expiryZone);
  return { ...period, invoiceDate: laterDate(today, addDays(period.startDate, -PERIOD_INVOICE_DAYS)) };
}
