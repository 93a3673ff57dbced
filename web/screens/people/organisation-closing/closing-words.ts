// The sentences of closing an organisation and opening it again.

import { KEPT_YEARS } from "@bondline/domain/records/archive/archive-date.ts";

export const CLOSING_WORDS = {
  heading: "Close the organisation",
  card: "When nothing of it is live any more, you can close it. Its members are out at once.",
  action: "Close organisation",
  title: (name: string) => `Close ${name}`,
  sentence: `Its members can't act in it or see its records any more. Invitations, calendar addresses, regular exports, alerts and shares end. Its records are kept for ${KEPT_YEARS} years, and beneficiaries see theirs as before.`,
  ownSentence:
    "Export what you need before. Only we can open it again, with everyone who belongs to it today.",
  name: "Name of the organisation",
  nameHelp: (name: string) => `Enter "${name}".`,
  reason: "Reason",
  reasonHelp: "Its members get it by email.",
  submit: "Close organisation",
  notClosed: "The organisation was not closed",
  closed: (name: string) => `${name} is closed`,

  loading: "What is live is loading",
  notLoaded: "What is live could not be loaded",
  stillLive: "It can't be closed yet",
  stillLiveSentence: (name: string, live: string) =>
    `${name} has ${live}. These have to end before it can be closed.`,
  liveRecords: "Live records",
  ofTheirOwn: "Records that the client keeps for itself are counted and not named.",

  closedOn: (day: string) => `Closed on ${day}`,
  closedSentence: "No one belongs to it. Its records stay as they are.",
  opensUntil: (day: string) => `It can be opened again until ${day}. Then it is archived.`,
  archivedOn: (day: string) => `Archived on ${day}`,
  archivedSentence: (closed: string) => `Closed on ${closed}. It can no longer be opened again.`,
  open: "Open again",
  openTitle: (name: string) => `Open ${name} again`,
  openSentence: (people: string) =>
    `${people} can act in it as before. Invitations, calendar addresses, regular exports, alerts and shares do not come back by themselves.`,
  openNobody: "Those who administered it have closed their accounts.",
  administrator: "Administrator's email",
  administratorHelp: "A person with an account who administers it from now on.",
  opening: "Open again",
  notOpened: "The organisation was not opened",
  opened: (name: string) => `${name} is open again`,
} as const;
