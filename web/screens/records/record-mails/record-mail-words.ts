// Every sentence of the mails of a record.

import type { MailStatus } from "@bondline/domain/records/record-mails/record-mail.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";

export const RECORD_MAIL_WORDS = {
  title: "Mails",
  list: "Mails, newest first",
  none: "No mails yet. They are listed from when email auditing was switched on.",
  loading: "Loading the mails",
  loadFailed: "The mails could not be loaded",
  tryAgain: "Try again in a moment.",
  moreFailed: "The earlier mails could not be loaded.",
  shown: (shown: number, total: number) => `${shown} of ${total}`,
} as const;

type StatusWords = {
  /** After the address. */
  readonly sentence: (subject: string) => string;
  /** Of one that has not been sent. */
  readonly badge: { readonly tone: StatusTone; readonly text: string } | null;
  /** It changes by itself, of which the record says nothing. */
  readonly goesOn: boolean;
};

export const MAIL_STATUS_WORDS: Record<MailStatus, StatusWords> = {
  QUEUED: {
    sentence: (subject) => `is to get “${subject}”`,
    badge: { tone: "info", text: "Waiting to be sent" },
    goesOn: true,
  },
  SENT: { sentence: (subject) => `was sent “${subject}”`, badge: null, goesOn: false },
  FAILED: {
    sentence: (subject) => `did not get “${subject}”`,
    badge: { tone: "danger", text: "Not delivered" },
    goesOn: false,
  },
  HELD: {
    sentence: (subject) => `is to learn of “${subject}” in their daily mail`,
    badge: { tone: "mute", text: "Comes once a day" },
    goesOn: false,
  },
  IN_DIGEST: {
    sentence: (subject) => `learned of “${subject}” in their daily mail`,
    badge: null,
    goesOn: false,
  },
  UNWANTED: {
    sentence: (subject) => `did not get “${subject}” by email`,
    badge: { tone: "mute", text: "Wants none of these emails" },
    goesOn: false,
  },
};
