// What the client does about each way in which the server says no. A code that is no missing record and has no reaction does not compile.

import { isNotFoundCode, type NotFoundCode, REFUSALS } from "@bondline/domain/refusals.ts";
import type { FailedCall } from "../api/client.ts";
import type { FailureCode } from "../api/failure.ts";
import type { NoticeRequest } from "./notices.ts";

/**
 * end-session: selection cleared, signed out, store reset, to login, with a toast.
 * ask-for-terms: the user state read again, so that the terms come up, with a notice.
 * notice: a danger notice with the server's message, unless the screen answers it itself.
 */
export type Reaction = "end-session" | "ask-for-terms" | "notice";

const REACTION: Record<Exclude<FailureCode, NotFoundCode>, Reaction> = {
  AUTH_NOT_AUTHENTICATED: "end-session",
  AUTH_NOT_AUTHORIZED: "end-session",
  TERMS_NOT_ACCEPTED: "ask-for-terms",
  STEP_UP_REQUIRED: "notice",
  TWO_STEP_REQUIRED: "notice",
  RATE_LIMITED: "notice",
  IN_PROGRESS: "notice",
  ABN_NOT_CONFIRMED: "notice",
  CONFLICT: "notice",
  INVALID_TRANSITION: "notice",
  VALIDATION_ERROR: "notice",
  MEMBER_ALREADY_EXISTS: "notice",
  STAFF_ALREADY_EXISTS: "notice",
  ACCOUNT_STILL_NEEDED: "notice",
  ORGANISATION_STILL_LIVE: "notice",
  ORGANISATION_CLOSED: "notice",
  MERGE_REFUSED: "notice",
  RECORD_HELD: "notice",
  RECORD_ARCHIVED: "notice",
  ACTING_NOT_ALLOWED: "notice",
  LEFT_TO_CLIENT: "notice",
  CARD_REFUND_REFUSED: "notice",
  CREDIT_NOTE_REFUSED: "notice",
  CHECKLIST_OPEN: "notice",
  APPROVAL_WAITING: "notice",
  SECOND_APPROVER_NEEDED: "notice",
  LEFT_TO_PROVIDER: "notice",
  REFUND_NOT_APPROVED: "notice",
  REFUND_DISPUTED: "notice",
  DESK_WORK_TAKEN: "notice",
  DESK_WORK_WITHOUT_NOTES: "notice",
  SECOND_PERSON_NEEDED: "notice",
  CHANGE_WAITING: "notice",
  COLLABORATOR_ALREADY_EXISTS: "notice",
  SIGN_UP_REFUSED: "notice",
  ACCOUNT_LINKED_RESTART_AUTH: "notice",
  SERVICE_UNAVAILABLE: "notice",
  INTERNAL: "notice",
  UNREACHABLE: "notice",
  UNKNOWN: "notice",
};

/** A missing record is shown where it would stand: its page says so, as everything else that it was looked for from does. */
export function reactionTo(code: FailureCode): Reaction {
  return isNotFoundCode(code) ? "notice" : REACTION[code];
}

export const SESSION_EXPIRED = REFUSALS.AUTH_NOT_AUTHENTICATED();

export type ReactionsWorld = {
  notify: (request: NoticeRequest) => void;
  /** Forgets the person, goes to login and says SESSION_EXPIRED. */
  endSession: () => void;
  isSignedIn: () => boolean;
  /** Reads again what the person must answer first. */
  askFirst: () => void;
};

export function createReactions(world: ReactionsWorld): (failed: FailedCall) => void {
  return ({ failure, kind, handledByScreen }) => {
    const reaction = reactionTo(failure.code);

    if (reaction === "end-session" && world.isSignedIn()) {
      world.endSession();
      return;
    }
    if (reaction === "ask-for-terms") world.askFirst();
    // A watch that is interrupted is the connection bar's to tell.
    if (handledByScreen || kind === "subscription") return;
    world.notify({ tone: "danger", title: failure.message, sticky: true });
  };
}
