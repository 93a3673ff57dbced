// What clients owe by age in the contract, for the provider's people.

import { ARREARS_FILTERS } from "@bondline/domain/money/invoices/arrears-filters.ts";
import { REMINDER_STEPS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { type ClientArrears, listArrears, readArrears } from "./arrears-register-access.ts";
import { AgedSumRef, AgeingPeriodRef, InvoiceAgeingRef } from "./billing-schema.ts";

const ReminderStepRef = enumOf("ReminderStep", REMINDER_STEPS);

const StaffArrearsRef = builder.objectRef<ClientArrears>("StaffArrears").implement({
  description: "What one client owes on its open invoices.",
  fields: (t) => ({
    asOf: t.expose("asOf", { type: "Date", description: "The day by which it is late." }),
    id: t.exposeID("id", { description: "Of its oldest open invoice." }),
    invoiceCount: t.exposeInt("count"),
    oldestDueDate: t.expose("oldestDueDate", { type: "Date" }),
    organisationAbn: t.exposeString("organisationAbn"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    periods: t.field({
      type: [AgedSumRef],
      description: "Every period once, the latest due first.",
      resolve: ({ periods }) => periods,
    }),
    reminder: t.field({
      type: ReminderStepRef,
      nullable: true,
      description: "The last step of reminders among its open invoices.",
      resolve: ({ reminder }) => reminder,
    }),
    total: t.expose("totalCents", { type: "Decimal" }),
  }),
});

export const ArrearsFilterRef = builder.inputType("StaffArrearsFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) => filterFieldsOf(t, ARREARS_FILTERS, { oldest: AgeingPeriodRef }),
});

export const ArrearsSortRef = builder.inputType("StaffArrearsSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("StaffArrearsSortField", ["OLDEST"]), required: true }),
  }),
});

builder.queryFields((t) => ({
  staffArrears: t.field({
    type: connectionOf(StaffArrearsRef, { name: "StaffArrears", cappedAt: COUNT_MAX }),
    description: "All clients with an open invoice: the longest overdue first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: ArrearsFilterRef }),
      search: t.arg.string({ description: "In the clients' names and numbers." }),
      sort: t.arg({ type: ArrearsSortRef }),
    },
    resolve: async (_root, args, context) => listArrears(await context.read(), args),
  }),
  staffInvoiceAgeing: t.field({
    type: InvoiceAgeingRef,
    description: "What the clients of that list owe together.",
    args: { filter: t.arg({ type: ArrearsFilterRef }), search: t.arg.string() },
    resolve: async (_root, args, context) => readArrears(await context.read(), args),
  }),
}));
