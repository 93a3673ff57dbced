// A person's open sessions in the contract: on which device, from where, since when, and which one is asking.

import { deviceText } from "@bondline/domain/people/accounts/device-text.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf } from "../../../graphql/payloads.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { accessOwnSessions } from "./account-access.ts";
import { endSession } from "./commands/end-session.ts";
import type { SessionRow } from "./session-store.ts";

const AccountSessionRef = builder.objectRef<SessionRow>("AccountSession").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    device: t.string({ resolve: ({ userAgent }) => deviceText(userAgent) }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    ipAddress: t.exposeString("ipAddress"),
    isCurrent: t.boolean({
      resolve: async ({ id }, _args, context) => requirePerson((await context.read()).actor).sessionId === id,
    }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
  }),
});

const AccountSessionsPayloadRef = payloadOf("AccountSessionsPayload", {
  sessions: (t) =>
    t.field({
      type: [AccountSessionRef],
      resolve: async (_answer, _args, context) => await accessOwnSessions(await context.read()),
    }),
});

builder.queryField("sessions", (t) =>
  t.field({
    type: [AccountSessionRef],
    resolve: async (_root, _args, context) => await accessOwnSessions(await context.read()),
  }),
);

mutation("endSession", {
  whileActing: "OWN_ACCOUNT",
  openBeforeTerms: true,
  input: inputOf("EndSessionInput", (t) => ({ id: t.id({ required: true }) })),
  payload: AccountSessionsPayloadRef,
  run: endSession,
});
