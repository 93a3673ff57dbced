// Fills an empty development database with the cast and some of its business; on a filled one it does nothing.

import type { App } from "../app.ts";
import { createDocumentHandover } from "../modules/documents/handovers/commands/create-document-handover.ts";
import { createDraftComment } from "../modules/records/comments/commands/create-draft-comment.ts";
import { aClaim } from "./builders/abn-claim-builder.ts";
import { type DocumentOverrides, recordDocument } from "./builders/document-builder.ts";
import { buildDraft, type DraftOverrides } from "./builders/draft-builder.ts";
import { aReferral, switchFeaturesOn } from "./builders/referral-builder.ts";
import { shareWith } from "./builders/sharing-builder.ts";
import { ORGANISATIONS, type PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { requireDemoMode } from "./demo-accounts.ts";
import { insertCast, isCastThere } from "./insert-cast.ts";
import { onFacility, putOnFacility, seedFacilities } from "./seed-facilities.ts";
import { seedMoney } from "./seed-money.ts";
import { seedFinance, seedOtherKinds } from "./seed-requests.ts";
import { callAs, signEverybodyOut } from "./sessions.ts";

/** Enough to see every tab and the desk's queue with something in it. */
const BUSINESS: readonly (DraftOverrides & { isOnFacility?: true })[] = [
  {
    status: "ESTABLISHED",
    beneficiary: "telstra",
    fields: { amount: "180000.00", purpose: "RENTAL_BOND", yourReference: "Exhibition St lease" },
    guaranteeNumber: "G 2026/001183",
    isOnFacility: true,
  },
  {
    status: "ESTABLISHED",
    beneficiary: "bhp",
    fields: { amount: "1250000.50", yourReference: "HC-098", contractTitle: "Port Hedland berth upgrade" },
    guaranteeNumber: "G 2026/001197",
    isOnFacility: true,
  },
  {
    status: "ESTABLISHED",
    fields: { amount: "42500.00", purpose: "PERFORMANCE", yourReference: "HC-101" },
    feeSummary: "beyondCash",
    guaranteeNumber: "BBA-55012",
  },
  {
    status: "PROCESSING",
    beneficiary: "qantas",
    fields: { amount: "96000.00", yourReference: "HC-102" },
    isOnFacility: true,
  },
  { status: "PENDING_PAYMENT", fields: { amount: "310000.00", yourReference: "HC-103" } },
  { status: "SUBMITTED", beneficiary: "bhp", fields: { amount: "750000.00", yourReference: "HC-105" } },
  {
    status: "SUBMITTED",
    owner: "wesfarmers",
    beneficiary: "telstra",
    fields: { amount: "88000.00", purpose: "TENDER", yourReference: "WES-12" },
  },
  {
    status: "CHANGES_REQUESTED",
    beneficiary: "qantas",
    fields: { amount: "64000.00", yourReference: "HC-106" },
  },
  { status: "REJECTED", beneficiary: "telstra", fields: { amount: "27500.00", yourReference: "HC-090" } },
  { status: "DRAFT", beneficiary: "qantas", fields: { amount: "515000.00", yourReference: "HC-107" } },
];

/** What Harbour Civil holds from elsewhere, and what it expects to need. */
const OWN_RECORDS: readonly DocumentOverrides[] = [
  {
    beneficiary: "qantas",
    fields: {
      amount: "420000",
      bankName: "Westpac",
      guaranteeNumber: "WBG 0071 883",
      referenceNumber: "HC-061",
      establishedAt: "2024-02-29",
      retentionType: "DEFECTS_LIABILITY",
      securityType: "PROPERTY",
      purpose: "CONSTRUCTION_SECURITY",
      projectAddress: "Hangar 3, 10 Bourke Road, Mascot NSW 2020",
      agreementContent: "Subcontract HC-12, apron works",
      costs: {
        setUpCost: "450",
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringPercentageCost: "2.15",
        recurringCostFrequency: 6,
      },
    },
  },
  {
    beneficiary: "telstra",
    fields: {
      documentVariant: "LEASE_BOND",
      amount: "36500",
      bankName: "NAB",
      guaranteeNumber: "NB-118204",
      establishedAt: "2023-07-01",
      retentionType: "LEASE",
      purpose: "RENTAL_BOND",
    },
  },
  {
    isProjected: true,
    beneficiary: "bhp",
    fields: {
      documentVariant: "SURETY_BOND",
      amount: "2400000",
      bankName: null,
      establishedAt: null,
      purpose: "PERFORMANCE",
      agreementContent: "Berth upgrade, stage 2 (tender)",
    },
  },
];

const WESFARMERS_LEASE = {
  documentVariant: "LEASE_BOND",
  amount: "58000",
  bankName: "Bankwest",
  guaranteeNumber: "BW-30817",
  establishedAt: "2025-05-12",
} as const;

/** What is asked for is talked over where everybody sees it. */
const CONVERSATION: readonly (readonly [PersonName, string])[] = [
  ["rosa", "The contract is named two ways in the attachments. Which one is signed?"],
  ["ben", "The one of 3 November. I will name it like that here."],
];

/** They wait for the provider: one new business, and somebody who gave the number of another. */
const CLAIMS = [
  { abn: "11005357522", claimant: "Pat", name: "Quay Works Pty Ltd" },
  { abn: ORGANISATIONS.harbour.abn, claimant: "Max", name: "Harbour Civil Australia" },
];

/** Who will keep the paper of the guarantee from Westpac. */
const KEEPER = {
  name: "Mona Petrou",
  emailAddress: "mona.petrou@keeper.example",
  storageAddress: "Level 2, 1 Woolworths Way, Bella Vista NSW 2153",
  notes: "By courier on Tuesday morning.",
};

/** The cast goes in first and in one transaction; a start that was cut off after it only has less business to show. */
export async function seedOnce(app: App): Promise<void> {
  requireDemoMode(app.settings);
  if (await isCastThere(app)) return;
  await insertCast(app);
  await switchFeaturesOn(app, ["referrals", "referralPortal"]);
  await aReferral(app, "wesfarmers", { referrerCode: "HARBOUR" });
  await aReferral(app, "harbour", { memberCode: "QUINN24" });
  const facilities = await seedFacilities(app);
  await seedDrafts(app, facilities.guaranteeLine);
  for (const claim of CLAIMS) await aClaim(app, claim);
  await seedFinance(app);
  await seedDocuments(app, facilities.bondLine);
  await seedOtherKinds(app);
  await signEverybodyOut(app);
}

async function seedDrafts(app: App, guaranteeLine: string): Promise<void> {
  for (const { isOnFacility, ...overrides } of BUSINESS) {
    const draft = await buildDraft(app, isOnFacility ? onFacility(overrides, guaranteeLine) : overrides);
    if (overrides.status === "CHANGES_REQUESTED")
      for (const [person, content] of CONVERSATION)
        await callAs(app, person, createDraftComment, { draftId: draft.id, content });
    if (overrides.status === "PENDING_PAYMENT") await seedMoney(app, draft);
    // What one organisation raises in favour of another is shared with people of the other side by name.
    if (overrides.owner === "wesfarmers")
      await shareWith(app, "draft", draft, { person: "ada", roles: ["BENEFICIARY"] });
  }
}

async function seedDocuments(app: App, bondLine: string): Promise<void> {
  for (const overrides of OWN_RECORDS) {
    const documentId = await recordDocument(app, overrides);
    if (overrides.isProjected) await putOnFacility(app, documentId, bondLine);
    if (overrides.fields?.guaranteeNumber === "WBG 0071 883")
      await callAs(app, "ben", createDocumentHandover, { ...KEEPER, documentId, version: 1 });
  }
  const organisationId = idOf("organisation", "wesfarmers");
  const lease = await recordDocument(app, { owner: "wesfarmers", fields: WESFARMERS_LEASE });
  await shareWith(app, "document", { id: lease, organisationId }, { person: "ada", roles: ["BENEFICIARY"] });
}
