// What the referral programme gives in the contract: all versions, and proposing one; for administrators.

import { REFERRAL_VERSION_FIELDS } from "@bondline/domain/money/referrals/referral-programme.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { ReferralConfigurationRef } from "../referrals/public.ts";
import { proposeReferralProgramme } from "./commands/propose-referral-programme.ts";
import {
  accessReferralProgramme,
  type OfficeReferralProgramme,
  type ReferralVersionRow,
} from "./referral-version-access.ts";

const ReferralProgrammeVersionRef = builder
  .objectRef<ReferralVersionRow>("ReferralProgrammeVersion")
  .implement({
    description: "What is promised for organisations that are made from a moment on, until the next version.",
    fields: (t) => ({
      amounts: t.field({ type: ReferralConfigurationRef, resolve: (version) => version }),
      approvedBy: t.exposeString("approvedByName", { nullable: true }),
      id: t.exposeID("id"),
      proposedBy: t.exposeString("proposedByName"),
      startsAt: t.expose("startsAt", { type: "DateTime" }),
    }),
  });

type Shown = OfficeReferralProgramme & { waitingChangeId: string | null };

const OfficeReferralProgrammeRef = builder.objectRef<Shown>("OfficeReferralProgramme").implement({
  fields: (t) => ({
    amounts: t.field({
      type: ReferralConfigurationRef,
      description: "Of organisations that are made now.",
      resolve: ({ inForce }) => inForce,
    }),
    first: t.field({
      type: ReferralConfigurationRef,
      description: "What was given before the first version.",
      resolve: ({ first }) => first,
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null before the first version.",
      resolve: ({ inForce }) => inForce.startsAt,
    }),
    versions: t.field({
      type: [ReferralProgrammeVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryField("officeReferralProgramme", (t) =>
  t.field({
    type: OfficeReferralProgrammeRef,
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const programme = await accessReferralProgramme(tx);
      const [waiting] = await listWaitingChanges(tx, "REFERRAL_PROGRAMME");
      return { ...programme, waitingChangeId: waiting?.id ?? null };
    },
  }),
);

mutation("proposeReferralProgramme", {
  whileActing: "OFFICE",
  input: inputOf("ProposeReferralProgrammeInput", (t) => ({
    ...inputFieldsOf(t, REFERRAL_VERSION_FIELDS),
    reason: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeReferralProgramme,
});
