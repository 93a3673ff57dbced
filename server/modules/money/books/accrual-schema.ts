// What fees have earned by a day in the contract: a financial year up to it by months, kinds and products, and the invoice lines behind each.

import { type AccrualAhead, type AccrualSums, FEE_LINE_KINDS } from "@bondline/domain/money/books/accrual.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import {
  type AccrualKind,
  type AccrualLine,
  type AccrualMonth,
  type AccrualProduct,
  type Accruals,
  listAccrualWorking,
  readAccruals,
} from "./accrual-access.ts";
import type { UnknownPeriods } from "./accrual-store.ts";

export const FeeLineKindRef = enumOf("FeeLineKind", FEE_LINE_KINDS);

const AccrualSumsRef = builder.objectRef<AccrualSums>("AccrualSums").implement({
  description:
    "Without GST. To come before, and invoiced, less what was credited and what was earned, is to come.",
  fields: (t) => ({
    before: t.expose("beforeCents", { type: "Decimal", description: "To come before the first day." }),
    credited: t.expose("creditedCents", {
      type: "Decimal",
      description: "By credit notes, and what expired or did not go ahead.",
    }),
    earned: t.expose("earnedCents", { type: "Decimal" }),
    gst: t.expose("gstCents", {
      type: "Decimal",
      description: "On what was invoiced, less that on what was credited; in none of the others.",
    }),
    invoiced: t.expose("invoicedCents", { type: "Decimal" }),
    toCome: t.expose("toComeCents", { type: "Decimal", description: "At the end of the last day." }),
  }),
});

const AccrualMonthRef = builder.objectRef<AccrualMonth>("AccrualMonth").implement({
  fields: (t) => ({
    from: t.expose("from", { type: "Date" }),
    sums: t.expose("sums", { type: AccrualSumsRef }),
    to: t.expose("to", { type: "Date" }),
  }),
});

const AccrualKindRef = builder.objectRef<AccrualKind>("AccrualKind").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: FeeLineKindRef }),
    sums: t.expose("sums", { type: AccrualSumsRef }),
  }),
});

const AccrualProductRef = builder.objectRef<AccrualProduct>("AccrualProduct").implement({
  fields: (t) => ({
    product: t.expose("product", { type: ProcessTypeRef }),
    sums: t.expose("sums", { type: AccrualSumsRef }),
  }),
});

const AccrualAheadRef = builder.objectRef<AccrualAhead>("AccrualAhead").implement({
  description: "What will be earned of what is to come, if nothing is invoiced or credited any more.",
  fields: (t) => ({
    amount: t.expose("cents", { type: "Decimal" }),
    from: t.expose("from", { type: "Date" }),
    to: t.expose("to", { type: "Date", nullable: true, description: "Null for all that comes later." }),
  }),
});

const UnknownPeriodsRef = builder.objectRef<UnknownPeriods>("UnknownPeriods").implement({
  description: "Lines of the year whose days are not known, which count as earned at once.",
  fields: (t) => ({
    amount: t.expose("cents", { type: "Decimal" }),
    count: t.exposeInt("count"),
  }),
});

const AccrualsRef = builder.objectRef<Accruals>("Accruals").implement({
  description: "A financial year up to a day.",
  fields: (t) => ({
    ahead: t.expose("ahead", { type: [AccrualAheadRef] }),
    from: t.expose("from", { type: "Date" }),
    kinds: t.expose("kinds", { type: [AccrualKindRef], description: "Those that have anything." }),
    months: t.expose("months", { type: [AccrualMonthRef] }),
    products: t.expose("products", { type: [AccrualProductRef], description: "Those that have anything." }),
    to: t.expose("to", { type: "Date" }),
    total: t.expose("total", { type: AccrualSumsRef }),
    unknown: t.expose("unknown", { type: UnknownPeriodsRef }),
  }),
});

const AccrualLineRef = builder.objectRef<AccrualLine>("AccrualLine").implement({
  description: "A line of an invoice.",
  fields: (t) => ({
    description: t.exposeString("description"),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    isPeriodUnknown: t.exposeBoolean("isPeriodUnknown", {
      description: "It is for some days, and nothing says which.",
    }),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    periodFrom: t.expose("periodFromDate", {
      type: "Date",
      nullable: true,
      description: "The first day that it is for; null for what is earned at once.",
    }),
    periodTo: t.field({
      type: "Date",
      nullable: true,
      description: "The last day that it is for.",
      resolve: ({ periodUntilDate }) => periodUntilDate && addDays(periodUntilDate, -1),
    }),
    sums: t.expose("sums", { type: AccrualSumsRef }),
  }),
});

builder.queryFields((t) => {
  const asAt = t.arg({
    type: "Date",
    required: true,
    description: "The last day: of its financial year, up to it.",
  });
  return {
    accrualLines: t.field({
      type: connectionOf(AccrualLineRef, { name: "AccrualLine", cappedAt: COUNT_MAX }),
      description: "The lines that figures are made of: the oldest first.",
      args: {
        ...forwards(t.arg),
        asAt,
        kind: t.arg({ type: FeeLineKindRef }),
        month: t.arg.int({ description: "Of the calendar, 1 to 12; without it the year up to the day." }),
        product: t.arg({ type: ProcessTypeRef }),
      },
      resolve: async (_root, asked, context) => listAccrualWorking(await context.read(), asked),
    }),
    accruals: t.field({
      type: AccrualsRef,
      args: { asAt },
      resolve: async (_root, asked, context) => readAccruals(await context.read(), asked),
    }),
  };
});
