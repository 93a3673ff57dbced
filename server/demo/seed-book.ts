// Eight years of the demo's client, in the order in which they happened: what was recorded, issued, changed, claimed, returned and has expired.

import type { App } from "../app.ts";
import { closeDocument } from "../modules/documents/close-outs/commands/close-document.ts";
import { amendDocument } from "../modules/documents/documents/commands/amend-document.ts";
import { expireDocuments } from "../modules/documents/documents/document-jobs.ts";
import { ISSUED, type IssuedLine } from "./book-lines.ts";
import { OTHERS } from "./book-parties.ts";
import { RECORDED, type RecordedLine } from "./book-recorded.ts";
import { recordDocument } from "./builders/document-builder.ts";
import { buildDraft, readyFields } from "./builders/draft-builder.ts";
import { addViewer, shareWith } from "./builders/sharing-builder.ts";
import { idOf } from "./cast-ids.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { contractDateOf, documentNumbered, numberOfIssued } from "./find-document.ts";
import { askForChange, makeChange } from "./seed-changes.ts";
import { type DemoFacilities, putOnFacility } from "./seed-facilities.ts";
import { seedSecurityReturn } from "./seed-money.ts";
import { callAs } from "./sessions.ts";

/** From draft to issue a day, by the fifteen steps of the builder. */
const MINUTES_OF_A_STEP = 85;

type Event = { daysAgo: number; act: () => Promise<unknown> };

/** On each something ended at 4.00 pm. */
const LAST_DAYS = [...new Set([...RECORDED, ...ISSUED].map(({ endsIn }) => -(endsIn ?? 0)))].filter(
  (daysAgo) => daysAgo > 0,
);

export async function seedBook(app: App, facilities: DemoFacilities): Promise<void> {
  const made: string[] = [];
  const events: Event[] = [
    ...RECORDED.flatMap((line, place) => eventsOfRecorded(app, facilities, { ...line, place })),
    ...ISSUED.flatMap((line) => eventsOfIssued(app, facilities, { line, made })),
    ...LAST_DAYS.map((daysAgo) => ({
      daysAgo,
      act: () => expireDocuments(appAt(app, { daysAgo, hour: 17 })),
    })),
  ].toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const { act } of events) await act();
  await expireDocuments(app);
  for (const id of made) await seedSecurityReturn(appAt(app, { daysAgo: 4 }), id);
}

type PlacedLine = RecordedLine & { place: number };

function eventsOfRecorded(app: App, facilities: DemoFacilities, line: PlacedLine): Event[] {
  const { daysAgo, fate } = line;
  const events = [{ daysAgo, act: () => recordLine(app, facilities, line) }];
  if (fate !== null) events.push({ daysAgo: fate.daysAgo, act: () => meetFate(app, line, fate) });
  return events;
}

function eventsOfIssued(
  app: App,
  facilities: DemoFacilities,
  { line, made }: { line: IssuedLine; made: string[] },
): Event[] {
  const { daysAgo, change } = line;
  const number = numberOfIssued(app, line.reference);
  const events: Event[] = [
    { daysAgo, act: async () => made.push(await issueLine(app, facilities, line, number)) },
  ];
  if (change === null) return events;
  const asked = { ...change, by: line.beneficiary === "wesfarmers" ? "wes" : "rosa" } as const;
  events.push({ daysAgo: change.askedDaysAgo, act: () => askForChange(app, number, asked) });
  events.push({ daysAgo: change.doneDaysAgo, act: () => makeChange(app, number, asked) });
  return events;
}

function numberOfRecorded({ bank, place }: PlacedLine): string {
  return `${bank.prefix}-${104_210 + place * 37}`;
}

