// Fills an empty development database with the cast and some of its business; on a filled one it does nothing.

import { DEFAULT_ZONE, instantAtHour } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../app.ts";
import { createDocumentHandover } from "../modules/documents/handovers/commands/create-document-handover.ts";
import { createDocumentRequestForReturn } from "../modules/documents/return-requests/commands/create-document-request-for-return.ts";
import type { Draft } from "../modules/drafts/drafts/draft-record.ts";
import { createDraftComment } from "../modules/records/comments/commands/create-draft-comment.ts";
import { updateNotifiedAt } from "../modules/records/notifications/commands/update-notified-at.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { aClaim } from "./builders/abn-claim-builder.ts";
import { type DocumentOverrides, recordDocument } from "./builders/document-builder.ts";
import { buildDraft } from "./builders/draft-builder.ts";
import { aReferral, seedPayout, switchFeaturesOn } from "./builders/referral-builder.ts";
import { addViewer, shareWith } from "./builders/sharing-builder.ts";
import { BUSINESS, type BusinessLine } from "./business.ts";
import { beneficiaryOf, ORGANISATIONS, PEOPLE, type PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { endSetUpSessions, settlePastMail } from "./demo-account-store.ts";
import { requireDemoMode } from "./demo-accounts.ts";
import { appAt, demoDay, MAILED_WITHIN_DAYS } from "./demo-clock.ts";
import { insertCast, isCastThere } from "./insert-cast.ts";
import { seedBankActions } from "./seed-bank-actions.ts";
import { seedBankDay } from "./seed-bank-day.ts";
import { seedBeneficiary } from "./seed-beneficiary.ts";
import { contractOf, seedBook } from "./seed-book.ts";
import { seedChecklist } from "./seed-checklist.ts";
import { seedConfirmation } from "./seed-confirmations.ts";
import { seedDocumentRequests } from "./seed-document-requests.ts";
import {
  type DemoFacilities,
  putOnFacility,
  seedFacilities,
  seedFacilityBusiness,
} from "./seed-facilities.ts";
import { IN_FAVOUR_OF_HARBOUR, seedHoldings } from "./seed-holdings.ts";
import { seedIndividuals, seedVerifications } from "./seed-individuals.ts";
import { seedLostOriginal } from "./seed-lost-original.ts";
import { seedMoney } from "./seed-money.ts";
import { seedPaper } from "./seed-paper.ts";
import { seedReminders } from "./seed-reminders.ts";
import { seedFinance, seedOtherKinds } from "./seed-requests.ts";
import { seedRequiredDocuments } from "./seed-required-documents.ts";
import { callAs } from "./sessions.ts";
import { markedUntilFilled } from "./unfinished-fill.ts";

/** What Harbour Civil holds from elsewhere, and what it expects to need. */
const OWN_RECORDS: readonly (DocumentOverrides & { daysAgo: number })[] = [
  {
    daysAgo: 620,
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
    daysAgo: 618,
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
    daysAgo: 12,
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

/** When everybody last opened their notifications. */
const LOOKED_DAYS_AGO = 3;

/** Who holds the lease bond from NAB, whose lease has ended. */
const LESSOR = {
  name: "Leo Brandt",
  emailAddress: "leo.brandt@lessor.example",
  reason: "The lease ended and the premises were handed back.",
  recurringFrequency: 14,
};

/** A start that is cut off meanwhile leaves its mark, and the next one begins again. */
export async function seedOnce(app: App): Promise<void> {
  requireDemoMode(app.settings);
  if (await isCastThere(app)) return;
  await markedUntilFilled(app.settings, () => seedAll(app));
}

async function seedAll(app: App): Promise<void> {
  const atFirst = appAt(app, { daysAgo: 2930 });
  await insertCast(atFirst);
  await switchFeaturesOn(atFirst, ["referrals", "referralPortal"]);
  await aReferral(appAt(app, { daysAgo: 2928 }), "wesfarmers", { referrerCode: "HARBOUR" });
  await aReferral(appAt(app, { daysAgo: 2927 }), "harbour", { memberCode: "QUINN24" });
  const facilities = await seedFacilities(appAt(app, { daysAgo: 2920 }), demoDay(app, 0));
  if (app.settings.fillsDemoBook) await seedBook(app, facilities);
  await seedFacilityBusiness(appAt(app, { daysAgo: 12 }));
  const lease = await seedDocuments(app, facilities);
  if (app.settings.fillsDemoBook) {
    await seedHoldings(app, lease);
    await seedBeneficiary(app);
    await seedBankDay(app);
  }
  for (const line of BUSINESS.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await seedDraft(app, facilities, line);
  await seedDocumentRequests(app);
  await seedLostOriginal(app);
  await seedBankActions(app, "BBA-55012");
  for (const [place, claim] of CLAIMS.entries()) await aClaim(appAt(app, { daysAgo: 4 - place }), claim);
  if (app.settings.fillsDemoBook) await seedReminders(app);
  await seedPayout(appAt(app, { daysAgo: 6, hour: 11 }));
  await seedFinance(appAt(app, { daysAgo: 2, hour: 14 }));
  await seedOtherKinds(appAt(app, { daysAgo: 1, hour: 10 }));
  // Behind all that is approved in those days: what was lived through before waits for no ticks.
  await seedChecklist(app, "HC-105");
  await lookAtNotifications(app);
  const lastDay = instantAtHour(demoDay(app, -MAILED_WITHIN_DAYS), 0, DEFAULT_ZONE);
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await endSetUpSessions(tx);
    await settlePastMail(tx, lastDay);
  });
}

/** Of the years of notifications people have seen all but those of the last days. */
async function lookAtNotifications(app: App): Promise<void> {
  const then = appAt(app, { daysAgo: LOOKED_DAYS_AGO });
  for (const person of Object.keys(PEOPLE) as PersonName[]) await callAs(then, person, updateNotifiedAt, {});
}

async function seedDraft(app: App, facilities: DemoFacilities, business: BusinessLine): Promise<void> {
  const {
    daysAgo,
    title,
    line,
    hasContract,
    hasPaper,
    needsDocuments,
    confirmation,
    namesDirectors,
    waitsForDirectors,
    said = [],
    isOfCam,
    ...overrides
  } = business;
  const then = appAt(app, { daysAgo, minutesBetween: 8 });
  const reference = String(overrides.fields?.yourReference);
  const draft = await buildDraft(then, {
    ...overrides,
    files: hasContract
      ? [contractOf({ reference, title }, beneficiaryOf(overrides.beneficiary ?? "woolworths").name)]
      : [],
    fields: {
      contractTitle: title,
      contractNumber: `${reference}-C`.replaceAll(" ", "-"),
      contractDate: demoDay(app, -daysAgo - 12),
      agreementContent: title,
      ...overrides.fields,
      ...(line === undefined ? {} : { facilityId: facilities[line] }),
    },
  });
  for (const [person, content] of said)
    await callAs(then, person, createDraftComment, { draftId: draft.id, content });
  if (hasPaper) await seedPaper(then, draft, overrides.guaranteeNumber ?? "");
  if (namesDirectors) await seedIndividuals(then, draft.id);
  if (waitsForDirectors) await seedVerifications(then, draft);
  if (needsDocuments) await seedRequiredDocuments(app, draft.id);
  if (confirmation) await seedConfirmation(app, draft.id, confirmation);
  if (overrides.status === "PENDING_PAYMENT") await seedMoney(appAt(app, { daysAgo: 3 }), draft);
  if (isOfCam) await addCam(then, draft);
  // What one organisation raises in favour of another is shared with people of the other side by name.
  if (overrides.owner === "wesfarmers")
    await shareWith(then, "draft", draft, { person: "ada", roles: ["BENEFICIARY"] });
}

/** To the guarantee where it has been issued, and to the draft before that. */
async function addCam(app: App, { id, documentId, organisationId }: Draft): Promise<void> {
  await addViewer(app, "draft", { id, organisationId }, "cam");
  if (documentId !== null) await addViewer(app, "document", { id: documentId, organisationId }, "cam");
}

/** Answers the lease bond that is shared with the client as its beneficiary. */
async function seedDocuments(app: App, facilities: DemoFacilities) {
  for (const { daysAgo, ...overrides } of OWN_RECORDS) {
    const then = appAt(app, { daysAgo });
    const documentId = await recordDocument(then, overrides);
    if (overrides.isProjected) await putOnFacility(then, documentId, facilities.bonds);
    if (overrides.fields?.guaranteeNumber === "NB-118204")
      await callAs(appAt(app, { daysAgo: 6 }), "ben", createDocumentRequestForReturn, {
        ...LESSOR,
        obligationsEndedDate: demoDay(app, -20),
        documentId,
        version: 1,
      });
    if (overrides.fields?.guaranteeNumber !== "WBG 0071 883") continue;
    await putOnFacility(then, documentId, facilities.westpac);
    // Put on its facility, it has changed once.
    await callAs(appAt(app, { daysAgo: 1 }), "ben", createDocumentHandover, {
      ...KEEPER,
      documentId,
      version: 2,
    });
  }
  const organisationId = idOf("organisation", "wesfarmers");
  const then = appAt(app, { daysAgo: 190 });
  const lease = await recordDocument(then, {
    owner: "wesfarmers",
    beneficiary: IN_FAVOUR_OF_HARBOUR,
    fields: WESFARMERS_LEASE,
  });
  const shared = { id: lease, organisationId };
  await shareWith(then, "document", shared, { person: "ada", roles: ["BENEFICIARY"] });
  return shared;
}
