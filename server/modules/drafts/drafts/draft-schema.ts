// Drafts in the contract: the record as its readers may see it.

import { CONTRACT_FORMS, DRAFT_STATUSES, draftTabOf } from "@bondline/domain/drafts/drafts/draft.ts";
import {
  DRAFT_CAPABILITIES,
  decideDraft,
  draftCapabilities,
} from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import type { DraftFees } from "@bondline/domain/drafts/drafts/draft-fees.ts";
import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { editableFields } from "@bondline/domain/drafts/drafts/editable-fields.ts";
import type { WordingCheck } from "@bondline/domain/drafts/wording/wording-checks.ts";
import {
  FINDING_SEVERITIES,
  FINDING_TOPICS,
  type WordingFinding,
} from "@bondline/domain/drafts/wording/wording-finding.ts";
import { invoiceTotals } from "@bondline/domain/money/invoices/invoice.ts";
import { securityMoneyOf } from "@bondline/domain/money/security-money/security-money.ts";
import { archiveDateOfClosed } from "@bondline/domain/records/archive/archive-date.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf } from "../../../graphql/connection.ts";
import type { Context } from "../../../graphql/context.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { ExpiryTypeRef, ProcessTypeRef, RequirementRef } from "../../../graphql/shared-types.ts";
import { DeliveryTypeRef, FeeSummaryRef, type FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import {
  FeeLineRef,
  FeeStepRef,
  INVOICES_OF_DRAFT,
  InvoiceRef,
  type OfInvoice,
  RefundRef,
  UNMATCHED_PAYMENTS_OF_DRAFT,
  UnmatchedPaymentRef,
} from "../../money/invoices/public.ts";
import { SECURITY_OF_DRAFT, SecurityMoneyRef } from "../../money/security-money/public.ts";
import { PartyRef } from "../../parties/parties/public.ts";
import { DraftOrganisationRef } from "../../people/organisations/public.ts";
import { draftFacts, seesApplicantsAffairs, WAITING_FOR } from "./draft-access.ts";
import { DRAFT_COLUMNS } from "./draft-columns.ts";
import { PaymentDetailsRef, paymentDetailsOf } from "./draft-payment-details.ts";
import { priceDraft, productDiscountCents, referralDiscountCents } from "./draft-pricing.ts";
import { type ProgressStep, progressOf } from "./draft-progress.ts";
import { draftGuardOf, readsPart } from "./draft-readers.ts";
import type { Draft, DraftRow } from "./draft-record.ts";
import { requirementsOf } from "./draft-requirement-facts.ts";
import { securityOf } from "./draft-security.ts";

export const ContractFormRef = enumOf("ContractForm", CONTRACT_FORMS);
export const WaitingForRef = enumOf("WaitingFor", ["APPLICANT", "BANK", "PROVIDER"]);
export const DraftStatusRef = enumOf("DraftStatus", DRAFT_STATUSES);
const ProgressStateRef = enumOf("ProgressState", ["CURRENT", "DONE", "LATER", "STOPPED"]);

export const WordingCheckRef = builder.objectRef<WordingCheck>("WordingCheck").implement({
  fields: (t) => ({
    clear: t.exposeBoolean("clear"),
    message: t.exposeString("message"),
    title: t.exposeString("title"),
  }),
});

const FindingSeverityRef = enumOf("WordingFindingSeverity", FINDING_SEVERITIES);
const FindingTopicRef = enumOf("WordingFindingTopic", FINDING_TOPICS);

export const WordingFindingRef = builder.objectRef<WordingFinding>("WordingFinding").implement({
  description: "What a reader of a wording should look at, and what would mend it.",
  fields: (t) => ({
    mend: t.exposeString("mend"),
    message: t.exposeString("message"),
    sentence: t.exposeString("sentence", {
      description: "As it stands in the text; null for what stands nowhere in it.",
      nullable: true,
    }),
    severity: t.expose("severity", {
      description: "STOP: it can't be agreed on before it is mended.",
      type: FindingSeverityRef,
    }),
    topic: t.expose("topic", { type: FindingTopicRef }),
  }),
});

const SHOWN = {
  columns: DRAFT_COLUMNS,
  enums: {
    contractForm: ContractFormRef,
    expiryType: ExpiryTypeRef,
    "deliveryDetails.deliveryType": DeliveryTypeRef,
  },
  guardOf: draftGuardOf,
};

const DeliveryDetailsRef = builder.objectRef<Draft>("DeliveryDetails").implement({
  fields: (t) => outputFieldsOf(t, DRAFT_FIELDS, { ...SHOWN, group: "deliveryDetails" }),
});

const DraftProgressStepRef = builder.objectRef<ProgressStep>("DraftProgressStep").implement({
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", nullable: true }),
    by: t.exposeString("by", { nullable: true }),
    label: t.exposeString("label"),
    state: t.expose("state", { type: ProgressStateRef }),
  }),
});

