// The sentences of acting for a client: beginning it, and what the client reads of it.

import { ACTING_MINUTES } from "@bondline/domain/people/acting/acting.ts";

export const ACTING_WORDS = {
  begin: "Act for this client",
  title: (client: string) => `Act for ${client}`,
  sentence: `For ${ACTING_MINUTES} minutes you see and do what a user of the client may. Agreeing, approving, submitting, signing, paying and sharing stay with its own people. Its administrators are told now, with your reason, and every change says it.`,
  reason: "Reason",
  reasonHelp: "The client's people read it.",
  submit: "Begin",
  notBegun: "Nothing was begun",

  heading: "Acting for you",
  allowed: `Our administrators may act for your organisation, each time for a reason and for ${ACTING_MINUTES} minutes at most. They do what a user may, and never agree, approve, submit, sign, pay or share for you. You are told when it begins.`,
  forbidden: "No one of ours may act for your organisation.",
  forbid: "Don't allow",
  allow: "Allow",
  forbidTitle: "Don't allow that we act for you?",
  forbidSentence: "If someone acts for you now, that ends at once. You can allow it again at any time.",
  nowForbidden: "No one of ours may act for you any more",
  nowAllowed: "We may act for you again",
  notLoaded: "Who acted for you could not be loaded",
  loading: "Who acted for you is loading",
  none: "No one has acted for you.",
  sessions: "Who acted for you",
  isActing: "Now",
  span: (from: string, to: string) => `${from} to ${to}`,
  nothingChanged: "Nothing was changed.",
  changes: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
} as const;
