// Finance in the contract: what is advertised, the contact of an application, enquiries, and where a draft stands.

import type {
  AdvertisedFinance,
  FinanceOffer,
  RepaymentOption,
} from "@bondline/domain/money/finance/advertised-finance.ts";
import {
  ENQUIRY_STATUSES,
  FINANCE_STATUSES,
  hasCompletedFinanceJourney,
  PREFERRED_TIMES,
} from "@bondline/domain/money/finance/finance.ts";
import { FINANCE_CONTACT_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { FINANCE_ENQUIRY_FILTERS } from "@bondline/domain/money/finance/finance-filters.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import type { Context } from "../../../graphql/context.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { ArchiveStateRef, SortDirectionRef } from "../../../graphql/shared-types.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { type Draft, DraftRef, readsPart } from "../../drafts/drafts/public.ts";
import { FeeStepRef } from "../invoices/public.ts";
import { listDeskEnquiries, listOrganisationEnquiries } from "./finance-access.ts";
import { draftFinanceStatus, presentOffer, requireAdvertised } from "./finance-offer.ts";
import { FINANCE_OF_DRAFT, financeOf } from "./finance-part.ts";
import type { FinanceApplicationRow, FinanceContact, FinanceEnquiryRow } from "./finance-record.ts";
import { listAllEnquiries } from "./finance-register-access.ts";

const PreferredTimeRef = enumOf("FinancePreferredTime", PREFERRED_TIMES);
export const FINANCE_ENUMS = { preferredTime: PreferredTimeRef };
const FinanceStatusRef = enumOf("FinanceStatus", FINANCE_STATUSES);
const EnquiryStatusRef = enumOf("FinanceEnquiryStatus", ENQUIRY_STATUSES);

const CONTACT_COLUMNS = columnsFor<FinanceContact>()(FINANCE_CONTACT_FIELDS, {});
export const CONTACT_PATHS = pathsOf(FINANCE_CONTACT_FIELDS);

type Calculation = { offer: FinanceOffer; advertised: AdvertisedFinance | undefined };

const RepaymentOptionRef = builder.objectRef<RepaymentOption>("FinanceRepaymentOption").implement({
  fields: (t) => ({
    fortnightlyRepayment: t.expose("fortnightlyRepaymentCents", { type: "Decimal" }),
    fortnights: t.exposeInt("fortnights"),
    months: t.exposeInt("months"),
    steps: t.field({ type: [FeeStepRef], resolve: ({ steps }) => [...steps] }),
    totalRepayable: t.expose("totalRepayableCents", { type: "Decimal" }),
  }),
});

const AdvertisedFinanceRef = builder.objectRef<Calculation>("AdvertisedFinance").implement({
  description: "Without an amount there are the terms alone.",
  fields: (t) => ({
    annualRate: t.string({ resolve: ({ offer }) => percentageToText(offer.annualRate) }),
    availabilityMaxBusinessDays: t.int({ resolve: ({ offer }) => offer.availableMaxBusinessDays }),
    availabilityMinBusinessDays: t.int({ resolve: ({ offer }) => offer.availableMinBusinessDays }),
    financeAmount: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ advertised }) => advertised?.financeAmountCents,
    }),
    maxAmount: t.field({ type: "Decimal", resolve: ({ offer }) => offer.maxAmountCents }),
    minAmount: t.field({ type: "Decimal", resolve: ({ offer }) => offer.minAmountCents }),
    repaymentOptions: t.field({
      type: [RepaymentOptionRef],
      resolve: ({ advertised }) => [...(advertised?.repaymentOptions ?? [])],
    }),
  }),
});

export const ApplicationContactDetailsRef = builder
  .objectRef<FinanceApplicationRow>("ApplicationContactDetails")
  .implement({
    fields: (t) => ({
      draftId: t.exposeID("draftId"),
      ...outputFieldsOf(t, FINANCE_CONTACT_FIELDS, { columns: CONTACT_COLUMNS, enums: FINANCE_ENUMS }),
      version: t.exposeInt("version"),
    }),
  });

