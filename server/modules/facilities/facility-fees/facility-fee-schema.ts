// The fees of facilities in the contract: what holds now, for everybody; all versions, for administrators.

import type { FacilityFees } from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { builder } from "../../../graphql/builder.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { addDatedSetting } from "../../office/dated-settings/public.ts";
import { proposeFacilityFees } from "./commands/propose-facility-fees.ts";
import { FACILITY_FEES } from "./facility-fee-setting.ts";
import { facilityFeesAt, feesOf } from "./facility-fees-at.ts";

const FacilityFeesRef = builder.objectRef<FacilityFees>("FacilityFees").implement({
  description: "Of a property backed facility; the percentages are of each guarantee, a year.",
  fields: (t) => ({
    applicationFee: t.expose("applicationCents", { type: "Decimal" }),
    commercialPercentage: t.exposeString("commercialPercentage"),
    perGuaranteeFee: t.expose("perGuaranteeCents", { type: "Decimal" }),
    residentialPercentage: t.exposeString("residentialPercentage"),
  }),
});

builder.queryField("facilityFees", (t) =>
  t.field({
    type: FacilityFeesRef,
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      requirePerson(tx.actor);
      return facilityFeesAt(tx, tx.now);
    },
  }),
);

addDatedSetting(FACILITY_FEES, {
  name: "FacilityFees",
  query: "officeFacilityFees",
  propose: "proposeFacilityFees",
  run: proposeFacilityFees,
  of: { field: "fees", type: FacilityFeesRef, shown: feesOf },
  words: {
    version: "What applications that are begun from a moment on cost, until the next version.",
    now: "Of applications that are begun now.",
    startsAt: "Null before the first version.",
    first: "What they cost before the first version.",
  },
});
