// Reports over documents in the contract: the rows that fit a filter, and what they come to.

import { REPORT_GROUPINGS, type ReportGroup } from "@bondline/domain/documents/documents/document-report.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { bothWays } from "../../../graphql/connection.ts";
import type { Context } from "../../../graphql/context.ts";
import { selectedOfNodes } from "../../../graphql/selection.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { documentPartsFor } from "./document-parts.ts";
import {
  type DocumentReport,
  type FacilityUseGroup,
  listReportedDocuments,
  type ReportArguments,
  reportFilterOf,
  reportOnDocuments,
} from "./document-report-access.ts";
import { endingsIn } from "./document-report-calendar.ts";
import type { CalendarDay, CalendarEntry } from "./document-report-calendar-store.ts";
import {
  costOfReported,
  costsByMonth,
  costsInMonth,
  costsOfYear,
  type ReportCosts,
  type ReportedCost,
} from "./document-report-costs.ts";
import type { ExpiryGroup } from "./document-report-store.ts";
import { DocumentConnectionRef, documentFilterFields } from "./document-schema.ts";

const GroupingRef = enumOf("DocumentReportGrouping", REPORT_GROUPINGS);

const WithinRef = builder.inputType("DocumentReportWithin", {
  description: "One group of a report by its key; without a key those that have none.",
  fields: (t) => ({ by: t.field({ type: GroupingRef, required: true }), key: t.string() }),
});

export const ReportFilterRef = builder.inputType("DocumentReportFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) => ({
    ...documentFilterFields(t),
    isHeld: t.boolean({
      description:
        "True: what the organisation holds as beneficiary, recorded by itself or shared with the reader. False: its own documents without that. Left out: all of its own.",
    }),
    returnDueBy: t.string({
      description: "In force and thought to be back by that day, or asked back already.",
    }),
    search: t.string(),
    within: t.field({ type: [WithinRef], description: "Groups of which a document must be, all of them." }),
  }),
});

const ReportGroupRef = builder.objectRef<ReportGroup>("DocumentReportGroup").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    established: t.expose("establishedCents", {
      type: "Decimal",
      description: "What is in force of the amount; what is projected stands apart.",
    }),
    establishedCount: t.exposeInt("establishedCount"),
    key: t.exposeString("key", { nullable: true }),
    projected: t.expose("projectedCents", { type: "Decimal" }),
  }),
});

const ReportExpiryRef = builder.objectRef<ExpiryGroup>("DocumentReportExpiry").implement({
  description: "What ends in a month, of one kind.",
  fields: (t) => ({
    group: t.field({ type: ReportGroupRef, resolve: (group) => group }),
    variant: t.expose("variant", { type: ProcessTypeRef }),
  }),
});

const ReportFacilityRef = builder.objectRef<FacilityUseGroup>("DocumentReportFacility").implement({
  description: "What is on a facility, by its id; name and limit where the reader may see it.",
  fields: (t) => ({
    group: t.field({ type: ReportGroupRef, resolve: (group) => group }),
    inFlight: t.expose("inFlightCents", {
      type: "Decimal",
      nullable: true,
      description:
        "What the organisation's drafts that are submitted and not issued take of it; null where the report is narrowed, which no draft fits.",
    }),
    limit: t.expose("limitCents", { type: "Decimal", nullable: true }),
    name: t.exposeString("name", { nullable: true }),
  }),
});

const MonthRef = builder.objectRef<ReportCosts["months"][number]>("DocumentReportCostMonth").implement({
  fields: (t) => ({
    accrued: t.expose("accruedCents", { type: "Decimal" }),
    month: t.exposeString("month", {
      description: "yyyy-MM; EARLIER and LATER for what lies before and after them.",
    }),
    toCome: t.expose("toComeCents", { type: "Decimal" }),
  }),
});

const CostsRef = builder.objectRef<ReportCosts>("DocumentReportCosts").implement({
  description: "Set-up in the month in which the fee begins, fees by their days, until each document ends.",
  fields: (t) => ({
    months: t.field({ type: [MonthRef], resolve: ({ months }) => [...months] }),
    openEndedCount: t.exposeInt("openEndedCount", {
      description: "Of those without an end nothing is counted in LATER.",
    }),
  }),
});

const ReportedCostRef = builder.objectRef<ReportedCost>("DocumentReportCost").implement({
  fields: (t) => ({
    accrued: t.expose("accruedCents", { type: "Decimal" }),
    beneficiary: t.exposeString("beneficiary", { nullable: true }),
    documentId: t.exposeID("documentId"),
    organisationId: t.exposeID("organisationId"),
    reference: t.exposeString("reference"),
    toCome: t.expose("toComeCents", { type: "Decimal" }),
  }),
});

