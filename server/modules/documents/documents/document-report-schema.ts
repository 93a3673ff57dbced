// Reports over documents in the contract: the rows that fit a filter, and what they come to.

import type { ReportGroup } from "@bondline/domain/documents/documents/document-report.ts";
import { builder } from "../../../graphql/builder.ts";
import { bothWays } from "../../../graphql/connection.ts";
import { selectedOfNodes } from "../../../graphql/selection.ts";
import { documentPartsFor } from "./document-parts.ts";
import {
  costOfReported,
  listReportedDocuments,
  type ReportArguments,
  reportOnDocuments,
} from "./document-report-access.ts";
import type { ReportSums } from "./document-report-store.ts";
import { DocumentConnectionRef, documentFilterFields } from "./document-schema.ts";

const ReportFilterRef = builder.inputType("DocumentReportFilter", {
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

type Report = ReportSums & { asked: ReportArguments };

const ReportRef = builder.objectRef<Report>("DocumentReport").implement({
  fields: (t) => ({
    byApplicant: t.field({ type: [ReportGroupRef], resolve: ({ byApplicant }) => byApplicant }),
    byBank: t.field({ type: [ReportGroupRef], resolve: ({ byBank }) => byBank }),
    byBeneficiary: t.field({ type: [ReportGroupRef], resolve: ({ byBeneficiary }) => byBeneficiary }),
    byExpiryMonth: t.field({ type: [ReportGroupRef], resolve: ({ byExpiryMonth }) => byExpiryMonth }),
    byStatus: t.field({ type: [ReportGroupRef], resolve: ({ byStatus }) => byStatus }),
    byVariant: t.field({ type: [ReportGroupRef], resolve: ({ byVariant }) => byVariant }),
    costToDate: t.field({
      type: "Decimal",
      nullable: true,
      description:
        "Set-up and accrued costs of all of them; null over five thousand, and where costs are not the reader's to see.",
      resolve: async ({ asked }, _args, context) => costOfReported(await context.read(), asked),
    }),
    totalAmount: t.field({ type: "Decimal", resolve: ({ total }) => total.amountCents }),
    totalCount: t.int({ resolve: ({ total }) => total.count }),
  }),
});

builder.queryFields((t) => ({
  documentReport: t.field({
    type: ReportRef,
    args: { filter: t.arg({ type: ReportFilterRef }), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => ({
      ...(await reportOnDocuments(await context.read(), args)),
      asked: args,
    }),
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
