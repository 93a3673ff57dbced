// The zone in which a guarantee ends: the beneficiary's state, else the applicant's.

import { STATE_CODES } from "../../values/reference-data/states.ts";
import { zoneOf } from "../../values/time/business-time.ts";
import type { PartyVariant } from "./party.ts";

type PlacedParty = {
  partyVariant?: PartyVariant | string | null | undefined;
  state?: string | null;
  postcode?: string | null;
};

export function beneficiaryZone(parties: readonly PlacedParty[], homeState: string | null): string {
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const state = STATE_CODES.find((code) => code === (beneficiary?.state || homeState)) ?? null;
  return zoneOf({ state, postcode: beneficiary?.postcode || null });
}
