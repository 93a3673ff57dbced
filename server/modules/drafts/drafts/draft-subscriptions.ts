// Live updates of drafts: one draft, or the desk's queue.

import { builder } from "../../../graphql/builder.ts";
import { findVisible, live } from "../../../graphql/live.ts";
import { accessDraft, requireDesk } from "./draft-access.ts";
import type { Draft } from "./draft-record.ts";
import { DraftRef } from "./draft-schema.ts";

builder.subscriptionFields((t) => ({
  draftUpdated: t.field({
    type: DraftRef,
    args: { draftId: t.arg.id({ required: true }), organisationId: t.arg.id() },
    subscribe: (_root, { draftId, organisationId }, context) =>
      live(context, async (tx) => {
        const { id } = await accessDraft(tx, draftId, organisationId);
        return {
          concerns: (event) => event.topic === "draft" && event.id === id,
          sharedAs: "draft",
          load: (later) => accessDraft(later, id),
          mayWatch: (later) => accessDraft(later, id),
          resyncEvent: { kind: "record", topic: "draft", id },
        };
      }),
    resolve: (draft) => draft as Draft,
  }),
  staffDraftsChanged: t.field({
    type: DraftRef,
    subscribe: (_root, _args, context) =>
      live(context, async ({ actor }) => {
        requireDesk(actor);
        return {
          concerns: ({ topic }) => topic === "draft",
          sharedAs: "desk",
          mayWatch: async (later) => requireDesk(later.actor),
          load: async (later, { id }) => {
            requireDesk(later.actor);
            return await findVisible(() => accessDraft(later, id));
          },
        };
      }),
    resolve: (draft) => draft as Draft,
  }),
}));
