// Four years of the demo's client, in the order in which they happened: what was recorded, issued, paid for and has expired.

import type { App } from "../app.ts";
import { expireDocuments } from "../modules/documents/documents/document-jobs.ts";
import type { Draft } from "../modules/drafts/drafts/draft-record.ts";
import { BANKS, ISSUED, type IssuedLine, OTHERS, RECORDED, type RecordedLine } from "./book-lines.ts";
import { recordDocument } from "./builders/document-builder.ts";
import { buildDraft, readyFields } from "./builders/draft-builder.ts";
import { addViewer } from "./builders/sharing-builder.ts";
import { idOf } from "./cast-ids.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { type DemoFacilities, putOnFacility } from "./seed-facilities.ts";
import { seedSecurityReturn } from "./seed-money.ts";

/** From draft to issue a day, by the fifteen steps of the builder. */
const MINUTES_OF_A_STEP = 85;

export async function seedBook(app: App, facilities: DemoFacilities): Promise<void> {
  const lines = [
    ...RECORDED.map((line, place) => ({ line, act: () => recordLine(app, facilities, { ...line, place }) })),
    ...ISSUED.map((line) => ({ line, act: () => issueLine(app, facilities, line) })),
  ].toSorted((one, other) => other.line.daysAgo - one.line.daysAgo);
  const made: Draft[] = [];
  for (const { line, act } of lines) {
    await expireDocuments(appAt(app, line));
    const issued = await act();
    if (issued !== undefined) made.push(issued);
  }
  await expireDocuments(app);
  for (const { id } of made) await seedSecurityReturn(appAt(app, { daysAgo: 4 }), id);
}

/** Of what was recorded there is no draft. */
async function recordLine(
  app: App,
  facilities: DemoFacilities,
  line: RecordedLine & { place: number },
): Promise<undefined> {
  const then = appAt(app, { ...line, hour: 9 + (line.place % 8) });
  const { bankName, prefix, line: facility, securityType, rate } = BANKS[line.bank];
  const id = await recordDocument(then, {
    beneficiary: OTHERS[line.beneficiary],
    fields: {
      documentVariant: variantOf(line),
      amount: line.amount,
      bankName,
      guaranteeNumber: `${prefix}-${104_210 + line.place * 37}`,
      referenceNumber: `HC-${String(12 + line.place).padStart(3, "0")}`,
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
  if (bank === "assetinsure") return "SURETY_BOND";
  return purpose === "RENTAL_BOND" ? "LEASE_BOND" : "BANK_GUARANTEE";
}

async function issueLine(app: App, facilities: DemoFacilities, line: IssuedLine): Promise<Draft> {
  const contractDate = demoDay(app, -line.daysAgo - 20);
  const then = appAt(app, { daysAgo: line.daysAgo, minutesBetween: MINUTES_OF_A_STEP });
  const draft = await buildDraft(then, {
    status: "ESTABLISHED",
    beneficiary: OTHERS[line.beneficiary],
    feeSummary: line.feeSummary,
    files: [contractOf(line, OTHERS[line.beneficiary].name)],
    fields: {
      ...readyFields(app, { feeSummary: line.feeSummary, beneficiary: OTHERS[line.beneficiary] }),
      amount: line.amount,
      yourReference: line.reference,
      contractTitle: line.title,
      contractNumber: `${line.reference}-C`,
      contractDate,
      agreementContent: line.title,
      expiresAt: demoDay(app, line.endsIn),
      expectedReturnDate: demoDay(app, line.returnIn),
      facilityId: line.feeSummary === "macquarieCash" ? facilities.macquarie : null,
    },
    guaranteeNumber: `G ${contractDate.slice(0, 4)}/${1_000 + line.daysAgo * 3}`,
  });
  // The limited user works on the two newest sites.
  if (line.daysAgo < 100)
    await addViewer(
      then,
      "document",
      { id: draft.documentId ?? "", organisationId: idOf("organisation", "harbour") },
      "cam",
    );
  return draft;
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
