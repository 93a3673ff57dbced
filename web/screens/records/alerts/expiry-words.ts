// The sentences of the expiry card.

import { businessDaysInWords } from "@bondline/domain/records/alerts/expiry-ladder.ts";

export const EXPIRY_WORDS = {
  heading: "Expiry reminders",
  notLoaded: "The reminders could not be loaded",
  acknowledge: "Acknowledge",
  acknowledged: "The expiry has been acknowledged",
  notAcknowledged: "The expiry could not be acknowledged",
  waiting: (day: string) =>
    `It expires on ${day}, and no one has acknowledged it yet. Acknowledge it once someone is looking after it.`,
  by: (name: string, when: string) => `Acknowledged by ${name} on ${when}. No more reminders are sent.`,
  next: (days: number, day: string) =>
    `Next reminder on ${day}, ${businessDaysInWords(days)} before it expires.`,
  noneLeft: "No further reminder is sent.",
  noneYet: "No reminder has been sent yet.",
  off: "Your organisation has not asked for expiry reminders.",
  noOrganisation: "Reminders are set up by an organisation. Add yours to be reminded.",
  yours: "These are your organisation's own reminders. The applicant doesn't see them.",
  offForApplicant: "The applicant has not asked for expiry reminders.",
  turnOn: "Set them up",
  given: "Notice given",
  step: (days: number, when: string) => `${businessDaysInWords(days)} before, on ${when}`,
} as const;
