// What is asked of the demo's guarantees after they were issued: one that waits at the desk, one that was declined, a stage by milestone and an amendment.

import type { App } from "../app.ts";
import { acceptDocumentRequest } from "../modules/documents/document-requests/commands/accept-document-request.ts";
import { createDocumentRequest } from "../modules/documents/document-requests/commands/create-document-request.ts";
import { declineDocumentRequest } from "../modules/documents/document-requests/commands/decline-document-request.ts";
import { executeDocumentRequest } from "../modules/documents/document-requests/commands/execute-document-request.ts";
import { appAt, demoDay } from "./demo-clock.ts";
import { documentNumbered } from "./find-document.ts";
import { callAs } from "./sessions.ts";

/** By the numbers of the guarantees. */
const EXTENDED = "G 2026/001197";
const REDUCED = "G 2026/001183";

export async function seedDocumentRequests(app: App): Promise<void> {
  const extended = await documentNumbered(app, EXTENDED);
  await callAs(appAt(app, { daysAgo: 1, hour: 11 }), "ada", createDocumentRequest, {
    ...extended,
    kind: "EXTENSION",
    requestedExpiryDate: demoDay(app, 900),
    reason: "Practical completion of the berth has moved to next winter.",
  });
  // Its beneficiary's contact has no account and is asked by a link.
  await callAs(appAt(app, { daysAgo: 1, hour: 12 }), "ben", createDocumentRequest, {
    ...(await documentNumbered(app, EXTENDED)),
    kind: "AMENDMENT",
    wordingField: "PROJECT_ADDRESS",
    newText: "Berth 4, Utah Road, Port Hedland WA 6721",
    reason: "The berth was renumbered by the port authority.",
  });
  const reduced = await documentNumbered(app, REDUCED);
  const asked = await callAs(appAt(app, { daysAgo: 6 }), "ben", createDocumentRequest, {
    ...reduced,
    kind: "REDUCTION",
    newAmount: "90000",
    reason: "The second floor was handed back in October.",
  });
  await callAs(appAt(app, { daysAgo: 5 }), "rosa", declineDocumentRequest, {
    id: String(asked.documentRequestId),
    version: 1,
    answerNote: "The lessor has not released it yet. Please send us their signed letter.",
  });
  await seedStage(app);
  await seedAmendment(app);
}

/** Agreed to, and waiting for the beneficiary to say that it is reached. */
async function seedStage(app: App): Promise<void> {
  const stage = await callAs(appAt(app, { daysAgo: 4 }), "ben", createDocumentRequest, {
    ...(await documentNumbered(app, REDUCED)),
    kind: "REDUCTION",
    amount: "30000",
    milestone: "The second floor is handed back and made good",
  });
  await callAs(appAt(app, { daysAgo: 3 }), "rosa", acceptDocumentRequest, {
    id: String(stage.documentRequestId),
    version: 1,
    agreement: "Deed of surrender, clause 4",
  });
}

async function seedAmendment(app: App): Promise<void> {
  const amendment = await callAs(appAt(app, { daysAgo: 3, hour: 11 }), "ben", createDocumentRequest, {
    ...(await documentNumbered(app, REDUCED)),
    kind: "AMENDMENT",
    wordingField: "AGREEMENT",
    newText: "Lease of levels 2 and 3, as varied by the deed of surrender",
  });
  await callAs(appAt(app, { daysAgo: 2, hour: 10 }), "rosa", executeDocumentRequest, {
    id: String(amendment.documentRequestId),
    version: 1,
    agreement: "Deed of surrender, recital C",
  });
}
