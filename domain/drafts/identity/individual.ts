// An individual of the applicant: which details it needs, which of its answers fit each other, and how many a draft has.

import type { FieldMessages } from "../../refusals.ts";
import { australianMobile } from "../../values/fields/phone.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { isBefore, type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import type { IndividualField, IndividualValues } from "./individual-fields.ts";
import { IDENTIFICATION_OPTION_TEXT, INDIVIDUAL_ROLE_TEXT, NO_TIN_REASON_TEXT } from "./individual-text.ts";

export const INDIVIDUAL_ROLES = codesIn(INDIVIDUAL_ROLE_TEXT);
export const IDENTIFICATION_OPTIONS = codesIn(IDENTIFICATION_OPTION_TEXT);
export const NO_TIN_REASONS = codesIn(NO_TIN_REASON_TEXT);

/** How many individuals a draft may name. */
export const INDIVIDUALS_MAX = 20;

/** What must be known of one to say what its details lack. */
export type IndividualDetails = {
  firstName: string | null;
  surname: string | null;
  emailAddress: string | null;
  title: string | null;
  phoneMobile: string | null;
  isForeignResident: boolean | null;
  taxForeignResidentCountry: string | null;
  hasTaxpayerNumber: boolean;
  taxReasonNoTIN: keyof typeof NO_TIN_REASON_TEXT | null;
  taxReasonExplanation: string | null;
};

const ALWAYS_NEEDED = ["firstName", "surname", "emailAddress", "title", "phoneMobile"] as const;

/** In the order of the form. Whether a person is verified is another matter, which submission does not wait for. */
export function missingDetails(details: IndividualDetails): IndividualField[] {
  const missing: IndividualField[] = ALWAYS_NEEDED.filter((field) => details[field] === null);
  if (details.isForeignResident === null) return [...missing, "isForeignResident"];
  return details.isForeignResident ? [...missing, ...missingOfForeignResident(details)] : missing;
}

function missingOfForeignResident(details: IndividualDetails): IndividualField[] {
  const { taxForeignResidentCountry, hasTaxpayerNumber, taxReasonNoTIN, taxReasonExplanation } = details;
  const missing: IndividualField[] = taxForeignResidentCountry === null ? ["taxForeignResidentCountry"] : [];
  if (hasTaxpayerNumber) return missing;
  if (taxReasonNoTIN === null) return [...missing, "taxpayerIdentificationNumber"];
  const needsWhy = taxReasonNoTIN === "UNOBTAINABLE" && taxReasonExplanation === null;
  return needsWhy ? [...missing, "taxReasonExplanation"] : missing;
}

const EARLIEST_BIRTH = plainDate("1900-01-01");
const BIRTH_MESSAGE = "Enter a date of birth in the past";
const NUMBER_OR_REASON_MESSAGE = "Give the number, or the reason for none, and not both";

/** Answers that do not fit each other. A foreign resident may have a mobile of any country. */
export function findIndividualFaults(values: Partial<IndividualValues>, today: PlainDate): FieldMessages {
  const birth = values["simpleKyc.dateOfBirth"];
  const isBorn = birth && !isBefore(birth, EARLIEST_BIRTH) && isBefore(birth, today);
  const mobile = values.isForeignResident === true ? null : values.phoneMobile;
  const local = mobile ? australianMobile(mobile) : undefined;
  return {
    ...(birth && !isBorn && { "simpleKyc.dateOfBirth": BIRTH_MESSAGE }),
    ...(local?.ok === false && { phoneMobile: local.message }),
    ...(values.taxpayerIdentificationNumber &&
      values.taxReasonNoTIN && { taxpayerIdentificationNumber: NUMBER_OR_REASON_MESSAGE }),
  };
}

/** What an answer has made meaningless is neither asked for nor kept. */
export function isAskedOfIndividual(path: string, answers: Readonly<Record<string, unknown>>): boolean {
  const is = (field: IndividualField, wanted: string) => String(answers[field] ?? "") === wanted;
  if (path === "isForeignResident" || !TAX_PATHS.has(path)) return true;
  if (path === "taxReasonExplanation" && !is("taxReasonNoTIN", "UNOBTAINABLE")) return false;
  return is("isForeignResident", "true");
}

const TAX_PATHS: ReadonlySet<string> = new Set<IndividualField>([
  "taxForeignResidentCountry",
  "taxpayerIdentificationNumber",
  "taxReasonNoTIN",
  "taxReasonExplanation",
]);

/** As people call them: "Ada Lim", or what there is of it. */
export function individualName({
  firstName,
  surname,
}: Pick<IndividualDetails, "firstName" | "surname">): string {
  return [firstName, surname].filter(Boolean).join(" ") || UNNAMED;
}
const UNNAMED = "a person without a name";

const ADDRESS_PATHS = {
  unit: "simpleKyc.unit",
  number: "simpleKyc.number",
  street: "simpleKyc.street",
  streetType: "simpleKyc.streetType",
  suburb: "simpleKyc.suburb",
  state: "simpleKyc.state",
  postalCode: "simpleKyc.postalCode",
} as const satisfies Record<string, IndividualField>;

/** "3/14 Short ST, Parramatta NSW 2150"; null where there is none. */
export function addressLine(texts: { readonly [Path in IndividualField]?: string }): string | null {
  const at = (part: keyof typeof ADDRESS_PATHS) => texts[ADDRESS_PATHS[part]];
  const house = [at("unit"), at("number")].filter(Boolean).join("/");
  const road = [house, at("street"), at("streetType")].filter(Boolean).join(" ");
  const place = [at("suburb"), at("state"), at("postalCode")].filter(Boolean).join(" ");
  return [road, place].filter(Boolean).join(", ") || null;
}
