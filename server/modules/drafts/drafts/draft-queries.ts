// The queries about drafts in the contract, each one line to its access check.

import { DRAFT_TABS, SOURCES_OF_FUNDS, type SourceOfFunds } from "@bondline/domain/drafts/drafts/draft.ts";
import { DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { SOURCE_OF_FUNDS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { asFeeSummaryId, asOrganisationId } from "@bondline/domain/ids.ts";
import { securityMoneyOf } from "@bondline/domain/money/security-money/security-money.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { bothWays, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { selectedOfNodes, selectsCount } from "../../../graphql/selection.ts";
import {
  ArchiveStateRef,
  ProcessTypeRef,
  RequirementRef,
  SortDirectionRef,
} from "../../../graphql/shared-types.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessFeeSummary, accessOffers } from "../../money/fee-summaries/fee-summary-access.ts";
import { FeeSummaryRef, type FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import {
  accessDraft,
  countAccessibleDrafts,
  countStaffQueue,
  listAccessibleDrafts,
  listDraftsSharedWithMe,
  listStaffQueue,
  seesApplicantsAffairs,
} from "./draft-access.ts";
import { draftPartsFor } from "./draft-parts.ts";
import { DraftPreviewRef } from "./draft-preview-schema.ts";
import { priceDraft } from "./draft-pricing.ts";
import { requirementsOf } from "./draft-requirement-facts.ts";
import {
  DraftConnectionRef,
  DraftRef,
  DraftStatusRef,
  type ProductSelection,
  ProductSelectionSummaryRef,
  WaitingForRef,
} from "./draft-schema.ts";
import { wordingOf } from "./draft-wording.ts";

export const DraftTabRef = enumOf("DraftTab", codesIn(DRAFT_TABS));
export const DraftSortRef = builder.inputType("DraftSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("DraftSortField", ["AMOUNT", "CREATED_AT", "UPDATED_AT"]),
      required: true,
    }),
  }),
});

export const DraftFilterRef = builder.inputType("DraftFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, DRAFT_FILTERS, {
      archived: ArchiveStateRef,
      statuses: DraftStatusRef,
      variants: ProcessTypeRef,
    }),
});

const DraftCountRef = builder.objectRef<Record<keyof typeof DRAFT_TABS, number>>("DraftCount").implement({
  fields: (t) => ({ discontinued: t.exposeInt("DISCONTINUED"), drafts: t.exposeInt("DRAFTS") }),
});

const StaffDraftCountRef = builder
  .objectRef<Record<"all" | "applicant" | "bank" | "provider", number>>("StaffDraftCount")
  .implement({
    fields: (t) => ({
      all: t.exposeInt("all"),
      applicant: t.exposeInt("applicant"),
      bank: t.exposeInt("bank"),
      provider: t.exposeInt("provider"),
    }),
  });

const SourceOfFundsOptionRef = builder.objectRef<SourceOfFunds>("SourceOfFundsOption").implement({
  fields: (t) => ({
    code: t.string({ resolve: (code) => code }),
    label: t.string({ resolve: (code) => SOURCE_OF_FUNDS_TEXT[code] }),
    needsDetails: t.boolean({ resolve: (code) => code === "OTHER" }),
  }),
});

builder.queryFields((t) => ({
  draft: t.field({
    type: DraftRef,
    args: { id: t.arg.id({ required: true }), organisationId: t.arg.id() },
    resolve: async (_root, { id, organisationId }, context) =>
      accessDraft(await context.read(), id, organisationId),
  }),
  drafts: t.field({
    type: DraftConnectionRef,
    args: {
      ...bothWays(t.arg),
      filter: t.arg({ type: DraftFilterRef }),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      sort: t.arg({ type: DraftSortRef }),
      tab: t.arg({ type: DraftTabRef }),
    },
    resolve: async (_root, args, context, info) => {
      const parts = draftPartsFor(context.application, selectedOfNodes(info));
      return listAccessibleDrafts(await context.read(), args, { parts, isCounted: selectsCount(info) });
    },
  }),
  draftsSharedWithMe: t.field({
    type: DraftConnectionRef,
    args: { ...bothWays(t.arg), search: t.arg.string() },
    resolve: async (_root, args, context, info) =>
      listDraftsSharedWithMe(
        await context.read(),
        args,
        draftPartsFor(context.application, selectedOfNodes(info)),
      ),
  }),
  draftCount: t.field({
    type: DraftCountRef,
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) =>
      countAccessibleDrafts(await context.read(), asOrganisationId(organisationId)),
  }),
  draftApplicableRequirements: t.field({
    type: [RequirementRef],
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => {
      const tx = await context.read();
      return requirementsOf(tx, await accessDraft(tx, draftId));
    },
  }),
  draftPreview: t.field({
    type: DraftPreviewRef,
    args: { draftId: t.arg.id({ required: true }), feeSummaryId: t.arg.id(), organisationId: t.arg.id() },
    resolve: async (_root, { draftId, feeSummaryId, organisationId }, context) => {
      const tx = await context.read();
      const draft = await accessDraft(tx, draftId, organisationId);
      return wordingOf(
        tx,
        draft,
        feeSummaryId ? { feeSummary: await requireFeeSummary(tx, feeSummaryId) } : {},
      );
    },
  }),
  feeSummaries: t.field({
    type: [FeeSummaryRef],
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => {
      const tx = await context.read();
      return accessOffers(tx, await accessDraft(tx, draftId));
    },
  }),
  productSelectionSummary: t.field({
    type: ProductSelectionSummaryRef,
    args: { draftId: t.arg.id({ required: true }), feeSummaryId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId, feeSummaryId }, context) =>
      productSelection(await context.read(), draftId, feeSummaryId),
  }),
  sourceOfFundsOptions: t.field({
    type: [SourceOfFundsOptionRef],
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => {
      await accessDraft(await context.read(), draftId);
      return [...SOURCES_OF_FUNDS];
    },
  }),
  staffDrafts: t.field({
    type: DraftConnectionRef,
    description:
      "The provider's and supplier's queue: oldest waiting first. Where isEstablished is true, what was issued instead: newest first.",
    args: {
      ...forwards(t.arg),
      isEstablished: t.arg.boolean(),
      search: t.arg.string(),
      waitingFor: t.arg({ type: WaitingForRef }),
    },
    resolve: async (_root, args, context, info) => {
      const parts = draftPartsFor(context.application, selectedOfNodes(info));
      return listStaffQueue(await context.read(), args, { parts, isCounted: selectsCount(info) });
    },
  }),
  staffDraftCount: t.field({
    type: StaffDraftCountRef,
    resolve: async (_root, _args, context) => countStaffQueue(await context.read()),
  }),
}));

async function productSelection(
  tx: Transaction,
  draftId: string,
  feeSummaryId: string,
): Promise<ProductSelection> {
  const draft = await accessDraft(tx, draftId);
  if (!seesApplicantsAffairs(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id: draftId });
  const feeSummary = await requireFeeSummary(tx, feeSummaryId);
  const fees = priceDraft(draft, feeSummary, tx.now);
  return fees === undefined
    ? refuseFields({ amount: "Enter the amount to see the fees." })
    : { feeSummary, fees, securityCents: securityMoneyOf(draft, feeSummary) };
}

async function requireFeeSummary(tx: Transaction, id: string): Promise<FeeSummaryRow> {
  return (await accessFeeSummary(tx, asFeeSummaryId(id))) ?? refuse("FEE_SUMMARY_NOT_FOUND", { id });
}
