// The notification list of a draft in the contract, and the call that sets it.

import { DRAFT_TOPICS, draftTopicsOf } from "@bondline/domain/records/collaborators/notification-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, resultField } from "../../../graphql/payloads.ts";
import { setDraftNotificationListForCollaborator } from "./commands/set-draft-notification-list-for-collaborator.ts";
import { listDraftListeners } from "./draft-notification-list-access.ts";
import type { DraftListener } from "./draft-notification-list-store.ts";

const TopicRef = enumOf("DraftNotificationTopic", DRAFT_TOPICS);

export const DraftListenerRef = builder.objectRef<DraftListener>("DraftListener").implement({
  description: "Somebody who sees a draft, and of what they are told about it.",
  fields: (t) => ({
    email: t.exposeString("email"),
    isChosen: t.boolean({
      description: "Whether it was chosen for them, or is what they are told of by themselves.",
      resolve: ({ chosenTopics }) => chosenTopics !== null,
    }),
    isMember: t.exposeBoolean("isMember"),
    name: t.string({ resolve: ({ givenName, familyName }) => `${givenName} ${familyName}` }),
    offeredTopics: t.field({
      type: [TopicRef],
      description: "What their role opens to them.",
      resolve: ({ offeredTopics }) => DRAFT_TOPICS.filter((topic) => offeredTopics.includes(topic)),
    }),
    topics: t.field({ type: [TopicRef], resolve: (listener) => draftTopicsOf(listener) }),
    userId: t.exposeID("accountId"),
  }),
});

builder.queryFields((t) => ({
  draftNotificationList: t.field({
    type: [DraftListenerRef],
    description: "Everybody who sees it, for whoever looks after its people; for others they alone.",
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => listDraftListeners(await context.read(), draftId),
  }),
}));

mutation("setDraftNotificationListForCollaborator", {
  whileActing: "SHARING",
  input: inputOf("SetDraftNotificationListForCollaboratorInput", (t) => ({
    draftId: t.id({ required: true }),
    topics: t.field({ type: [TopicRef], required: true }),
    userId: t.id({ required: true }),
  })),
  payload: payloadOf("DraftNotificationListPayload", {
    notificationList: (t) =>
      t.field({
        type: [DraftListenerRef],
        resolve: async (answer, _args, context) =>
          listDraftListeners(await context.read(), resultField<string>(answer, "draftId")),
      }),
  }),
  run: setDraftNotificationListForCollaborator,
});
