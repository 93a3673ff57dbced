// Comments in the contract: what was said about a draft or a document, newest first, and the calls that say something.

import { builder } from "../../../graphql/builder.ts";
import { bothWays, connectionOf } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf } from "../../../graphql/payloads.ts";
import { createComment } from "./commands/create-comment.ts";
import { createDraftComment } from "./commands/create-draft-comment.ts";
import { listDocumentComments, listDraftComments } from "./comment-access.ts";
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
    content: t.exposeString("content"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
  }),
});

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
}));

mutation("createComment", {
  input: inputOf("CreateCommentInput", (t) => ({
    content: t.string({ required: true }),
    documentId: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: createComment,
});

mutation("createDraftComment", {
  input: inputOf("CreateDraftCommentInput", (t) => ({
    content: t.string({ required: true }),
    draftId: t.id({ required: true }),
  })),
  payload: CommentPayloadRef,
  run: createDraftComment,
});
