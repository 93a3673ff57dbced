// What people read for the codes of an individual.

export const INDIVIDUAL_ROLE_TEXT = {
  DIRECTOR: "Director",
  SECRETARY: "Secretary",
  BENEFICIAL_OWNER: "Beneficial owner",
  TRUSTEE: "Trustee",
  SIGNATORY: "Signatory",
} as const;

/** What an individual is identified by. */
export const IDENTIFICATION_OPTION_TEXT = {
  DRIVER_LICENCE: "Australian driver licence",
  AUSTRALIAN_PASSPORT: "Australian passport",
  FOREIGN_PASSPORT: "Foreign passport",
  MEDICARE_CARD: "Medicare card",
  CITIZENSHIP_CERTIFICATE: "Citizenship certificate",
  BIRTH_CERTIFICATE: "Birth certificate",
} as const;

export const NO_TIN_REASON_TEXT = {
  NOT_ISSUED: "The country issues none",
  UNOBTAINABLE: "It can't be obtained",
  NOT_REQUIRED: "The country does not require it",
} as const;
