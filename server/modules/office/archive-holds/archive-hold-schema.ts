// Legal holds of a record in the contract, newest first: the provider's staff read them, its administrators set and end them.

import { HELD_RECORDS } from "@bondline/domain/records/archive/archive-hold.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf } from "../../../graphql/payloads.ts";
import { type ArchiveHold, accessArchiveHolds } from "./archive-hold-access.ts";
import { createArchiveHold } from "./commands/create-archive-hold.ts";
import { endArchiveHold } from "./commands/end-archive-hold.ts";

const HeldRecordKindRef = enumOf("HeldRecordKind", codesIn(HELD_RECORDS));

const ArchiveHoldRef = builder.objectRef<ArchiveHold>("ArchiveHold").implement({
  description: "That a record is kept from the archive, or was: by whom, when and why.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    endedBy: t.exposeString("endedByName", { nullable: true }),
    endedReason: t.exposeString("endedReason", { nullable: true }),
    heldBy: t.exposeString("heldByName"),
    id: t.exposeID("id"),
    reason: t.exposeString("reason"),
  }),
});

const ArchiveHoldPayloadRef = payloadOf("ArchiveHoldPayload", { archiveHoldId: idOf("archiveHoldId") });

builder.queryField("archiveHolds", (t) =>
  t.field({
    type: connectionOf(ArchiveHoldRef, { name: "ArchiveHold" }),
    args: {
      ...forwards(t.arg),
      recordId: t.arg.id({ required: true }),
      recordKind: t.arg({ type: HeldRecordKindRef, required: true }),
    },
    resolve: async (_root, args, context) => accessArchiveHolds(await context.read(), args),
  }),
);

mutation("createArchiveHold", {
  whileActing: "OFFICE",
  input: inputOf("CreateArchiveHoldInput", (t) => ({
    reason: t.string({ required: true }),
    recordId: t.id({ required: true }),
    recordKind: t.field({ type: HeldRecordKindRef, required: true }),
  })),
  payload: ArchiveHoldPayloadRef,
  run: createArchiveHold,
});

mutation("endArchiveHold", {
  whileActing: "OFFICE",
  input: inputOf("EndArchiveHoldInput", (t) => ({
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
  })),
  payload: ArchiveHoldPayloadRef,
  run: endArchiveHold,
});
