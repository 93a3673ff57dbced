// Where the holder of an original is, as far as the document says: by whose clock and holidays they are reminded.

import type { ReturnPlace } from "@bondline/domain/documents/return-requests/return-request.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import type { Document } from "../documents/public.ts";

export function placeOfHolder(document: Document): ReturnPlace {
  const beneficiary = document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const state = STATE_CODES.find((code) => code === beneficiary?.state) ?? null;
  return { state, postcode: beneficiary?.postcode ?? null };
}
