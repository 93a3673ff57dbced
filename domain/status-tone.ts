// The five tones of a status badge, and which status has which: one colour for a status, whatever record it is the status of.

import { codesIn } from "./values/reference-data/option-list.ts";

/** ok is done and good, info moves by itself, warn waits for somebody, danger went wrong, mute is over. */
export type StatusTone = "ok" | "info" | "warn" | "danger" | "mute";

export type StatusDot = "established" | "pending" | "closed";

/** What the dot before the words says by its shape, for whom colours say nothing. */
export const STATUS_DOT: Record<StatusTone, StatusDot> = {
  ok: "established",
  info: "pending",
  warn: "pending",
  danger: "closed",
  mute: "closed",
};

const STATUS_TONE = {
  ACCEPTED: "ok",
  AGREED: "ok",
  ANSWERED: "ok",
  APPROVED: "ok",
  ASKED: "warn",
  AWAITED: "warn",
  AWAITING_RETURN: "warn",
  CANCELLED: "mute",
  CHANGES_REQUESTED: "warn",
  CLOSED: "mute",
  CLOSED_CANCELLED: "mute",
  CLOSED_CLAIMED: "mute",
  CLOSED_EXPIRED: "mute",
  CLOSED_RETURNED: "mute",
  COMPLETED: "ok",
  CONFIRMED: "ok",
  CONSENTED: "ok",
  DECLARED: "warn",
  DECLINED: "danger",
  DISPUTED: "danger",
  DONE: "ok",
  DRAFT: "info",
  ESTABLISHED: "ok",
  ENDED: "mute",
  EXECUTED: "ok",
  EXPIRED: "mute",
  FOUND: "ok",
  HELD: "ok",
  IDENTIFYING: "warn",
  INDEMNIFIED: "warn",
  NOT_APPROVED: "danger",
  OPEN: "warn",
  PART_HELD: "warn",
  PART_RETURNED: "info",
  PENDING: "warn",
  PENDING_APPROVAL: "warn",
  PENDING_PAYMENT: "warn",
  PROCESSING: "info",
  PROJECTED: "info",
  QUESTIONED: "warn",
  REFUSED: "danger",
  REJECTED: "danger",
  REQUESTED: "warn",
  RETURNED: "mute",
  SENT: "ok",
  SETTLED: "ok",
  SIGNED: "ok",
  STARTED: "warn",
  SUBMISSION_STARTED: "info",
  SUBMITTED: "info",
  SUPERSEDED: "mute",
  TAKEN: "info",
  UNCONFIRMED: "warn",
  USED: "ok",
  WAITING: "info",
  WITHDRAWN: "mute",
  active: "ok",
  canceled: "mute",
  incomplete: "warn",
  open: "warn",
  paid: "ok",
  overdue: "danger",
  past_due: "danger",
  processing: "info",
  void: "mute",
} as const satisfies Readonly<Record<string, StatusTone>>;

/** The tones of the statuses in a table of their words; one that has none yet does not compile. */
export function tonesOf<Status extends keyof typeof STATUS_TONE>(
  words: Readonly<Record<Status, string>>,
): Readonly<Record<Status, StatusTone>> {
  const tones = codesIn(words).map((status): [Status, StatusTone] => [status, STATUS_TONE[status]]);
  return Object.fromEntries(tones) as Record<Status, StatusTone>;
}
