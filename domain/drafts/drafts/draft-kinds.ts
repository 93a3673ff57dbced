// What each kind of security may be raised for: its purposes, and whether a building contract stands behind it.

import type { ProcessType } from "../../process-type.ts";
import { PURPOSES, type Purpose, SURETY_PURPOSES } from "./draft.ts";

/** A lease bond secures a lease, and cash a subcontract: neither a tender nor an advance. */
const PURPOSES_OF_KIND: Readonly<Record<ProcessType, readonly Purpose[]>> = {
  BANK_GUARANTEE: PURPOSES,
  SURETY_BOND: SURETY_PURPOSES,
  CASH_SECURITY: [
    "CONSTRUCTION_SECURITY",
    "PERFORMANCE",
    "MAINTENANCE",
    "RETENTION_RELEASE",
    "SECURITY_DEPOSIT",
    "OTHER",
  ],
  LEASE_BOND: ["RENTAL_BOND", "SECURITY_DEPOSIT", "OTHER"],
};

export const PURPOSE_UNFIT_MESSAGE = "This kind of security is not given for this purpose.";

export function purposesOf(kind: ProcessType): readonly Purpose[] {
  return PURPOSES_OF_KIND[kind];
}

export function purposeFits(kind: ProcessType, purpose: string | null): boolean {
  return PURPOSES_OF_KIND[kind].some((each) => each === purpose);
}
