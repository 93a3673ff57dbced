// The directors of drafts of the demo: one whose details are whole, and one that are still asked for; one who is verified, and one who is not.

import type { App } from "../app.ts";
import { completeDraftSubmission } from "../modules/drafts/drafts/commands/complete-draft-submission.ts";
import { anIdentityCheck } from "./builders/identity-builder.ts";
import { anIndividual } from "./builders/individual-builder.ts";
import { callAs } from "./sessions.ts";

export async function seedIndividuals(app: App, draftId: string): Promise<void> {
  await anIndividual(app, draftId);
  await anIndividual(app, draftId, {
    title: "Mr",
    firstName: "Owen",
    middleNames: null,
    surname: "Pending",
    emailAddress: "owen@harbourcivil.example",
    phoneMobile: null,
    roles: ["DIRECTOR", "BENEFICIAL_OWNER"],
    isForeignResident: null,
    identificationOption: null,
    identificationNumber: null,
    simpleKyc: null,
  });
}

/** The submission waits for the second of them. */
export async function seedVerifications(app: App, { id, version }: { id: string; version: number }) {
  const mira = await anIndividual(app, id);
  const owen = await anIndividual(app, id, {
    title: "Mr",
    firstName: "Owen",
    middleNames: null,
    surname: "Pending",
    emailAddress: "owen@harbourcivil.example",
    roles: ["DIRECTOR", "BENEFICIAL_OWNER"],
  });
  await anIdentityCheck(app, mira, "VERIFIED");
  await anIdentityCheck(app, owen, "PENDING");
  await callAs(app, "ada", completeDraftSubmission, { id, version, acceptSubmissionTerms: true });
}