export type ProductSelection = {
  feeSummary: FeeSummaryRow;
  fees: DraftFees;
  securityCents: Cents | null;
};

export const ProductSelectionSummaryRef = builder
  .objectRef<ProductSelection>("ProductSelectionSummary")
  .implement({
    fields: (t) => ({
      feeSummary: t.field({ type: FeeSummaryRef, resolve: ({ feeSummary }) => feeSummary }),
      gst: t.field({ type: "Decimal", resolve: ({ fees }) => invoiceTotals(fees.lines).gstCents }),
      lineItems: t.field({ type: [FeeLineRef], resolve: ({ fees }) => [...fees.lines] }),
      securityAmount: t.expose("securityCents", {
        description:
          "The security money that is lodged beside the fees and comes back; null where there is none.",
        nullable: true,
        type: "Decimal",
      }),
      productDiscount: t.field({ type: "Decimal", resolve: ({ fees }) => productDiscountCents(fees) }),
      referralDiscount: t.field({ type: "Decimal", resolve: ({ fees }) => referralDiscountCents(fees) }),
      steps: t.field({ type: [FeeStepRef], resolve: ({ fees }) => [...fees.steps] }),
      totalFees: t.field({ type: "Decimal", resolve: ({ fees }) => invoiceTotals(fees.lines).totalCents }),
    }),
  });

