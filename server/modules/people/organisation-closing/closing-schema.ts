// Closing an organisation in the contract: what stands in the way, closing, and opening again.

import { LIVE_RECORD_KINDS } from "@bondline/domain/people/organisations/live-records.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import type { FormerMember } from "../members/member-access.ts";
import type { LiveRecord } from "../organisations/organisation-access.ts";
import { MemberRoleRef } from "../organisations/public.ts";
import { type Closing, readClosing } from "./closing-access.ts";
import { closeOrganisation } from "./commands/close-organisation.ts";
import { openOrganisation } from "./commands/open-organisation.ts";

const LiveRecordRef = builder.objectRef<LiveRecord>("LiveRecord").implement({
  description: "A record that somebody still waits for, owes or relies on.",
  fields: (t) => ({
    kind: t.expose("kind", { type: enumOf("LiveRecordKind", LIVE_RECORD_KINDS) }),
    openedBy: t.exposeID("openedBy", {
      description: "The record on whose page it stands: an invoice and a refund on their draft's.",
    }),
    reference: t.exposeString("reference"),
  }),
});

const FormerMemberRef = builder.objectRef<FormerMember>("FormerMember").implement({
  fields: (t) => ({
    email: t.exposeString("email"),
    familyName: t.exposeString("familyName"),
    givenName: t.exposeString("givenName"),
    role: t.expose("role", { type: MemberRoleRef }),
  }),
});

const ClosingRef = builder.objectRef<Closing>("OrganisationClosing").implement({
  fields: (t) => ({
    live: t.exposeString("live", { description: "What has to end before; empty where nothing is live." }),
    liveRecords: t.field({
      type: [LiveRecordRef],
      description:
        "Of each kind the first few. What a client records for itself is named to the client alone.",
      resolve: ({ liveRecords }) => liveRecords,
    }),
    returning: t.field({
      type: [FormerMemberRef],
      description: "Who is let in again where it is opened; for the provider's administrators.",
      resolve: ({ returning }) => returning,
    }),
  }),
});

builder.queryField("organisationClosing", (t) =>
  t.field({
    type: ClosingRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => readClosing(await context.read(), id),
  }),
);

mutation("closeOrganisation", {
  whileActing: "ADMINISTRATION",
  input: inputOf("CloseOrganisationInput", (t) => ({
    id: t.id({ required: true }),
    name: t.string({
      required: true,
      description: "Typed again, so that nobody closes an organisation in passing.",
    }),
    reason: t.string({ description: "Asked of the provider." }),
  })),
  payload: EmptyPayloadRef,
  run: closeOrganisation,
});

mutation("openOrganisation", {
  whileActing: "OFFICE",
  input: inputOf("OpenOrganisationInput", (t) => ({
    administratorEmail: t.string({
      description: "Who administers it, where none of those who did has an account any longer.",
    }),
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: openOrganisation,
});
