// Acting for a client in the contract: beginning it, in which session one acts, who acted for an organisation, and forbidding it.

import { actingEndedAt } from "@bondline/domain/people/acting/acting.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, resultField } from "../../../graphql/payloads.ts";
import { UserRef } from "../accounts/public.ts";
import { OrganisationPayloadRef, OrganisationRef } from "../organisations/public.ts";
import { type ActingSession, accessOwnActing, listActingFor } from "./acting-access.ts";
import type { ActedOn } from "./acting-store.ts";
import { actingToken } from "./acting-token.ts";
import { beginActing } from "./commands/begin-acting.ts";
import { changeActingPermission } from "./commands/change-acting-permission.ts";

const ActedOnRef = builder.objectRef<ActedOn>("ActedOnRecord").implement({
  description: "A record that was changed in an acting session.",
  fields: (t) => ({
    changes: t.exposeInt("changes"),
    kind: t.expose("kind", {
      type: enumOf("ActedOnKind", ["DOCUMENT", "DRAFT", "FACILITY", "FACILITY_APPLICATION"]),
    }),
    recordId: t.exposeID("recordId"),
    reference: t.exposeString("reference"),
  }),
});

const ActingSessionRef = builder.objectRef<ActingSession>("ActingSession").implement({
  description:
    "An hour at most in which an administrator of the provider does what a user of the organisation may.",
  fields: (t) => ({
    accountName: t.exposeString("accountName", { description: "Who acts." }),
    actedOn: t.field({
      type: [ActedOnRef],
      description: "What was changed, the latest twenty records first.",
      resolve: ({ actedOn }) => actedOn,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null while it lasts.",
      resolve: async (session, _args, context) => actingEndedAt(session, (await context.read()).now),
    }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "By itself." }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    reason: t.exposeString("reason"),
  }),
});

const ActingSessionConnectionRef = connectionOf(ActingSessionRef, { name: "ActingSession" });

builder.objectField(UserRef, "actingFor", (t) =>
  t.field({
    type: ActingSessionRef,
    nullable: true,
    description: "In which the person acts by this sign-in; null in one of their own.",
    resolve: async (_account, _args, context) => accessOwnActing(await context.read()),
  }),
);

builder.objectField(OrganisationRef, "allowsActing", (t) =>
  t.exposeBoolean("allowsActing", { description: "Whether the provider may act for it." }),
);

builder.queryField("actingSessions", (t) =>
  t.field({
    type: ActingSessionConnectionRef,
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId, ...page }, context) =>
      listActingFor(await context.read(), organisationId, page),
  }),
);

mutation("beginActing", {
  whileActing: "OFFICE",
  input: inputOf("BeginActingInput", (t) => ({
    organisationId: t.id({ required: true }),
    reason: t.string({ required: true, description: "The client's people read it beside each change." }),
  })),
  payload: payloadOf("BeginActingPayload", {
    token: (t) =>
      t.string({
        description: "Of a sign-in in which the person is a user of the organisation and nothing else.",
        resolve: (answer, _args, { application }) =>
          actingToken(application, resultField<string>(answer, "actingSessionId")),
      }),
  }),
  run: beginActing,
});

mutation("changeActingPermission", {
  whileActing: "ADMINISTRATION",
  input: inputOf("ChangeActingPermissionInput", (t) => ({
    allowsActing: t.boolean({ required: true }),
    id: t.id({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: OrganisationPayloadRef,
  run: changeActingPermission,
});
