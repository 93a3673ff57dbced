// What the client does about each way in which the server says no. A code without a reaction does not compile.

import { REFUSALS, type RefusalCode } from "@bondline/domain/refusals.ts";
import type { FailedCall } from "../api/client.ts";
import type { FailureCode } from "../api/failure.ts";
import type { NoticeRequest } from "./notices.ts";

/**
 * end-session: selection cleared, signed out, store reset, to login, with a toast.
 * ask-for-terms: the user state read again, so that the terms come up, with a notice.
 * toast-and-leave: a toast, then the default route.
 * notice: a danger notice with the server's message, unless the screen answers it itself.
 */
export type Reaction = "end-session" | "ask-for-terms" | "toast-and-leave" | "notice";

export const REACTION: Record<RefusalCode | FailureCode, Reaction> = {
  AUTH_NOT_AUTHENTICATED: "end-session",
  AUTH_NOT_AUTHORIZED: "end-session",
  DRAFT_NOT_FOUND: "toast-and-leave",
  DOCUMENT_NOT_FOUND: "toast-and-leave",
  TERMS_NOT_ACCEPTED: "ask-for-terms",
  STEP_UP_REQUIRED: "notice",
  TWO_STEP_REQUIRED: "notice",
  RATE_LIMITED: "notice",
  IN_PROGRESS: "notice",
  ORGANISATION_NOT_FOUND: "notice",
  ACCOUNT_NOT_FOUND: "notice",
  MEMBER_NOT_FOUND: "notice",
  INVITATION_NOT_FOUND: "notice",
  COLLABORATOR_NOT_FOUND: "notice",
  PARTY_NOT_FOUND: "notice",
  ATTACHMENT_NOT_FOUND: "notice",
  INVOICE_NOT_FOUND: "notice",
  PAYMENT_NOT_FOUND: "notice",
  REFUND_NOT_FOUND: "notice",
  ALERT_CONFIGURATION_NOT_FOUND: "notice",
  METADATA_KEY_NOT_FOUND: "notice",
  REFERRAL_NOT_FOUND: "notice",
  GATEWAY_FEATURE_NOT_FOUND: "notice",
  FINANCE_ENQUIRY_NOT_FOUND: "notice",
  ORIGINATION_NOT_FOUND: "notice",
  FEE_SUMMARY_NOT_FOUND: "notice",
  FACILITY_NOT_FOUND: "notice",
  FACILITY_SHARE_OFFER_NOT_FOUND: "notice",
  FACILITY_APPLICATION_NOT_FOUND: "notice",
  ABN_NOT_CONFIRMED: "notice",
  HANDOVER_NOT_FOUND: "notice",
  CONFLICT: "notice",
  INVALID_TRANSITION: "notice",
  VALIDATION_ERROR: "notice",
  MEMBER_ALREADY_EXISTS: "notice",
  COLLABORATOR_ALREADY_EXISTS: "notice",
  UserLambdaValidationException: "notice",
  ACCOUNT_LINKED_RESTART_AUTH: "notice",
  SERVICE_UNAVAILABLE: "notice",
  INTERNAL: "notice",
  UNREACHABLE: "notice",
  UNKNOWN: "notice",
};

export const SESSION_EXPIRED = REFUSALS.AUTH_NOT_AUTHENTICATED();

export type ReactionsWorld = {
  notify: (request: NoticeRequest) => void;
  /** Forgets the person, goes to login and says SESSION_EXPIRED. */
  endSession: () => void;
  isSignedIn: () => boolean;
  /** Reads again what the person must answer first. */
  askFirst: () => void;
  leaveToDefault: () => void;
};

export function createReactions(world: ReactionsWorld): (failed: FailedCall) => void {
  return ({ failure, kind, handledByScreen }) => {
    const reaction = REACTION[failure.code];

    if (reaction === "end-session" && world.isSignedIn()) {
      world.endSession();
      return;
    }
    if (reaction === "ask-for-terms") world.askFirst();
    if (reaction === "toast-and-leave") {
      world.notify({ tone: "danger", title: failure.message });
      world.leaveToDefault();
      return;
    }
    // A watch that is interrupted is the connection bar's to tell.
    if (handledByScreen || kind === "subscription") return;
    world.notify({ tone: "danger", title: failure.message, sticky: true });
  };
}
