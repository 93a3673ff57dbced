// The sentences of several documents that are shared with one person at once, or not any more.

import type { DocumentsPeopleReadQuery } from "../../../api/generated/graphql.ts";

export type DocumentsPerson = DocumentsPeopleReadQuery["peopleOnDocuments"][number];

const documents = (count: number) => (count === 1 ? "1 document" : `${count} documents`);

export const SHARING_WORDS = {
  changedTitle: "The list has changed",
  changed: "Other documents fit now than those that you saw. Close this, look at the list, and choose again.",
  looking: "Looking who is on them…",
  close: "Close",

  share: {
    title: (count: number) => `Share ${documents(count)}`,
    sentence:
      "They get one email with a link that works once, for seven days, and find the documents under Shared with me. Limited users of your organisation are added right away.",
    email: "Email",
    roles: "What they can do",
    submit: "Share",
    failed: "The documents were not shared",
    done: (count: number, of: number) => `${count} of ${documents(of)} shared`,
    already: (people: string) => `Already on some of them: ${people}`,
    hasAll: "They are on all of these documents already. Nothing is sent.",
    has: (count: number) => `They are on ${count} of these already, and nothing changes there.`,
    isInvited: (count: number) =>
      `They have not accepted their invitation to ${count} of these. This one replaces it.`,
  },

  stop: {
    title: (count: number) => `Stop sharing ${documents(count)}`,
    sentence:
      "They can no longer open these documents, starting now, and open invitations stop working. What they did stays in the history.",
    person: "Person",
    choose: "Choose",
    submit: "Stop sharing",
    failed: "Sharing was not stopped",
    done: (count: number, of: number) => `${count} of ${documents(of)} changed`,
    nobody: "None of these documents is shared with anyone by name.",
    notLoaded: "The people could not be loaded",
  },
} as const;

export function nameOf({ givenName, familyName, emailAddress }: DocumentsPerson): string {
  return [givenName, familyName].filter(Boolean).join(" ") || emailAddress;
}

/** On how many of the chosen documents somebody is, as "Ida Quinn, on 8 of 12, invited to 2". */
export function placesText(person: DocumentsPerson, of: number): string {
  const { acceptedCount, invitedCount } = person;
  return [
    nameOf(person),
    acceptedCount > 0 && `on ${acceptedCount} of ${of}`,
    invitedCount > 0 && `invited to ${invitedCount} of ${of}`,
  ]
    .filter(Boolean)
    .join(", ");
}
