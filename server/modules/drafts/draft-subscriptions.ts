// Live updates of drafts: one draft, or the desk's queue.

import { builder } from "../../graphql/builder.ts";
import { findVisible, live } from "../../graphql/live.ts";
import { runWork } from "../../work/work.ts";
import { accessDraft, requireDesk } from "./draft-access.ts";
import type { Draft } from "./draft-record.ts";
import { DraftRef } from "./draft-schema.ts";

builder.subscriptionFields((t) => ({
  draftUpdated: t.field({
    type: DraftRef,
    args: { draftId: t.arg.id({ required: true }), organisationId: t.arg.id() },
    subscribe: async (_root, { draftId }, context) => {
      const draft = await runWork(context.application, { token: context.client.token }, (work) =>
        accessDraft(work, draftId),
      );
      return live(context, {
        concerns: ({ topic, id }) => topic === "draft" && id === draft.id,
        sharedAs: "draft",
        load: (work) => accessDraft(work, draft.id),
        mayWatch: (work) => accessDraft(work, draft.id),
        afresh: { kind: "record", topic: "draft", id: draft.id },
      });
    },
    resolve: (draft) => draft as Draft,
  }),
  staffDraftsChanged: t.field({
    type: DraftRef,
    subscribe: async (_root, _args, context) => {
      await runWork(context.application, { token: context.client.token }, async (work) =>
        requireDesk(work.actor),
      );
      return live(context, {
        concerns: ({ topic }) => topic === "draft",
        sharedAs: "desk",
        mayWatch: async (work) => requireDesk(work.actor),
        load: async (work, { id }) => {
          requireDesk(work.actor);
          return await findVisible(() => accessDraft(work, id));
        },
      });
    },
    resolve: (draft) => draft as Draft,
  }),
}));
