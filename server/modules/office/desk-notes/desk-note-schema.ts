// Notes of the provider's staff about a record in the contract, newest first: no other reader has them.

import { NOTED_RECORD_KINDS } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { canStillRemove, removableUntil } from "@bondline/domain/records/comments/comment.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { createDeskNote } from "./commands/create-desk-note.ts";
import { removeDeskNote } from "./commands/remove-desk-note.ts";
import { accessDeskNotes, type DeskNote } from "./desk-note-access.ts";

const NotedRecordKindRef = enumOf("NotedRecordKind", NOTED_RECORD_KINDS);

const DeskNoteRef = builder.objectRef<DeskNote>("DeskNote").implement({
  description: "What one of the provider's staff wrote about a record for the others.",
  fields: (t) => ({
    author: t.exposeString("authorName"),
    content: t.string({
      description: "Empty once it was taken back.",
      resolve: ({ content }) => content ?? "",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    mentioned: t.exposeStringList("mentionedNames", { description: "The colleagues whom it names." }),
    removableUntil: t.field({
      description: "Until when the person who asks may take it back; null where they may not.",
      type: "DateTime",
      nullable: true,
      resolve: async (note, _args, context) => removableBy(await context.read(), note),
    }),
    removedAt: t.expose("removedAt", { type: "DateTime", nullable: true }),
  }),
});

function removableBy({ actor, now }: Transaction, note: DeskNote): Instant | undefined {
  const isOwn = actor.kind === "person" && actor.accountId === note.authorId;
  const isRemovable = isOwn && note.removedAt === null && canStillRemove(note.createdAt, now);
  return isRemovable ? removableUntil(note.createdAt) : undefined;
}

const DeskNotePayloadRef = payloadOf("DeskNotePayload", { deskNoteId: idOf("deskNoteId") });

builder.queryField("deskNotes", (t) =>
  t.field({
    type: connectionOf(DeskNoteRef, { name: "DeskNote" }),
    args: {
      ...forwards(t.arg),
      recordId: t.arg.id({ required: true }),
      recordKind: t.arg({ type: NotedRecordKindRef, required: true }),
    },
    resolve: async (_root, args, context) => accessDeskNotes(await context.read(), args),
  }),
);

mutation("createDeskNote", {
  whileActing: "OFFICE",
  input: inputOf("CreateDeskNoteInput", (t) => ({
    content: t.string({ required: true }),
    mentionedIds: t.idList({ description: "Accounts of colleagues at the desk, who are written to." }),
    recordId: t.id({ required: true }),
    recordKind: t.field({ type: NotedRecordKindRef, required: true }),
  })),
  payload: DeskNotePayloadRef,
  run: createDeskNote,
});

mutation("removeDeskNote", {
  whileActing: "OFFICE",
  input: inputOf("RemoveDeskNoteInput", (t) => ({ id: t.id({ required: true }) })),
  payload: DeskNotePayloadRef,
  run: removeDeskNote,
});
