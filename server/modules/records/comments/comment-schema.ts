// Comments in the contract: what was said about a draft, a document or an application for a facility, newest first, and the calls that say something.

import { canStillRemove, removableUntil } from "@bondline/domain/records/comments/comment.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { builder } from "../../../graphql/builder.ts";
import { bothWays, connectionOf } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { createComment } from "./commands/create-comment.ts";
import { createDraftComment } from "./commands/create-draft-comment.ts";
import { createFacilityApplicationComment } from "./commands/create-facility-application-comment.ts";
import { removeComment } from "./commands/remove-comment.ts";
import { removeDraftComment } from "./commands/remove-draft-comment.ts";
import { removeFacilityApplicationComment } from "./commands/remove-facility-application-comment.ts";
import { listApplicationComments, listDocumentComments, listDraftComments } from "./comment-access.ts";
import type { Comment } from "./comment-store.ts";

const CommentAuthorRef = builder.objectRef<Comment>("CommentAuthor").implement({
  fields: (t) => ({
    isBankAuthor: t.exposeBoolean("isBankAuthor"),
    name: t.exposeString("authorName"),
  }),
});

const CommentRef = builder.objectRef<Comment>("Comment").implement({
  fields: (t) => ({
    author: t.field({ type: CommentAuthorRef, resolve: (comment) => comment }),
    content: t.string({
      description: "Empty once it was taken back.",
      resolve: ({ content }) => content ?? "",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    removableUntil: t.field({
      description: "Until when the person who asks may take it back; null where they may not.",
      type: "DateTime",
      nullable: true,
      resolve: async (comment, _args, context) => removableBy(await context.read(), comment),
    }),
    removedAt: t.expose("removedAt", { type: "DateTime", nullable: true }),
  }),
});

function removableBy({ actor, now }: Transaction, comment: Comment): Instant | undefined {
  const { authorId, createdAt, removedAt } = comment;
  const isOwn = actor.kind === "person" && actor.accountId === authorId;
  const isRemovable = isOwn && removedAt === null && canStillRemove(createdAt, now);
  return isRemovable ? removableUntil(createdAt) : undefined;
}

const CommentConnectionRef = connectionOf(CommentRef, { name: "Comment" });

const CommentPayloadRef = payloadOf("CommentPayload", {
  commentId: idOf("commentId"),
});

builder.queryFields((t) => ({
  documentComments: t.field({
    type: CommentConnectionRef,
    args: { ...bothWays(t.arg), documentId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listDocumentComments(await context.read(), args),
  }),
  draftComments: t.field({
    type: CommentConnectionRef,
    args: { ...bothWays(t.arg), draftId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listDraftComments(await context.read(), args),
  }),
  facilityApplicationComments: t.field({
    type: CommentConnectionRef,
    args: { ...bothWays(t.arg), facilityApplicationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listApplicationComments(await context.read(), args),
  }),
}));

mutation("createComment", {
  whileActing: "WILL",
  input: inputOf("CreateCommentInput", (t) => ({
    content: t.string({ required: true }),
    documentId: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: createComment,
});

mutation("createDraftComment", {
  whileActing: "WILL",
  input: inputOf("CreateDraftCommentInput", (t) => ({
    content: t.string({ required: true }),
    draftId: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: createDraftComment,
});

mutation("removeComment", {
  whileActing: "WILL",
  input: inputOf("RemoveCommentInput", (t) => ({
    documentId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: removeComment,
});

mutation("removeDraftComment", {
  whileActing: "WILL",
  input: inputOf("RemoveDraftCommentInput", (t) => ({
    draftId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: removeDraftComment,
});

mutation("createFacilityApplicationComment", {
  whileActing: "WILL",
  input: inputOf("CreateFacilityApplicationCommentInput", (t) => ({
    content: t.string({ required: true }),
    facilityApplicationId: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: createFacilityApplicationComment,
});

mutation("removeFacilityApplicationComment", {
  whileActing: "WILL",
  input: inputOf("RemoveFacilityApplicationCommentInput", (t) => ({
    facilityApplicationId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: removeFacilityApplicationComment,
});
