// Comments in the contract: what was said about a draft or a document, newest first, and the calls that say something.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { connectionOf } from "../../../graphql/connection.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
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

const CommentPayloadRef = builder.objectRef<Payload>("CommentPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    commentId: t.id({ resolve: (answer) => resultField<string>(answer, "commentId") }),
  }),
});

builder.queryFields((t) => ({
  documentComments: t.field({
    type: CommentConnectionRef,
    args: {
      after: t.arg.string(),
      before: t.arg.string(),
      documentId: t.arg.id({ required: true }),
      first: t.arg.int(),
      last: t.arg.int(),
    },
    resolve: async (_root, args, context) => listDocumentComments(await context.read(), args),
  }),
  draftComments: t.field({
    type: CommentConnectionRef,
    args: {
      after: t.arg.string(),
      before: t.arg.string(),
      draftId: t.arg.id({ required: true }),
      first: t.arg.int(),
      last: t.arg.int(),
    },
    resolve: async (_root, args, context) => listDraftComments(await context.read(), args),
  }),
}));

commandField({
  name: "createComment",
  input: builder.inputType("CreateCommentInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      content: t.string({ required: true }),
      documentId: t.id({ required: true }),
    }),
  }),
  payload: CommentPayloadRef,
  run: createComment,
});

commandField({
  name: "createDraftComment",
  input: builder.inputType("CreateDraftCommentInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      content: t.string({ required: true }),
      draftId: t.id({ required: true }),
    }),
  }),
  payload: CommentPayloadRef,
  run: createDraftComment,
});
