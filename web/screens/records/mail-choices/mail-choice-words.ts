// The sentences about how mails come, on the profile and behind the link in a mail.

import { OPTIONAL_MAIL, type OptionalMailKind } from "@bondline/domain/records/mail/mail-kind.ts";

export const MAIL_CHOICE_WORDS = {
  heading: "Emails",
  sentence: "Once a day means one email at 7 am by your clocks, and none when nothing happened.",
  notLoaded: "Your choices could not be loaded",
  howIt: (label: string) => `How emails about ${label.toLowerCase()} come`,
  saved: (label: string) => `${label}: saved`,
  notSaved: "Your choice could not be saved",
  required: "Always by email, at once",
} as const;

export const STOP_MAIL_WORDS = {
  title: "Emails",
  sentence: (email: string) => `What Bondline sends to ${email}.`,
  looking: "Looking up your emails",
  stopTitle: "Stop these emails?",
  stopSentence: "What you must sign, pay or answer still comes by email.",
  stop: "Stop these emails",
  stoppedTitle: "These emails are stopped",
  stoppedSentence: "Stopped by mistake? They can come again as before.",
  resume: "Get them again",
  resumedTitle: "These emails come again",
  profile: "Choose for each kind in your profile",
  failedTitle: "This did not work",
  invalidTitle: "This link does not work",
  invalidSentence: "Sign in and choose your emails in your profile.",
  retry: "Try again",
} as const;

/** Each kind with what it tells and where the portal tells the same. */
export function kindsInWords(kinds: readonly OptionalMailKind[]) {
  return kinds.map((kind) => ({ kind, ...OPTIONAL_MAIL[kind] }));
}
