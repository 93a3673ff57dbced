// The papers of a draft: its agency agreement, and what it costs under each product or the one that was chosen.

import { securityMoneyOf } from "@bondline/domain/money/security-money/security-money.ts";
import {
  type FeePaperFacts,
  feeSummaryPaper,
  productPreview,
} from "@bondline/domain/records/papers/fee-papers.ts";
import type { PaperAmount, PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { billedInvoiceOf } from "../../drafts/draft-payments/public.ts";
import { accessDraft, seesApplicantsAffairs, seesPayments } from "../../drafts/drafts/draft-access.ts";
import { type Draft, priceDraft } from "../../drafts/drafts/public.ts";
import { accessOffers } from "../../money/fee-summaries/fee-summary-access.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { invoicePaper, operatorText } from "../../money/invoices/public.ts";
import { depositAccountNow, operatorNow } from "../../office/provider/provider-access.ts";
import { draftApplicationForm } from "./draft-application-form.ts";
import { draftAgencyAgreement, draftFormFacts, draftPartyOf, draftUndertakingForm } from "./draft-forms.ts";
import { ABOUT_NOTHING, type PaperOffer, type PaperSource } from "./paper-record.ts";

/** For the applicant's side and the bank's: a beneficiary learns nothing of what the applicant pays and agrees with its agent. */
export async function draftPapers(tx: Transaction, id: string): Promise<PaperSource> {
  const draft = await accessDraft(tx, id);
  if (!seesApplicantsAffairs(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id });
  const invoices = invoiceOffers(tx, draft);
  return {
    about: { ...ABOUT_NOTHING, draftId: draft.id },
    organisationId: draft.organisationId,
    referenceNumber: draft.referenceNumber,
    kinds: [
      "AGENCY_AGREEMENT",
      "APPLICATION_FORM",
      "DRAFT_UNDERTAKING",
      "FEE_SUMMARY",
      "PRODUCT_PREVIEW",
      ...(invoices.length > 0 ? (["INVOICE"] as const) : []),
    ],
    offers: [
      {
        kind: "APPLICATION_FORM",
        itemId: null,
        name: null,
        write: async () => draftApplicationForm(tx, draft),
      },
      {
        kind: "AGENCY_AGREEMENT",
        itemId: null,
        name: null,
        write: async () => draftAgencyAgreement(tx, draft),
      },
      ...undertakingOffer(tx, draft),
      ...(await feeOffers(tx, draft)),
      ...invoices,
    ],
  };
}

/** As its bank would issue it: before one is chosen there is none. */
function undertakingOffer(tx: Transaction, draft: Draft): PaperOffer[] {
  if (draft.feeSummary === null) return [];
  const write = () => draftUndertakingForm(tx, draft);
  return [{ kind: "DRAFT_UNDERTAKING", itemId: null, name: null, write }];
}

/** For those who see what is to be paid. */
function invoiceOffers(tx: Transaction, draft: Draft): PaperOffer[] {
  if (!seesPayments(tx.actor, draft)) return [];
  return draft.invoices.map((invoice) => ({
    kind: "INVOICE",
    itemId: invoice.id,
    name: invoice.invoiceNumber,
    write: async () =>
      invoicePaper(
        await billedInvoiceOf(tx, draft, invoice),
        await operatorNow(tx),
        await depositAccountNow(tx),
      ),
  }));
}

/** Until one is chosen, a preview of each. */
async function feeOffers(tx: Transaction, draft: Draft): Promise<PaperOffer[]> {
  const { feeSummary } = draft;
  if (feeSummary !== null)
    return [
      {
        kind: "FEE_SUMMARY",
        itemId: null,
        name: null,
        write: async () => feeSummaryPaper(await feeFacts(tx, draft, feeSummary)),
      },
      previewOf(tx, draft, feeSummary),
    ];
  const offers = await accessOffers(tx, draft);
  return offers.map((offer) => previewOf(tx, draft, offer));
}

function previewOf(tx: Transaction, draft: Draft, feeSummary: FeeSummaryRow): PaperOffer {
  return {
    kind: "PRODUCT_PREVIEW",
    itemId: feeSummary.id,
    name: feeSummary.name,
    write: async () => draftProductPreview(tx, draft, feeSummary),
  };
}

export async function draftProductPreview(
  tx: Transaction,
  draft: Draft,
  feeSummary: FeeSummaryRow,
): Promise<PaperContent> {
  return productPreview(await feeFacts(tx, draft, feeSummary));
}

async function feeFacts(tx: Transaction, draft: Draft, feeSummary: FeeSummaryRow): Promise<FeePaperFacts> {
  const fees = priceDraft(draft, feeSummary, tx.now);
  const securityCents = securityMoneyOf(draft, feeSummary);
  const { supplier, name, details } = feeSummary;
  return {
    provider: operatorText(await operatorNow(tx)),
    product: [
      ["Issued by", supplier.name],
      ["Product", name],
      ...(details === "" ? [] : [["Details", details] as const]),
    ],
    guarantee: [
      ["Applicant", draftPartyOf(draft, "ISSUER")?.name ?? draft.organisation.name],
      ...draftFormFacts(draft),
    ],
    fees: fees === undefined ? null : amountsOf(fees),
    security: securityCents === null ? null : formatAud(securityCents),
  };
}

function amountsOf({ lines, totalCents }: NonNullable<ReturnType<typeof priceDraft>>): PaperAmount[] {
  return [
    ...lines.map(({ description, amountCents }) => ({ label: description, amount: formatAud(amountCents) })),
    { label: "To pay at approval", amount: formatAud(totalCents), isTotal: true },
  ];
}