/** Of what was recorded there is no draft. */
async function recordLine(app: App, facilities: DemoFacilities, line: PlacedLine): Promise<void> {
  const then = appAt(app, { ...line, hour: 9 + (line.place % 8) });
  const { bankName, line: facility, securityType, rate } = line.bank;
  const id = await recordDocument(then, {
    beneficiary: line.beneficiary,
    fields: {
      documentVariant: variantOf(line),
      amount: String(line.amount),
      bankName,
      guaranteeNumber: numberOfRecorded(line),
      referenceNumber: `HC-R${String(12 + line.place).padStart(3, "0")}`,
      establishedAt: demoDay(app, -line.daysAgo),
      ...(line.endsIn === null ? {} : { expiryType: "FIXED", expiresAt: demoDay(app, line.endsIn) }),
      purpose: line.purpose,
      projectAddress: line.project,
      securityType,
      costs: {
        setUpCost: "450",
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringPercentageCost: rate,
        recurringCostFrequency: 6,
      },
    },
  });
  if (facility !== null) await putOnFacility(then, id, facilities[facility]);
}

function variantOf({ bank, purpose }: RecordedLine): string {
  if (bank.bankName === "Assetinsure") return "SURETY_BOND";
  return purpose === "RENTAL_BOND" ? "LEASE_BOND" : "BANK_GUARANTEE";
}

const REASONS = {
  returned: { outcome: "RETURNED", reason: "The works were accepted and the original is back." },
  cancelled: { outcome: "CANCELLED", reason: "Replaced by cash retention under the deed of variation." },
  claimed: { outcome: "CLAIMED", reason: "Called in full after the dispute over the extension of time." },
} as const;

/** Its record is in its owner's hands, who says what became of the paper. */
async function meetFate(app: App, line: PlacedLine, fate: NonNullable<RecordedLine["fate"]>): Promise<void> {
  const then = appAt(app, { daysAgo: fate.daysAgo, hour: 11 });
  const { documentId: id, version } = await documentNumbered(app, numberOfRecorded(line));
  if (fate.became === "reduced") {
    const amendments = { amount: String(line.amount / 2) };
    await callAs(then, "ben", amendDocument, { id, version, amendments });
    return;
  }
  const closedDate = demoDay(app, -fate.daysAgo);
  await callAs(then, "ben", closeDocument, { id, version, ...REASONS[fate.became], closedDate });
}

/** Answers the id of its draft. */
async function issueLine(
  app: App,
  facilities: DemoFacilities,
  line: IssuedLine,
  guaranteeNumber: string,
): Promise<string> {
  const then = appAt(app, { daysAgo: line.daysAgo, minutesBetween: MINUTES_OF_A_STEP });
  const beneficiary = OTHERS[line.beneficiary];
  const { id, documentId } = await buildDraft(then, {
    status: "ESTABLISHED",
    beneficiary,
    feeSummary: line.feeSummary,
    files: [contractOf(line, beneficiary.name)],
    fields: {
      ...readyFields(app, { feeSummary: line.feeSummary, beneficiary }),
      amount: line.amount,
      yourReference: line.reference,
      contractTitle: line.title,
      contractNumber: `${line.reference}-C`,
      contractDate: contractDateOf(app, line.daysAgo),
      agreementContent: line.title,
      expiresAt: demoDay(app, line.endsIn),
      expectedReturnDate: demoDay(app, line.returnIn),
      facilityId: line.feeSummary === "macquarieCash" ? facilities.macquarie : null,
    },
    guaranteeNumber,
  });
  const shared = { id: documentId ?? "", organisationId: idOf("organisation", "harbour") };
  // The limited user works on the two newest sites.
  if (line.daysAgo < 100) await addViewer(then, "document", shared, "cam");
  if (line.beneficiary === "wesfarmers")
    await shareWith(then, "document", shared, { person: "wes", roles: ["BENEFICIARY"] });
  return id;
}

/** What a contract says that a guarantee stands behind. */
export function contractOf(
  { reference, title }: Pick<IssuedLine, "reference" | "title">,
  beneficiary: string,
) {
  return {
    fileName: `${reference} contract.pdf`,
    variant: "CONTRACT",
    lines: [
      title,
      `Contract ${reference}-C between Harbour Civil Pty Ltd and ${beneficiary}.`,
      "General conditions: AS 4000-1997.",
    ],
  } as const;
}
