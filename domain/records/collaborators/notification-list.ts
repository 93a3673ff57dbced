// The notification list of a document: of what somebody can be told, and who is told in words.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const NOTIFICATION_TOPIC_TEXT = {
  REQUESTS: "Changes and claims",
  RETURNS: "Return of the original",
  CUSTODY: "Handover and loss of the original",
  EXPIRY: "Expiry reminders",
} as const;
export type NotificationTopic = keyof typeof NOTIFICATION_TOPIC_TEXT;
export const NOTIFICATION_TOPICS = codesIn(NOTIFICATION_TOPIC_TEXT);

type Told = { usualTopics: readonly NotificationTopic[]; chosenTopics: readonly NotificationTopic[] | null };

/** What was chosen, in the place of what would be. */
export function topicsOf({ usualTopics, chosenTopics }: Told): readonly NotificationTopic[] {
  const topics = chosenTopics ?? usualTopics;
  return NOTIFICATION_TOPICS.filter((topic) => topics.includes(topic));
}
