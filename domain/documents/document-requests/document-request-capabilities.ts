// Of each step that a request after issue may take, who takes it, and what stands in a request's `capabilities`.

import { codesIn } from "../../values/reference-data/option-list.ts";
import type { DocumentRequestStatus } from "../documents/document.ts";
import {
  DOCUMENT_REQUEST_TRANSITIONS,
  type DocumentRequestEvent,
} from "../documents/document-transitions.ts";
import { type Agreement, awaitsMilestone, type Milestone } from "./document-request.ts";
import { stillNeedsAgreement } from "./request-agreement.ts";

/** Whoever issued the paper answers; only who has asked takes a request back. The portal lets it end with its document. */
const TAKEN_BY = {
  accept: "ISSUER_OF_PAPER",
  execute: "ISSUER_OF_PAPER",
  decline: "ISSUER_OF_PAPER",
  withdraw: "WHO_ASKED",
  expire: "PORTAL",
} as const satisfies Record<DocumentRequestEvent, string>;

/** What stands in a request's `capabilities`. */
const EVENT_OF_CAPABILITY = {
  CAN_ACCEPT: "accept",
  CAN_EXECUTE: "execute",
  CAN_DECLINE: "decline",
  CAN_WITHDRAW: "withdraw",
} as const satisfies Record<string, DocumentRequestEvent>;
type CapabilityOfEvent = keyof typeof EVENT_OF_CAPABILITY;
/** What leaves the status as it is: a stage waits for its milestone, a request for who loses by it. */
const OTHER_CAPABILITIES = ["CAN_CONFIRM_MILESTONE", "CAN_AGREE", "CAN_SEND_AGREEMENT"] as const;
export type DocumentRequestCapability = CapabilityOfEvent | (typeof OTHER_CAPABILITIES)[number];
const CAPABILITIES_OF_EVENTS: readonly CapabilityOfEvent[] = codesIn(EVENT_OF_CAPABILITY);
export const DOCUMENT_REQUEST_CAPABILITIES: readonly DocumentRequestCapability[] = [
  ...CAPABILITIES_OF_EVENTS,
  ...OTHER_CAPABILITIES,
];

export type RequestReader = {
  /** Holds CAN_EXECUTE_REQUESTS on the document. */
  isIssuerOfPaper: boolean;
  /** Of the side that has asked, and may still ask. */
  isWhoAsked: boolean;
  /** Holds CAN_CLAIM on the document: the beneficiary, or the provider's staff on its behalf. */
  isBeneficiarysSide: boolean;
  /** Of the side that loses by it, and holds CAN_AMEND on the document. */
  isWhoAgrees: boolean;
};

function mayTake(
  event: DocumentRequestEvent,
  { isIssuerOfPaper, isWhoAsked }: Pick<RequestReader, "isIssuerOfPaper" | "isWhoAsked">,
) {
  const by = TAKEN_BY[event];
  return (by === "ISSUER_OF_PAPER" && isIssuerOfPaper) || (by === "WHO_ASKED" && isWhoAsked);
}

export function documentRequestCapabilities(
  request: Milestone & Agreement,
  reader: RequestReader,
): DocumentRequestCapability[] {
  const taken = CAPABILITIES_OF_EVENTS.filter((capability) =>
    mayTakeNow(EVENT_OF_CAPABILITY[capability], request, reader),
  );
  const others: Record<(typeof OTHER_CAPABILITIES)[number], boolean> = {
    CAN_CONFIRM_MILESTONE: reader.isBeneficiarysSide && awaitsMilestone(request),
    CAN_AGREE: reader.isWhoAgrees && stillNeedsAgreement(request) !== undefined,
    CAN_SEND_AGREEMENT: maySendAgreement(request, reader),
  };
  return [...taken, ...OTHER_CAPABILITIES.filter((capability) => others[capability])];
}

/** What the other side has refused goes no further. */
function mayTakeNow(
  event: DocumentRequestEvent,
  request: Milestone & Agreement,
  reader: RequestReader,
): boolean {
  const from: readonly DocumentRequestStatus[] = DOCUMENT_REQUEST_TRANSITIONS[event].from;
  const isRefused = request.agreementAnswer === "REFUSED" && (event === "accept" || event === "execute");
  return !isRefused && from.includes(request.status) && mayTake(event, reader);
}

/** A link goes to beneficiaries alone: an applicant has an organisation here. */
export function maySendAgreement(
  request: Agreement & { status: DocumentRequestStatus },
  { isIssuerOfPaper, isWhoAsked }: Pick<RequestReader, "isIssuerOfPaper" | "isWhoAsked">,
): boolean {
  return stillNeedsAgreement(request) === "BENEFICIARY" && (isIssuerOfPaper || isWhoAsked);
}
