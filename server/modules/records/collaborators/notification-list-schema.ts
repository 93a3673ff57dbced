// The notification list of a document in the contract, and the calls that set it.

import { NOTIFICATION_TOPICS, topicsOf } from "@bondline/domain/records/collaborators/notification-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { type InputBuilder, inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, resultField } from "../../../graphql/payloads.ts";
import { setDocumentNotifications } from "./commands/set-document-notifications.ts";
import { setOwnDocumentNotifications } from "./commands/set-own-document-notifications.ts";
import { listListeners } from "./notification-list-access.ts";
import type { Listener } from "./notification-list-store.ts";

const TopicRef = enumOf("DocumentNotificationTopic", NOTIFICATION_TOPICS);

const DocumentListenerRef = builder.objectRef<Listener>("DocumentListener").implement({
  description: "Somebody who sees a document, and of what they are told about it.",
  fields: (t) => ({
    email: t.exposeString("email"),
    isChosen: t.boolean({
      description: "Whether it was chosen for them, or is what they are told of by themselves.",
      resolve: ({ chosenTopics }) => chosenTopics !== null,
    }),
    isMember: t.exposeBoolean("isMember"),
    name: t.string({ resolve: ({ givenName, familyName }) => `${givenName} ${familyName}` }),
    topics: t.field({ type: [TopicRef], resolve: (listener) => [...topicsOf(listener)] }),
    userId: t.exposeID("accountId"),
  }),
});

builder.queryFields((t) => ({
  documentNotificationList: t.field({
    type: [DocumentListenerRef],
    description: "Everybody who sees it, for whoever looks after the list; for others they alone.",
    args: { documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId }, context) => listListeners(await context.read(), documentId),
  }),
}));

const DocumentNotificationsPayloadRef = payloadOf("DocumentNotificationsPayload", {
  notificationList: (t) =>
    t.field({
      type: [DocumentListenerRef],
      resolve: async (answer, _args, context) =>
        listListeners(await context.read(), resultField<string>(answer, "documentId")),
    }),
});

const topics = (t: InputBuilder) => t.field({ type: [TopicRef], required: true });

mutation("setDocumentNotifications", {
  whileActing: "SHARING",
  input: inputOf("SetDocumentNotificationsInput", (t) => ({
    documentId: t.id({ required: true }),
    topics: topics(t),
    userId: t.id({ required: true }),
  })),
  payload: DocumentNotificationsPayloadRef,
  run: setDocumentNotifications,
});

mutation("setOwnDocumentNotifications", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("SetOwnDocumentNotificationsInput", (t) => ({
    documentId: t.id({ required: true }),
    topics: topics(t),
  })),
  payload: DocumentNotificationsPayloadRef,
  run: setOwnDocumentNotifications,
});
