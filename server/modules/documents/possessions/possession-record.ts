// That somebody possesses a digital original since a moment, as the server holds it.

import type { Tables } from "../../../database/generated/rows.ts";

export type PossessionRow = Pick<
  Tables["document_possession"],
  | "id"
  | "holderName"
  | "givenByName"
  | "fileName"
  | "fileSha256"
  | "createdAt"
  | "wordingHash"
  | "amountCents"
  | "expiresDate"
>;
