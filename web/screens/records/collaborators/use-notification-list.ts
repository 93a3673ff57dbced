// The notification list of a draft or document: what is read of it, and the calls that set it, by the kind of the record.

import {
  DRAFT_TOPIC_TEXT,
  DRAFT_TOPICS,
  type DraftTopic,
  NOTIFICATION_TOPIC_TEXT,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from "@bondline/domain/records/collaborators/notification-list.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useRead } from "../../../app/use-read.ts";
import {
  DraftNotificationListRead,
  DraftNotificationsSet,
  NotificationListRead,
  NotificationsSet,
  OwnNotificationsSet,
} from "./collaborator-operations.ts";
import type { PeopledRecord } from "./public/record-people.tsx";

export type Topic = DraftTopic | NotificationTopic;
type Kind = PeopledRecord["kind"];
type Place = Pick<PeopledRecord, "kind" | "id">;

export type Listener = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly topics: readonly Topic[];
  readonly offeredTopics: readonly Topic[];
};

export const TOPICS_OF: Readonly<Record<Kind, readonly { topic: Topic; text: string }[]>> = {
  document: NOTIFICATION_TOPICS.map((topic) => ({ topic, text: NOTIFICATION_TOPIC_TEXT[topic] })),
  draft: DRAFT_TOPICS.map((topic) => ({ topic, text: DRAFT_TOPIC_TEXT[topic] })),
};

/** Of a document everybody may be notified of everything. */
export function useListeners({ kind, id }: Place) {
  const ofDocument = useRead(NotificationListRead, kind === "document" ? { documentId: id } : undefined);
  const ofDraft = useRead(DraftNotificationListRead, kind === "draft" ? { draftId: id } : undefined);
  const people: readonly Listener[] | undefined =
    kind === "draft"
      ? ofDraft.data?.draftNotificationList
      : ofDocument.data?.documentNotificationList.map((each) => ({
          ...each,
          offeredTopics: NOTIFICATION_TOPICS,
        }));
  return { read: kind === "draft" ? ofDraft : ofDocument, people };
}

const SHOWN_IN_PLACE = { handledByScreen: true };
type Setting = {
  readonly person: Listener;
  readonly isOwn: boolean;
  readonly topics: readonly Topic[];
};

export function useSetTopics({ kind, id }: Place) {
  const ofDraft = useCommand(DraftNotificationsSet, SHOWN_IN_PLACE);
  const own = useCommand(OwnNotificationsSet, SHOWN_IN_PLACE);
  const others = useCommand(NotificationsSet, SHOWN_IN_PLACE);
  const set = async ({ person: { userId }, isOwn, topics: wanted }: Setting) => {
    if (kind === "draft") {
      const topics = DRAFT_TOPICS.filter((topic) => wanted.includes(topic));
      return await ofDraft.send({ draftId: id, userId, topics });
    }
    const topics = NOTIFICATION_TOPICS.filter((topic) => wanted.includes(topic));
    const input = { documentId: id, topics };
    return await (isOwn ? own.send(input) : others.send({ ...input, userId }));
  };
  return { set, isSending: ofDraft.sending || own.sending || others.sending };
}
