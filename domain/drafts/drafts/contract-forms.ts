// Which forms of wording fit a draft: by its kind, by how it ends, and by what it secures.

import type { ProcessType } from "../../process-type.ts";
import { CONTRACT_FORMS, type ContractForm, type ExpiryType, type Purpose } from "./draft.ts";

type FormChoice = {
  readonly processType: ProcessType;
  readonly purpose: string | null;
  readonly expiryType: ExpiryType | null;
};

const WITH_EXPIRY: readonly ContractForm[] = ["AS2124_EXPIRY", "AS4000_EXPIRY"];
const FITS_ALL: readonly ContractForm[] = ["OTHER"];

/** The published forms are for building contracts: a lease, a deposit and a tender have none yet. */
const WITHOUT_BUILDING_CONTRACT: readonly Purpose[] = ["RENTAL_BOND", "SECURITY_DEPOSIT", "TENDER"];
const KINDS_WITHOUT_BUILDING_CONTRACT: readonly ProcessType[] = ["LEASE_BOND"];

/** A text that says "no expiry" beside a date of expiry is the dispute of tomorrow. */
export function formFits(form: ContractForm, choice: Omit<FormChoice, "purpose">): boolean {
  return findFormFault(form, choice) === undefined;
}

/** What is offered, in the order of the list. A form that was chosen for another purpose may stay. */
export function contractFormsFor({ purpose, ...choice }: FormChoice): readonly ContractForm[] {
  const hasBuildingContract = !WITHOUT_BUILDING_CONTRACT.some((each) => each === purpose);
  return CONTRACT_FORMS.filter(
    (form) => formFits(form, choice) && (hasBuildingContract || FITS_ALL.includes(form)),
  );
}

/** What must be chosen anew, in a sentence; undefined while the form fits the kind and how it ends. */
export function findFormFault(
  form: ContractForm | null,
  { processType, expiryType }: Omit<FormChoice, "purpose">,
): string | undefined {
  if (form === null || FITS_ALL.includes(form)) return undefined;
  if (KINDS_WITHOUT_BUILDING_CONTRACT.includes(processType))
    return "This form is for a building contract, so pick the one for other agreements.";
  if (expiryType === null || WITH_EXPIRY.includes(form) === (expiryType === "FIXED")) return undefined;
  return expiryType === "FIXED"
    ? "You chose an expiry date, so pick a form with expiry."
    : "You chose no expiry date, so pick a form without expiry.";
}
