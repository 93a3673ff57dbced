// A day's work at the demo's banks: guarantees that are paid for and wait to be issued, and what is asked of some that were.

import type { App } from "../app.ts";
import { createDocumentClaim } from "../modules/documents/document-requests/commands/create-document-claim.ts";
import { createDocumentRequest } from "../modules/documents/document-requests/commands/create-document-request.ts";
import { OTHERS, type OtherName } from "./book-parties.ts";
import { buildDraft } from "./builders/draft-builder.ts";
import type { FeeSummaryName } from "./cast.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { documentNumbered, numberOfIssued } from "./find-document.ts";
import { contractOf } from "./seed-book.ts";
import { callAs } from "./sessions.ts";

type Row = readonly [
  daysAgo: number,
  feeSummary: FeeSummaryName,
  beneficiary: OtherName,
  amount: string,
  reference: string,
  title: string,
];

// biome-ignore format: a table is read by its lines
const TO_ISSUE: readonly Row[] = [
  [13, "macquarieCash", "mirvac", "118000.00", "HC-104", "Waterloo north plaza"],
  [8, "macquarieCash", "lendlease", "64000.00", "HC-110", "Figtree Hill sewer stage 4"],
  [4, "macquarieCash", "sydneyWater", "92000.00", "HC-113", "Rouse Hill rising main"],
  [2, "macquarieCash", "airport", "151000.00", "HC-115", "Terminal 1 kerb extension"],
  [6, "beyondCash", "goodman", "45000.00", "HC-114", "Eastern Creek lot 9 hardstand"],
  [1, "beyondCash", "wesfarmers", "38000.00", "HC-117", "Kewdale yard resurfacing"],
];

export async function seedBankDay(app: App): Promise<void> {
  for (const row of TO_ISSUE) await payFor(app, row);
  await callAs(appAt(app, { daysAgo: 5, hour: 14 }), "ben", createDocumentRequest, {
    ...(await documentNumbered(app, numberOfIssued(app, "HC-088"))),
    kind: "REDUCTION",
    newAmount: "114000",
    reason: "Practical completion halves the security.",
  });
  await callAs(appAt(app, { daysAgo: 2, hour: 16 }), "ben", createDocumentRequest, {
    ...(await documentNumbered(app, numberOfIssued(app, "HC-077"))),
    kind: "EXTENSION",
    requestedExpiryDate: demoDay(app, 460),
    reason: "The stage 2 handover has moved by six months.",
  });
  await callAs(appAt(app, { daysAgo: 1, hour: 15 }), "rosa", createDocumentClaim, {
    ...(await documentNumbered(app, numberOfIssued(app, "HC-071"))),
    amount: "45000",
    claimAction: "PAY",
    reason: "Goodman's letter of demand, with its solicitor's certificate.",
  });
}

async function payFor(
  app: App,
  [daysAgo, feeSummary, beneficiary, amount, reference, title]: Row,
): Promise<void> {
  const party = OTHERS[beneficiary];
  await buildDraft(appAt(app, { daysAgo, hour: 8, minutesBetween: 12 }), {
    status: "PROCESSING",
    beneficiary: party,
    feeSummary,
    files: [contractOf({ reference, title }, party.name)],
    fields: {
      amount,
      yourReference: reference,
      contractTitle: title,
      contractNumber: `${reference}-C`,
      contractDate: demoDay(app, -daysAgo - 12),
      agreementContent: title,
    },
  });
}
