// What the demo's client holds as beneficiary: a guarantee issued in its favour with a claim on it, a lease bond asked back, and paper that came by post.

import type { App } from "../app.ts";
import { createDocumentClaim } from "../modules/documents/document-requests/commands/create-document-claim.ts";
import { createDocumentRequestForReturn } from "../modules/documents/return-requests/commands/create-document-request-for-return.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { type DocumentOverrides, recordDocument } from "./builders/document-builder.ts";
import { buildDraft } from "./builders/draft-builder.ts";
import { shareWith } from "./builders/sharing-builder.ts";
import { ORGANISATIONS, PEOPLE } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { callAs } from "./sessions.ts";

const { name, abn, address, state, postcode } = ORGANISATIONS.harbour;
export const IN_FAVOUR_OF_HARBOUR = { name, abn, address, state, postcode };

/** As the bank's paper and its applicant's record name it. */
const ISSUED_NUMBER = "M 7719";

type Received = DocumentOverrides & {
  daysAgo: number;
  endsIn: number | null;
  receivedDaysAgo: number | null;
};
const received = (applicant: string, line: Omit<Received, "isHeld">): Received => ({
  ...line,
  isHeld: true,
  fields: {
    ...line.fields,
    parties: [
      { partyVariant: "ISSUER", name: applicant },
      { partyVariant: "BENEFICIARY", ...IN_FAVOUR_OF_HARBOUR },
    ],
  },
});

const RECEIVED: readonly Received[] = [
  received("Kestrel Fitouts Pty Ltd", {
    daysAgo: 210,
    endsIn: 41,
    receivedDaysAgo: 208,
    fields: {
      amount: "120000",
      requiredAmount: "120000",
      bankName: "NAB",
      guaranteeNumber: "NB-204417",
      purpose: "CONSTRUCTION_SECURITY",
    },
  }),
  received("Merri Creek Plumbing Pty Ltd", {
    daysAgo: 96,
    endsIn: 420,
    receivedDaysAgo: 95,
    fields: {
      amount: "45000",
      requiredAmount: "52500",
      bankName: "Westpac",
      guaranteeNumber: "WBG 0093 114",
    },
  }),
  received("Tall Oak Scaffolding Pty Ltd", {
    daysAgo: 33,
    endsIn: null,
    receivedDaysAgo: null,
    fields: {
      amount: "27500",
      bankName: "CommBank",
      guaranteeNumber: "CB 55-201887",
      purpose: "PERFORMANCE",
    },
  }),
  // The paper as it came, typed in with another amount.
  received("Wesfarmers Limited", {
    daysAgo: 58,
    endsIn: 640,
    receivedDaysAgo: 57,
    fields: {
      amount: "185000",
      requiredAmount: "180000",
      bankName: "Macquarie Bank Ltd",
      guaranteeNumber: "M-7719",
    },
  }),
];

export async function seedHoldings(app: App, lease: { id: string; organisationId: string }): Promise<void> {
  await seedIssued(app);
  for (const { daysAgo, endsIn, receivedDaysAgo, fields, ...line } of RECEIVED)
    await recordDocument(appAt(app, { daysAgo }), {
      ...line,
      fields: {
        ...fields,
        establishedAt: demoDay(app, -daysAgo - 4),
        ...(endsIn === null ? {} : { expiryType: "FIXED", expiresAt: demoDay(app, endsIn) }),
        ...(receivedDaysAgo === null ? {} : { receivedDate: demoDay(app, -receivedDaysAgo) }),
      },
    });
  await callAs(appAt(app, { daysAgo: 3 }), "wes", createDocumentRequestForReturn, {
    documentId: lease.id,
    version: 1,
    name: `${PEOPLE.ada.givenName} ${PEOPLE.ada.familyName}`,
    emailAddress: PEOPLE.ada.email,
    reason: "The yard was handed back.",
    obligationsEndedDate: demoDay(app, -12),
    recurringFrequency: 14,
  });
}

async function seedIssued(app: App): Promise<void> {
  const then = appAt(app, { daysAgo: 61, minutesBetween: 20 });
  const draft = await buildDraft(then, {
    owner: "wesfarmers",
    status: "ESTABLISHED",
    beneficiary: IN_FAVOUR_OF_HARBOUR,
    guaranteeNumber: ISSUED_NUMBER,
    fields: {
      amount: "180000.00",
      yourReference: "WES-09",
      contractTitle: "Distribution centre, hardstand works",
      contractNumber: "WES-09-C",
      contractDate: demoDay(app, -80),
      agreementContent: "Distribution centre, hardstand works",
      expiresAt: demoDay(app, 640),
    },
  });
  const id = draft.documentId ?? "";
  const organisationId = idOf("organisation", "wesfarmers");
  await shareWith(then, "document", { id, organisationId }, { person: "ada", roles: ["BENEFICIARY"] });
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ version: number }>("select version from document where id = $1", [id]),
  );
  await callAs(appAt(app, { daysAgo: 2, hour: 15 }), "ada", createDocumentClaim, {
    documentId: id,
    version: row?.version ?? 1,
    amount: "62000",
    claimAction: "PAY",
    reason: "The defects named on 3 September were not made good.",
  });
}
