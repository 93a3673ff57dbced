// Merging organisations in the contract: what would move and what stands in the way, and the proposal.

import {
  ARRIVES_AS,
  MERGE_COUNT_KINDS,
  type MergeCount,
} from "@bondline/domain/people/organisations/organisation-merge.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { MemberRoleRef } from "../organisations/public.ts";
import { proposeOrganisationMerge } from "./commands/propose-organisation-merge.ts";
import { type ArrivingRow, accessMerge, type MergingRow, type OrganisationMerge } from "./merging-access.ts";

export const MergingOrganisationRef = builder.objectRef<MergingRow>("MergingOrganisation").implement({
  description: "An organisation beside another that may be the same business.",
  fields: (t) => ({
    abn: t.exposeString("abn"),
    id: t.exposeID("id"),
    isConfirmed: t.exposeBoolean("isConfirmed", {
      description: "Whether it was confirmed as the holder of its number.",
    }),
    name: t.exposeString("name"),
  }),
});

const MergeCountRef = builder.objectRef<MergeCount>("OrganisationMergeCount").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    kind: t.expose("kind", { type: enumOf("OrganisationMergeCountKind", MERGE_COUNT_KINDS) }),
  }),
});

const ArrivingRef = builder.objectRef<ArrivingRow>("OrganisationMergeMember").implement({
  description: "Who belongs to the duplicate.",
  fields: (t) => ({
    email: t.exposeString("email"),
    familyName: t.exposeString("familyName"),
    givenName: t.exposeString("givenName"),
    role: t.expose("role", { type: MemberRoleRef }),
    roleThere: t.expose("roleThere", {
      type: MemberRoleRef,
      nullable: true,
      description: "What they are in the one that stays already, and remain.",
    }),
  }),
});

const OrganisationMergeRef = builder.objectRef<OrganisationMerge>("OrganisationMerge").implement({
  fields: (t) => ({
    arriving: t.field({ type: [ArrivingRef], resolve: ({ arriving }) => arriving }),
    counts: t.field({
      type: [MergeCountRef],
      description: "What would move, as it stands now.",
      resolve: ({ counts }) => counts,
    }),
    duplicate: t.field({ type: MergingOrganisationRef, resolve: ({ duplicate }) => duplicate }),
    obstacles: t.exposeStringList("obstacles", {
      description: "What forbids it, a sentence each; empty where it can be proposed.",
    }),
    stays: t.field({ type: MergingOrganisationRef, resolve: ({ stays }) => stays }),
  }),
});

builder.queryField("organisationMerge", (t) =>
  t.field({
    type: OrganisationMergeRef,
    args: {
      id: t.arg.id({ required: true, description: "The duplicate." }),
      intoId: t.arg.id({ required: true, description: "The one that stays." }),
    },
    resolve: async (_root, args, context) => accessMerge(await context.read(), args),
  }),
);

mutation("proposeOrganisationMerge", {
  whileActing: "OFFICE",
  input: inputOf("ProposeOrganisationMergeInput", (t) => ({
    administratorsArriveAs: t.field({
      type: enumOf("OrganisationMergeArrivesAs", ARRIVES_AS),
      required: true,
      description: "What administrators of the duplicate become in the one that stays.",
    }),
    id: t.id({ required: true, description: "The duplicate." }),
    intoId: t.id({ required: true, description: "The one that stays." }),
    reason: t.string({ required: true }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeOrganisationMerge,
});
