// The zone of the beneficiary's state, in which a document's last day ends.

import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { zoneOf } from "@bondline/domain/values/time/business-time.ts";
import type { DocumentRecord } from "./document-facts.ts";

export function zoneOfBeneficiary({ parties }: Pick<DocumentRecord, "parties">): string {
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const state = STATE_CODES.find((code) => code === beneficiary?.state) ?? null;
  return zoneOf({ state, postcode: beneficiary?.postcode ?? null });
}
