// What somebody who refers clients has earned and been paid, in the contract: their balance, and payouts by the provider.

import { owedCents } from "@bondline/domain/money/referrals/referrer-account.ts";
import { builder } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { recordReferrerPayout } from "./commands/record-referrer-payout.ts";
import { undoReferrerPayout } from "./commands/undo-referrer-payout.ts";
import { EntityTypeRef } from "./referral-schema.ts";
import {
  accessAllReferringPeople,
  accessReferringPerson,
  type ReferringPerson,
} from "./referrer-account-access.ts";

export const ReferringPersonRef = builder.objectRef<ReferringPerson>("ReferralPortalPerson").implement({
  description: "Somebody who refers clients, with what that has earned them.",
  fields: (t) => ({
    balance: t.field({
      type: "Decimal",
      description:
        "What is still owed to them; below zero where an earning was taken back after it was paid out.",
      resolve: owedCents,
    }),
    earnedAmount: t.expose("earnedCents", { type: "Decimal", description: "Without what was taken back." }),
    entityId: t.exposeID("entityId"),
    entityName: t.exposeString("entityName"),
    entityType: t.expose("entityType", { type: EntityTypeRef }),
    id: t.exposeID("id"),
    isLinkOpen: t.exposeBoolean("isLinkOpen", {
      description: "False while their firm is archived: who comes by the link counts for nobody.",
    }),
    memberCode: t.exposeString("memberCode"),
    paidOutAmount: t.expose("paidOutCents", { type: "Decimal" }),
    personName: t.exposeString("personName"),
    referralCount: t.exposeInt("referralCount"),
    version: t.exposeInt("version"),
  }),
});

builder.queryField("officeReferringPeople", (t) =>
  t.field({
    type: [ReferringPersonRef],
    description: "All who refer clients, by their firms and names.",
    resolve: async (_root, _args, context) => accessAllReferringPeople(await context.read()),
  }),
);

const ReferringPersonPayloadRef = payloadOf("ReferringPersonPayload", {
  referringPerson: record(ReferringPersonRef, accessReferringPerson, "referringPersonId"),
});

mutation("recordReferrerPayout", {
  whileActing: "OFFICE",
  input: versionedInput("RecordReferrerPayoutInput", (t) => ({
    amount: t.field({ type: "Decimal", required: true }),
    paidDate: t.field({ type: "Date", required: true }),
    reference: t.string({ required: true }),
  })),
  payload: ReferringPersonPayloadRef,
  run: recordReferrerPayout,
});

mutation("undoReferrerPayout", {
  whileActing: "OFFICE",
  input: versionedInput("UndoReferrerPayoutInput", (t) => ({ payoutId: t.id({ required: true }) })),
  payload: ReferringPersonPayloadRef,
  run: undoReferrerPayout,
});