export const DraftRef = builder.objectRef<Draft>("Draft").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, DRAFT_FIELDS, SHOWN),
    acceptedChannelPartnerId: t.id({
      description: "The trade organisation with which its discount was agreed.",
      ...asReadable("acceptedChannelPartnerId"),
    }),
    acceptedChannelPartnerName: t.string({
      description: "As it was called when the discount was given.",
      ...asReadable("acceptedChannelPartnerName"),
    }),
    applicableRequirements: t.field({
      type: [RequirementRef],
      resolve: async (draft, _args, context) => requirementsOf(await context.read(), draft),
    }),
    archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
    archiveDate: t.field({
      type: "Date",
      nullable: true,
      description:
        "Of what was cancelled or declined: the day from which it is archived, where nothing keeps it.",
      resolve: ({ closedAt, status }) =>
        draftTabOf(status) === "DISCONTINUED" ? archiveDateOfClosed(closedAt) : null,
    }),
    capabilities: t.stringList({
      ...oneOfCodes(DRAFT_CAPABILITIES),
      resolve: async (draft, _args, context) =>
        draftCapabilities(draftFacts((await context.read()).actor, draft)),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deliveryDetails: t.field({ type: DeliveryDetailsRef, resolve: (draft) => draft }),
    discountPercentage: t.field({
      type: "Decimal",
      ...asReadable("discountPercentage"),
    }),
    documentId: t.exposeID("documentId", { nullable: true }),
    editableFields: t.stringList({
      resolve: async (draft, _args, context) => {
        const facts = draftFacts((await context.read()).actor, draft);
        return decideDraft(facts, "CAN_EDIT").allowed ? [...editableFields(draft.status)] : [];
      },
    }),
    establishmentFeeDiscountAmount: t.field({
      type: "Decimal",
      ...asReadable("establishmentFeeDiscountCents"),
    }),
    feeSummary: t.field({ type: FeeSummaryRef, nullable: true, resolve: ({ feeSummary }) => feeSummary }),
    id: t.exposeID("id"),
    invoices: t.field({
      type: [InvoiceRef],
      resolve: async (draft, _args, context) => {
        const facts = draftFacts((await context.read()).actor, draft);
        return decideDraft(facts, "CAN_VIEW_PAYMENT_DETAILS").allowed ? draft.invoices : [];
      },
    }),
    isVisibleToSupplier: t.exposeBoolean("isVisibleToSupplier"),
    organisation: t.field({ type: DraftOrganisationRef, resolve: ({ organisation }) => organisation }),
    organisationId: t.exposeID("organisationId"),
    parties: t.field({ type: [PartyRef], resolve: ({ parties }) => parties }),
    paymentDetails: t.field({
      type: PaymentDetailsRef,
      nullable: true,
      resolve: async (draft, _args, context) => {
        const facts = draftFacts((await context.read()).actor, draft);
        return decideDraft(facts, "CAN_VIEW_PAYMENT_DETAILS").allowed ? paymentDetailsOf(draft) : undefined;
      },
    }),
    processType: t.expose("processType", { type: ProcessTypeRef }),
    productSelectionSummary: t.field({
      type: ProductSelectionSummaryRef,
      nullable: true,
      resolve: async (draft, _args, context) => {
        const { actor, now } = await context.read();
        const { feeSummary } = draft;
        if (feeSummary === null || !seesApplicantsAffairs(actor, draft)) return undefined;
        const fees = priceDraft(draft, feeSummary, now);
        return fees && { feeSummary, fees, securityCents: securityMoneyOf(draft, feeSummary) };
      },
    }),
    progress: t.field({
      type: [DraftProgressStepRef],
      resolve: async (draft, _args, context) => {
        const facts = draftFacts((await context.read()).actor, draft);
        return decideDraft(facts, "CAN_VIEW_PROGRESS").allowed ? progressOf(draft) : [];
      },
    }),
    referenceNumber: t.exposeString("referenceNumber"),
    refundAccountNumber: t.string({
      description: "Masked: only the last three digits are shown.",
      ...asReadable("refundAccountNumberLast", (last) => (last === null ? null : `••• ${last}`)),
    }),
    refunds: t.field({
      description: "What is due back of the money that came, whatever became of the draft.",
      type: [RefundRef],
      resolve: async (draft, _args, context) =>
        readsPart((await context.read()).actor, draft, INVOICES_OF_DRAFT)
          ? numbered(draft, draft.refunds)
          : [],
    }),
    rejectionReason: t.exposeString("rejectionReason", { nullable: true }),
    requestChangeReason: t.exposeString("requestChangeReason", { nullable: true }),
    securityMoney: t.field({
      description: "What is lodged behind the guarantee, from the approval on; null where nothing is.",
      type: SecurityMoneyRef,
      nullable: true,
      resolve: async (draft, _args, context) =>
        readsPart((await context.read()).actor, draft, SECURITY_OF_DRAFT) ? securityOf(draft) : null,
    }),
    status: t.expose("status", { type: DraftStatusRef }),
    submissionTermsAcceptedAt: t.expose("submissionTermsAcceptedAt", { type: "DateTime", nullable: true }),
    submittedAt: t.expose("submittedAt", { type: "DateTime", nullable: true }),
    totalFees: t.field({ type: "Decimal", ...asReadable("totalFeesCents") }),
    unmatchedPayments: t.field({
      description:
        "Card payments that are not the ones that were asked for, for those who decide about them.",
      type: [UnmatchedPaymentRef],
      resolve: async (draft, _args, context) =>
        readsPart((await context.read()).actor, draft, UNMATCHED_PAYMENTS_OF_DRAFT)
          ? numbered(draft, draft.unmatchedPayments)
          : [],
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
    waitingFor: t.field({
      type: WaitingForRef,
      nullable: true,
      resolve: ({ status }) => WAITING_FOR[status],
    }),
    waitingSince: t.expose("statusChangedAt", { type: "DateTime" }),
  }),
});

/** The draft has its invoices with it, so that its statement need not look them up for each row. */
function numbered<Row extends { invoiceId: string }>(
  { invoices }: Draft,
  rows: readonly Row[],
): OfInvoice<Row>[] {
  const numbers = new Map(invoices.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  return rows.map((row) => ({ ...row, invoiceNumber: numbers.get(row.invoiceId) ?? "" }));
}

/** What a column holds that is no field of the contract's table; null for whoever is not notified of the column. */
function asReadable<Column extends keyof DraftRow, Shown = DraftRow[Column]>(
  column: Column,
  show: (value: DraftRow[Column]) => Shown = (value) => value as Shown,
) {
  const guard = draftGuardOf(column);
  return {
    nullable: true,
    resolve: async (draft: Draft, _args: object, context: Context): Promise<Shown | null> =>
      guard === undefined || (await guard(context, draft)) ? show(draft[column]) : null,
  } as const;
}

export const DraftConnectionRef = connectionOf(DraftRef, { name: "Draft", cappedAt: PAGE_COUNT_MAX });
