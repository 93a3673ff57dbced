// Notifications in the contract: the list, the count of unread ones, its live updates, and the mark of having looked.

import { NOTIFICATION_KINDS } from "@bondline/domain/records/notifications/notification.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { live } from "../../../graphql/live.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { UserPayloadRef } from "../../people/accounts/public.ts";
import { updateNotifiedAt } from "./commands/update-notified-at.ts";
import { countOwnUnread, listOwnNotifications, type NotificationRow } from "./notification-access.ts";

const NotificationKindRef = enumOf("NotificationKind", NOTIFICATION_KINDS);

export const NotificationRef = builder.objectRef<NotificationRow>("Notification").implement({
  fields: (t) => ({
    about: t.exposeString("about"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId", {
      nullable: true,
      description: "The document that it is about; null for what is about a draft.",
    }),
    draftId: t.id({
      description: "The draft that it is about. For what is about another record, that record's id again.",
      resolve: ({ draftId, documentId, facilityApplicationId, facilityId }) =>
        draftId ?? documentId ?? facilityApplicationId ?? facilityId ?? "",
    }),
    facilityApplicationId: t.exposeID("facilityApplicationId", {
      nullable: true,
      description: "The application for a facility that it is about.",
    }),
    facilityId: t.exposeID("facilityId", { nullable: true, description: "The facility that it is about." }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: NotificationKindRef }),
    organisationId: t.id({
      description: "Whose record it is about; empty for work that is about no organisation.",
      resolve: ({ organisationId }) => organisationId ?? "",
    }),
    referenceNumber: t.exposeString("referenceNumber"),
  }),
});
const NotificationConnectionRef = connectionOf(NotificationRef, { name: "Notification" });

builder.queryFields((t) => ({
  notifications: t.field({
    type: NotificationConnectionRef,
    args: forwards(t.arg),
    resolve: async (_root, list, context) => await listOwnNotifications(await context.read(), list),
  }),
  unreadNotificationCount: t.int({
    resolve: async (_root, _args, context) => await countOwnUnread(await context.read()),
  }),
}));

mutation("updateNotifiedAt", {
  whileActing: "OWN_ACCOUNT",
  openBeforeTerms: true,
  input: inputOf("UpdateNotifiedAtInput", () => ({})),
  payload: UserPayloadRef,
  run: updateNotifiedAt,
});

builder.subscriptionFields((t) => ({
  unreadNotificationCountChanged: t.int({
    subscribe: (_root, _args, context) =>
      live(context, async ({ actor }) => {
        const { accountId } = requirePerson(actor);
        return {
          concerns: ({ topic, id }) => topic === "notification" && id === accountId,
          load: countOwnUnread,
          mayWatch: async (later) => requirePerson(later.actor),
          resyncEvent: { kind: "record", topic: "notification", id: accountId },
        };
      }),
    resolve: (count) => count as number,
  }),
}));