export const FinanceEnquiryRef = builder.objectRef<FinanceEnquiryRow>("FinanceEnquiry").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, FINANCE_CONTACT_FIELDS, {
      columns: CONTACT_COLUMNS,
      enums: FINANCE_ENUMS,
      always: CONTACT_PATHS,
    }),
    annualRate: t.string({
      nullable: true,
      resolve: ({ annualRatePercentage: rate }) => (rate === null ? null : String(Number(rate))),
    }),
    answerNote: t.exposeString("answerNote", { nullable: true }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
    closingReason: t.exposeString("closingReason", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    draftId: t.exposeID("draftId", { nullable: true }),
    draftReferenceNumber: t.exposeString("draftReferenceNumber", { nullable: true }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    financeAmount: t.expose("financeAmountCents", { type: "Decimal", nullable: true }),
    fortnightlyRepayment: t.expose("fortnightlyRepaymentCents", { type: "Decimal", nullable: true }),
    id: t.exposeID("id"),
    message: t.exposeString("message", { nullable: true }),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    settledAmount: t.expose("settledAmountCents", { type: "Decimal", nullable: true }),
    settledDate: t.expose("settledDate", { type: "Date", nullable: true }),
    status: t.expose("status", { type: EnquiryStatusRef }),
    termMonths: t.exposeInt("termMonths", { nullable: true }),
    version: t.exposeInt("version"),
  }),
});
const FinanceEnquiryConnectionRef = connectionOf(FinanceEnquiryRef, {
  name: "FinanceEnquiry",
  cappedAt: COUNT_MAX,
});

export const StaffEnquiryFilterRef = builder.inputType("StaffFinanceEnquiryFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, FINANCE_ENQUIRY_FILTERS, { archived: ArchiveStateRef, statuses: EnquiryStatusRef }),
});

export const StaffEnquirySortRef = builder.inputType("StaffFinanceEnquirySort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("FinanceEnquirySortField", ["AMOUNT", "CREATED_AT"]), required: true }),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  completedFinanceJourney: t.boolean({
    nullable: true,
    resolve: async (draft, _args, context) => {
      const status = await statusFor(draft, context);
      return status === null ? null : hasCompletedFinanceJourney(status);
    },
  }),
  financeStatus: t.field({
    type: FinanceStatusRef,
    nullable: true,
    resolve: (draft, _args, context) => statusFor(draft, context),
  }),
}));

async function statusFor(draft: Draft, context: Context) {
  const tx = await context.read();
  return readsPart(tx.actor, draft, FINANCE_OF_DRAFT) ? draftFinanceStatus(tx, draft) : null;
}

builder.queryFields((t) => ({
  advertisedFinanceCalculation: t.field({
    type: AdvertisedFinanceRef,
    args: { amount: t.arg.string() },
    resolve: async (_root, args, context) => calculate(await context.read(), args.amount ?? ""),
  }),
  applicationContactDetails: t.field({
    type: ApplicationContactDetailsRef,
    nullable: true,
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => {
      const tx = await context.read();
      const draft = await accessDraft(tx, draftId);
      if (!readsPart(tx.actor, draft, FINANCE_OF_DRAFT)) refuse("DRAFT_NOT_FOUND", { id: draftId });
      return financeOf(draft);
    },
  }),
  financeEnquiries: t.field({
    type: FinanceEnquiryConnectionRef,
    description: "Newest first: those that are archived, or the others.",
    args: { ...forwards(t.arg), isArchived: t.arg.boolean(), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { isArchived, ...args }, context) =>
      listOrganisationEnquiries(await context.read(), { ...args, isArchived: isArchived ?? false }),
  }),
  staffFinanceEnquiries: t.field({
    type: FinanceEnquiryConnectionRef,
    args: { ...forwards(t.arg), status: t.arg({ type: EnquiryStatusRef }) },
    resolve: async (_root, args, context) => listDeskEnquiries(await context.read(), args),
  }),
  staffFinanceRegister: t.field({
    type: FinanceEnquiryConnectionRef,
    description:
      "What all clients have asked, also what is over: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffEnquiryFilterRef }),
      search: t.arg.string({
        description: "In the clients' names, the contacts and the requests' numbers.",
      }),
      sort: t.arg({ type: StaffEnquirySortRef }),
    },
    resolve: async (_root, args, context) => listAllEnquiries(await context.read(), args),
  }),
}));

async function calculate(tx: Transaction, typed: string): Promise<Calculation> {
  requirePerson(tx.actor);
  const offer = await presentOffer(tx);
  const { amount: amountCents } = requireFields({ amount: optional(amount) }, { amount: typed });
  return { offer, advertised: amountCents === null ? undefined : requireAdvertised(offer, amountCents) };
}
