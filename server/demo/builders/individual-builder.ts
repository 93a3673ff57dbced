// An individual of a draft, with every detail unless something else is said.

import type { App } from "../../app.ts";
import { saveIdentification } from "../../modules/drafts/identity/commands/save-identification.ts";
import type { IndividualInput } from "../../modules/drafts/identity/write-individual.ts";
import type { PersonName } from "../cast.ts";
import { callAs } from "../sessions.ts";

export const WHOLE_INDIVIDUAL = {
  title: "Ms",
  firstName: "Mira",
  middleNames: "Jane",
  surname: "Verified",
  emailAddress: "mira@harbourcivil.example",
  phoneMobile: "0412 345 678",
  roles: ["DIRECTOR"],
  isForeignResident: false,
  identificationOption: "DRIVER_LICENCE",
  identificationNumber: "88120443",
  simpleKyc: {
    dateOfBirth: "1979-04-23",
    unit: "3",
    number: "14",
    street: "Short",
    streetType: "ST",
    suburb: "Parramatta",
    state: "NSW",
    postalCode: "2150",
  },
} as const;

/** Named by somebody of the applicant. */
export async function anIndividual(
  app: App,
  draftId: string,
  { by = "ada", ...given }: IndividualInput & { by?: PersonName } = {},
): Promise<string> {
  const individual = { ...WHOLE_INDIVIDUAL, ...given };
  const { individualIds } = await callAs(app, by, saveIdentification, {
    draftId,
    individuals: [{ individual }],
  });
  return String((individualIds as string[])[0]);
}
