// Which forms of wording fit a draft: by how it ends, and by what it secures.

import { CONTRACT_FORMS, type ContractForm, type ExpiryType, type Purpose } from "./draft.ts";

type Choice = { readonly purpose: string | null; readonly expiryType: ExpiryType | null };

const WITH_EXPIRY: readonly ContractForm[] = ["AS2124_EXPIRY", "AS4000_EXPIRY"];
const FITS_BOTH: readonly ContractForm[] = ["OTHER"];

/** The published forms are for building contracts: a lease, a deposit and a tender have none yet. */
const WITHOUT_BUILDING_CONTRACT: readonly Purpose[] = ["RENTAL_BOND", "SECURITY_DEPOSIT", "TENDER"];

/** A text that says "no expiry" beside a date of expiry is the dispute of tomorrow. */
export function formFitsExpiry(form: ContractForm, expiryType: ExpiryType | null): boolean {
  if (expiryType === null || FITS_BOTH.includes(form)) return true;
  return WITH_EXPIRY.includes(form) === (expiryType === "FIXED");
}

/** What is offered, in the order of the list. A form that was chosen for another purpose may stay. */
export function contractFormsFor({ purpose, expiryType }: Choice): readonly ContractForm[] {
  const hasBuildingContract = !WITHOUT_BUILDING_CONTRACT.some((each) => each === purpose);
  return CONTRACT_FORMS.filter(
    (form) => formFitsExpiry(form, expiryType) && (hasBuildingContract || FITS_BOTH.includes(form)),
  );
}

/** What must be chosen anew, in a sentence; undefined while the form fits how the guarantee ends. */
export function findFormFault(form: ContractForm | null, expiryType: ExpiryType | null): string | undefined {
  if (form === null || formFitsExpiry(form, expiryType)) return undefined;
  return expiryType === "FIXED"
    ? "You chose an expiry date, so pick a form with expiry."
    : "You chose no expiry date, so pick a form without expiry.";
}