const CalendarEntryRef = builder.objectRef<CalendarEntry>("DocumentReportEnding").implement({
  fields: (t) => ({
    beneficiary: t.exposeString("beneficiary", { nullable: true }),
    documentId: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    reference: t.exposeString("reference"),
  }),
});

const CalendarDayRef = builder.objectRef<CalendarDay>("DocumentReportDay").implement({
  description: "What of all that is in force ends on a day, and the largest few of it.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    day: t.expose("day", { type: "Date" }),
    largest: t.field({ type: [CalendarEntryRef], resolve: ({ largest }) => largest }),
  }),
});

/** The sums are made when one of them is asked for, once for all of them. */
type Report = { asked: ReportArguments; sums: Promise<DocumentReport> | undefined };

async function sumsOf(report: Report, context: Context): Promise<DocumentReport> {
  report.sums ??= context.read().then((tx) => reportOnDocuments(tx, report.asked));
  return await report.sums;
}

const ReportRef = builder.objectRef<Report>("DocumentReport").implement({
  fields: (t) => ({
    byApplicant: t.field({
      type: [ReportGroupRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byApplicant,
    }),
    byBank: t.field({
      type: [ReportGroupRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byBank,
    }),
    byBeneficiary: t.field({
      type: [ReportGroupRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byBeneficiary,
    }),
    byExpiryMonth: t.field({
      type: [ReportGroupRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byExpiryMonth,
    }),
    byExpiryMonthAndVariant: t.field({
      type: [ReportExpiryRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byExpiryMonthAndVariant,
    }),
    byFacility: t.field({
      type: [ReportFacilityRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byFacility,
    }),
    byState: t.field({
      type: [ReportGroupRef],
      description: "By the state or territory of the beneficiary.",
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byState,
    }),
    byStatus: t.field({
      type: [ReportGroupRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byStatus,
    }),
    byVariant: t.field({
      type: [ReportGroupRef],
      resolve: async (report, _args, context) => (await sumsOf(report, context)).byVariant,
    }),
    costToDate: t.field({
      type: "Decimal",
      nullable: true,
      description:
        "Set-up and accrued costs of all of them; null over five thousand, and where costs are not the reader's to see.",
      resolve: async ({ asked }, _args, context) => costOfReported(await context.read(), asked),
    }),
    costs: t.field({
      type: CostsRef,
      nullable: true,
      description: "By month; null over a thousand documents with costs, and where costToDate is.",
      resolve: async ({ asked }, _args, context) => costsByMonth(await context.read(), asked),
    }),
    costsInMonth: t.field({
      type: [ReportedCostRef],
      nullable: true,
      args: { month: t.arg.string({ required: true }) },
      resolve: async ({ asked }, { month }, context) => costsInMonth(await context.read(), asked, month),
    }),
    costsOfYear: t.field({
      type: CostsRef,
      nullable: true,
      description: "As costs, in the months of the financial year, July to June.",
      resolve: async ({ asked }, _args, context) => costsOfYear(await context.read(), asked),
    }),
    endings: t.field({
      type: [CalendarDayRef],
      description: "Of one month, yyyy-MM: each day on which something ends.",
      args: { month: t.arg.string({ required: true }) },
      resolve: async ({ asked }, { month }, context) => endingsIn(await context.read(), asked, month),
    }),
    totalAmount: t.field({
      type: "Decimal",
      resolve: async (report, _args, context) => (await sumsOf(report, context)).total.amountCents,
    }),
    totalCount: t.int({
      resolve: async (report, _args, context) => (await sumsOf(report, context)).total.count,
    }),
  }),
});

builder.queryFields((t) => ({
  documentReport: t.field({
    type: ReportRef,
    args: { filter: t.arg({ type: ReportFilterRef }), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      reportFilterOf(await context.read(), args);
      return { asked: args, sums: undefined };
    },
  }),
  documentsForReports: t.field({
    type: DocumentConnectionRef,
    args: {
      ...bothWays(t.arg),
      filter: t.arg({ type: ReportFilterRef }),
      organisationId: t.arg.id({ required: true }),
    },
    resolve: async (_root, args, context, info) =>
      listReportedDocuments(
        await context.read(),
        args,
        documentPartsFor(context.application, selectedOfNodes(info)),
      ),
  }),
}));
