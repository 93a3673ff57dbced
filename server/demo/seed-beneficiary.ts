// What the demo's neighbour holds as principal of many contractors: paper by post over six years, and what the client has had issued in its favour.

import type { App } from "../app.ts";
import { expireDocuments } from "../modules/documents/documents/document-jobs.ts";
import { createDocumentRequestForReturn } from "../modules/documents/return-requests/commands/create-document-request-for-return.ts";
import { OTHERS } from "./book-parties.ts";
import { recordDocument } from "./builders/document-builder.ts";
import { PEOPLE } from "./cast.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { documentNumbered, numberOfIssued } from "./find-document.ts";
import { callAs } from "./sessions.ts";

type Row = readonly [
  daysAgo: number,
  endsIn: number | null,
  applicant: string,
  bank: string,
  guaranteeNumber: string,
  amount: number,
  /** What the contract asks for. */
  requiredAmount: number,
  /** Not every original has come. */
  receivedDaysAgo: number | null,
];

// biome-ignore format: a table is read by its lines
const HELD: readonly Row[] = [
  [2130, -1020, "Karri Earthworks Pty Ltd", "Bankwest", "BW-28812", 140000, 140000, 2125],
  [1760, -640, "Blackwood Steel Fabricators Pty Ltd", "NAB", "NB-190244", 325000, 325000, 1751],
  [1410, -300, "Mulga Mechanical Services Pty Ltd", "Westpac", "WBG 0052 660", 88000, 88000, 1402],
  [1105, 260, "Ironbark Fire Systems Pty Ltd", "ANZ", "AZ 77-40418", 62500, 62500, 1100],
  [890, null, "Jarrah Lift Services Pty Ltd", "Bankwest", "BW-31077", 48000, 48000, 884],
  [720, 9, "Tern Point Concrete Pty Ltd", "NAB", "NB-201930", 215000, 215000, 713],
  [610, 27, "Norrie & Daughters Roofing Pty Ltd", "CommBank", "CB 55-188204", 96000, 96000, 606],
  [540, 57, "Swan Valley Electrical Pty Ltd", "Westpac", "WBG 0081 407", 132000, 132000, 537],
  [430, 84, "Redgum Joinery Pty Ltd", "Bankwest", "BW-32615", 41500, 45000, 425],
  [350, 190, "Dryandra Landscapes Pty Ltd", "ANZ", "AZ 81-00932", 27000, 27000, 346],
  [265, 465, "Cape Leeuwin Paving Pty Ltd", "CommBank", "CB 55-197613", 74000, 74000, 262],
  [140, 590, "Quokka Civil Pty Ltd", "NAB", "NB-206118", 380000, 380000, 133],
  [45, 685, "Marri Plumbing Pty Ltd", "Westpac", "WBG 0094 871", 53000, 53000, null],
];

/** The works that it secured are over, so its applicant wants it back. */
const ASKED_BACK = "HC-058";

export async function seedBeneficiary(app: App): Promise<void> {
  for (const row of HELD) await recordHeld(app, row);
  await expireDocuments(app);
  await callAs(appAt(app, { daysAgo: 9 }), "ben", createDocumentRequestForReturn, {
    ...(await documentNumbered(app, numberOfIssued(app, ASKED_BACK))),
    name: `${PEOPLE.wes.givenName} ${PEOPLE.wes.familyName}`,
    emailAddress: PEOPLE.wes.email,
    reason: "Final completion was certified in October.",
    obligationsEndedDate: demoDay(app, -30),
    recurringFrequency: 14,
  });
}

async function recordHeld(
  app: App,
  [daysAgo, endsIn, applicant, bankName, guaranteeNumber, amount, requiredAmount, receivedDaysAgo]: Row,
): Promise<void> {
  await recordDocument(appAt(app, { daysAgo, hour: 10 }), {
    owner: "wesfarmers",
    isHeld: true,
    fields: {
      amount: String(amount),
      requiredAmount: String(requiredAmount),
      bankName,
      guaranteeNumber,
      purpose: "CONSTRUCTION_SECURITY",
      establishedAt: demoDay(app, -daysAgo - 4),
      parties: [
        { partyVariant: "ISSUER", name: applicant },
        { partyVariant: "BENEFICIARY", ...OTHERS.wesfarmers },
      ],
      ...(endsIn === null ? {} : { expiryType: "FIXED", expiresAt: demoDay(app, endsIn) }),
      ...(receivedDaysAgo === null ? {} : { receivedDate: demoDay(app, -receivedDaysAgo) }),
    },
  });
}
