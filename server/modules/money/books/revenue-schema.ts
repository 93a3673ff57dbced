// The provider's revenue in the contract: a financial year by its months, and the entries that one of its figures is made of.

import { BOOK_MOVE_KINDS } from "@bondline/domain/money/books/books.ts";
import {
  REVENUE_FIGURES,
  type RevenueMonth,
  type RevenueSums,
} from "@bondline/domain/money/books/revenue.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { listWorking, type Revenue, type RevenueEntry, readRevenue } from "./revenue-access.ts";

export const BookMoveKindRef = enumOf("BookMoveKind", BOOK_MOVE_KINDS);

const RevenueSumsRef = builder.objectRef<RevenueSums>("RevenueSums").implement({
  description:
    "What was owed before, and invoiced, less what was credited and received, and with what is due back of that, is owed at the end.",
  fields: (t) => ({
    credited: t.expose("CREDITED", {
      type: "Decimal",
      description: "By credit notes, and what expired or did not go ahead.",
    }),
    gst: t.expose("GST", {
      type: "Decimal",
      description: "In what was invoiced, less that in what was credited.",
    }),
    invoiced: t.expose("INVOICED", { type: "Decimal", description: "With its GST." }),
    owed: t.expose("OWED", { type: "Decimal", description: "By clients, at the end." }),
    received: t.expose("RECEIVED", { type: "Decimal", description: "Towards invoices." }),
    refunded: t.expose("REFUNDED", { type: "Decimal", description: "What was paid back." }),
    surplus: t.expose("SURPLUS", {
      type: "Decimal",
      description: "What became due back of what was received.",
    }),
  }),
});

const RevenueMonthRef = builder.objectRef<RevenueMonth>("RevenueMonth").implement({
  fields: (t) => ({
    from: t.expose("from", { type: "Date" }),
    opening: t.expose("openingCents", { type: "Decimal", description: "What clients owed before it." }),
    sums: t.expose("sums", { type: RevenueSumsRef }),
    to: t.expose("to", { type: "Date" }),
  }),
});

const RevenueRef = builder.objectRef<Revenue>("Revenue").implement({
  description: "A financial year, from July to June, as the books have it.",
  fields: (t) => ({
    firstYear: t.exposeInt("firstYear", { description: "The first of which anything is booked." }),
    months: t.expose("months", { type: [RevenueMonthRef], description: "Up to the present one." }),
    opening: t.expose("openingCents", { type: "Decimal", description: "What clients owed before it." }),
    total: t.expose("total", { type: RevenueSumsRef }),
    year: t.exposeInt("year", { description: "The year in which it ends." }),
  }),
});

const RevenueEntryRef = builder.objectRef<RevenueEntry>("RevenueEntry").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", description: "What it adds to the figure." }),
    date: t.expose("moveDate", { type: "Date" }),
    draftId: t.exposeID("draftId", { nullable: true }),
    draftReferenceNumber: t.exposeString("draftReferenceNumber", { nullable: true }),
    id: t.exposeID("id"),
    isReversal: t.exposeBoolean("isReversal", { description: "It takes another entry back." }),
    kind: t.expose("kind", { type: BookMoveKindRef }),
    number: t.exposeString("number", { nullable: true, description: "Of the invoice or the credit note." }),
    organisationId: t.exposeID("organisationId", { nullable: true }),
    organisationName: t.exposeString("organisationName", { nullable: true }),
  }),
});

const RevenueFigureRef = enumOf("RevenueFigure", REVENUE_FIGURES);

builder.queryFields((t) => {
  const working = {
    figure: t.arg({ type: RevenueFigureRef, required: true }),
    month: t.arg.int({ description: "Of the calendar, 1 to 12; without it the whole year." }),
    year: t.arg.int({ required: true, description: "The year in which the financial year ends." }),
  };
  return {
    revenue: t.field({
      type: RevenueRef,
      args: { year: working.year },
      resolve: async (_root, asked, context) => readRevenue(await context.read(), asked),
    }),
    revenueEntries: t.field({
      type: connectionOf(RevenueEntryRef, { name: "RevenueEntry", cappedAt: COUNT_MAX }),
      description: "What a figure is made of: the oldest first.",
      args: { ...forwards(t.arg), ...working },
      resolve: async (_root, asked, context) => listWorking(await context.read(), asked),
    }),
  };
});
