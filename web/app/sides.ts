// On which side of a guarantee somebody works, and the words that are theirs.

import { isReferralStaff, type Visitor, worksForClients } from "./guards.ts";

export type Side = "client" | "provider" | "supplier" | "referrer";

type Person = Pick<Visitor, "organisations"> & {
  readonly me: {
    readonly staff: (Visitor["me"]["staff"] & { readonly supplier: object | null }) | null;
  };
};

export function sideOf({ me, organisations }: Person): Side {
  if (worksForClients({ me, organisations }) || me.staff === null) return "client";
  if (isReferralStaff(me)) return "referrer";
  return me.staff.supplier === null ? "provider" : "supplier";
}

/** A row for each side, so that nobody reads another's words. */
export const SIDE_WORDS: Readonly<Record<Side, { readonly desk: string; readonly limits: string }>> = {
  client: {
    desk: "",
    limits: "Your limits with banks and insurers, and what is left of them.",
  },
  provider: {
    desk: "Provider desk",
    limits: "Limits that clients apply for, and what their banks and insurers decided.",
  },
  supplier: {
    desk: "Supplier desk",
    limits: "Limits that you were asked for, and those that you granted.",
  },
  referrer: { desk: "Referral partner", limits: "" },
};
