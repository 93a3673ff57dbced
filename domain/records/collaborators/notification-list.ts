// The notification lists of documents and drafts: of what somebody can be shown, and who is notified in words.

import { codesIn } from "../../values/reference-data/option-list.ts";
import type { NotificationKind } from "../notifications/notification.ts";

export const NOTIFICATION_TOPIC_TEXT = {
  REQUESTS: "Changes and claims",
  RETURNS: "Return of the original",
  CUSTODY: "Handover and loss of the original",
  EXPIRY: "Expiry reminders",
} as const;
export type NotificationTopic = keyof typeof NOTIFICATION_TOPIC_TEXT;
export const NOTIFICATION_TOPICS = codesIn(NOTIFICATION_TOPIC_TEXT);

export const DRAFT_TOPIC_TEXT = {
  PROGRESS: "Progress of the application",
  MONEY: "Payments and refunds",
  WORDING: "Wording and the beneficiary’s confirmation",
  DOCUMENTS: "Required documents",
} as const;
export type DraftTopic = keyof typeof DRAFT_TOPIC_TEXT;
export const DRAFT_TOPICS = codesIn(DRAFT_TOPIC_TEXT);

/** By how the kind of a notification begins; what is none of these is about how far the draft is. */
const TOPIC_BY_BEGINNING: readonly (readonly [string, DraftTopic])[] = [
  ["CREDIT_NOTE", "MONEY"],
  ["PAYMENT_", "MONEY"],
  ["REFUND_", "MONEY"],
  ["SECURITY_", "MONEY"],
  ["WORDING_", "WORDING"],
  ["CONFIRMATION_", "WORDING"],
  ["REQUIRED_DOCUMENT_", "DOCUMENTS"],
];

export function draftTopicOf(kind: NotificationKind): DraftTopic {
  const found = TOPIC_BY_BEGINNING.find(([beginning]) => kind.startsWith(beginning));
  return found === undefined ? "PROGRESS" : found[1];
}

type DraftTopics = {
  offeredTopics: readonly DraftTopic[];
  usualTopics: readonly DraftTopic[];
  chosenTopics: readonly DraftTopic[] | null;
};

/** What was chosen, in the place of what would be, and only what the person's role opens. */
export function draftTopicsOf({ offeredTopics, usualTopics, chosenTopics }: DraftTopics) {
  const topics = chosenTopics ?? usualTopics;
  return DRAFT_TOPICS.filter((topic) => topics.includes(topic) && offeredTopics.includes(topic));
}

type OfPerson = {
  usualTopics: readonly NotificationTopic[];
  chosenTopics: readonly NotificationTopic[] | null;
};

/** What was chosen, in the place of what would be. */
export function topicsOf({ usualTopics, chosenTopics }: OfPerson): readonly NotificationTopic[] {
  const topics = chosenTopics ?? usualTopics;
  return NOTIFICATION_TOPICS.filter((topic) => topics.includes(topic));
}
