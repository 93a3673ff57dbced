// The fees of facilities in the contract: what holds now, for everybody; all versions and proposing one, for administrators.

import {
  FACILITY_FEE_VERSION_FIELDS,
  type FacilityFees,
  FIRST_FACILITY_FEES,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { proposeFacilityFees } from "./commands/propose-facility-fees.ts";
import {
  accessFacilityFees,
  type FacilityFeeVersionRow,
  type OfficeFacilityFees,
} from "./facility-fee-access.ts";
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

const FacilityFeesVersionRef = builder.objectRef<FacilityFeeVersionRow>("FacilityFeesVersion").implement({
  description: "What applications that are begun from a moment on cost, until the next version.",
  fields: (t) => ({
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    fees: t.field({ type: FacilityFeesRef, resolve: feesOf }),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
  }),
});

type Shown = OfficeFacilityFees & { waitingChangeId: string | null };

const OfficeFacilityFeesRef = builder.objectRef<Shown>("OfficeFacilityFees").implement({
  fields: (t) => ({
    fees: t.field({
      type: FacilityFeesRef,
      description: "Of applications that are begun now.",
      resolve: ({ inForce }) => inForce,
    }),
    first: t.field({
      type: FacilityFeesRef,
      description: "What they cost before the first version.",
      resolve: () => FIRST_FACILITY_FEES,
    }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      nullable: true,
      description: "Null before the first version.",
    }),
    versions: t.field({
      type: [FacilityFeesVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryFields((t) => ({
  facilityFees: t.field({
    type: FacilityFeesRef,
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      requirePerson(tx.actor);
      return facilityFeesAt(tx, tx.now);
    },
  }),
  officeFacilityFees: t.field({
    type: OfficeFacilityFeesRef,
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const fees = await accessFacilityFees(tx);
      const [waiting] = await listWaitingChanges(tx, "FACILITY_FEES");
      return { ...fees, waitingChangeId: waiting?.id ?? null };
    },
  }),
}));

mutation("proposeFacilityFees", {
  whileActing: "OFFICE",
  input: inputOf("ProposeFacilityFeesInput", (t) => ({
    ...inputFieldsOf(t, FACILITY_FEE_VERSION_FIELDS),
    reason: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeFacilityFees,
});
