// The directors of a draft of the demo: one whose details are whole, and one that are still asked for.

import type { App } from "../app.ts";
import { anIndividual } from "./builders/individual-builder.ts";

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
