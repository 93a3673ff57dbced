// A bank's or insurer's report in the contract, for its own people.

import { WAITING_AGES, type WaitingSum } from "@bondline/domain/documents/issued/waiting-age.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { type IssuedReport, readIssuedReport } from "./issued-report-access.ts";
import type { IssuedGroup, IssuedLevels, IssuedTime } from "./issued-report-store.ts";

const GroupRef = builder.objectRef<IssuedGroup>("IssuedReportGroup").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    key: t.exposeString("key", {
      description: "A code, a month as 2026-11, or of a client its number; null for those without one.",
      nullable: true,
    }),
    name: t.exposeString("name", { description: "Of a client or a beneficiary.", nullable: true }),
  }),
});

const TimeRef = builder.objectRef<IssuedTime>("IssuedReportTime").implement({
  description: "How long the drafts that were issued in a month had been with the bank.",
  fields: (t) => ({
    count: t.exposeInt("count"),
    key: t.exposeString("key", { description: "The month, as 2026-11." }),
    medianMinutes: t.exposeInt("medianMinutes"),
    slowestMinutes: t.exposeInt("slowestMinutes", {
      description: "Nine of ten took no longer: the slowest tenth took at least this.",
    }),
  }),
});

const LevelsRef = builder.objectRef<IssuedLevels>("IssuedReportLevels").implement({
  description: "How the drafts that were issued in a month kept the bank's own service level.",
  fields: (t) => ({
    beyond: t.exposeInt("beyond"),
    kept: t.exposeInt("kept"),
    key: t.exposeString("key", { description: "The month, as 2026-11." }),
    none: t.exposeInt("none", { description: "Those that had no level when they reached the bank." }),
  }),
});

const WaitingRef = builder.objectRef<WaitingSum>("IssuedReportWaiting").implement({
  description: "What is to be issued, by how many days ago it reached the bank.",
  fields: (t) => ({
    age: t.expose("age", { type: enumOf("IssuedReportAge", WAITING_AGES) }),
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    from: t.expose("from", {
      type: "Date",
      nullable: true,
      description: "The first day on which it reached the bank; null where there is none.",
    }),
    to: t.expose("to", { type: "Date" }),
  }),
});

const ReportRef = builder.objectRef<IssuedReport>("IssuedReport").implement({
  description: "What a bank or insurer has issued and is to issue; amounts as they stand today.",
  fields: (t) => {
    const groups = (name: "byBeneficiary" | "byClient" | "byExpiryMonth" | "byState" | "byVariant") =>
      t.field({
        type: [GroupRef],
        description: "Of what is in force, the largest first.",
        resolve: (report) => report[name],
      });
    const months = (name: "issuedByMonth" | "returnedByMonth") =>
      t.field({ type: [GroupRef], description: "Months that have any.", resolve: (report) => report[name] });
    return {
      asOf: t.expose("asOf", { type: "Date" }),
      byBeneficiary: groups("byBeneficiary"),
      byClient: groups("byClient"),
      byExpiryMonth: groups("byExpiryMonth"),
      byState: groups("byState"),
      byVariant: groups("byVariant"),
      issuedByMonth: months("issuedByMonth"),
      levelByMonth: t.field({
        type: [LevelsRef],
        description: "Months in which any had a level.",
        resolve: ({ levelByMonth }) => levelByMonth,
      }),
      returnedByMonth: months("returnedByMonth"),
      since: t.expose("since", {
        type: "Date",
        description: "The first day of the first of the months that were.",
      }),
      timeByMonth: t.field({ type: [TimeRef], resolve: ({ timeByMonth }) => timeByMonth }),
      totalAmount: t.expose("totalCents", { type: "Decimal", description: "Of what is in force." }),
      totalCount: t.exposeInt("totalCount"),
      waiting: t.field({
        type: [WaitingRef],
        description: "Every age once, the youngest first.",
        resolve: ({ waiting }) => waiting,
      }),
    };
  },
});

builder.queryField("issuedReport", (t) =>
  t.field({
    type: ReportRef,
    resolve: async (_root, _args, context) => readIssuedReport(await context.read()),
  }),
);
