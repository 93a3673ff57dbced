// The sentences about new drafts that are made from a document.

import type { SuccessorKind, SuccessorRelease } from "@bondline/domain/documents/successors/successor.ts";

export const SUCCESSOR_WORDS = {
  made: "The new draft is ready",
  notMade: "The new draft could not be made",
  confirm: "Make the draft",
  items: {
    FINAL: "Make the performance guarantee",
    RENEWAL: "Renew it",
    COPY: "Copy it to a new draft",
  } satisfies Record<SuccessorKind, string>,
  titles: {
    FINAL: (reference: string) => `Make a performance guarantee from ${reference}?`,
    RENEWAL: (reference: string) => `Renew ${reference}?`,
    COPY: (reference: string) => `Copy ${reference} to a new draft?`,
  } satisfies Record<SuccessorKind, (reference: string) => string>,
  copied:
    "Parties, contract, address, facility and delivery are copied and checked again. Dates, approvals, files and the fee plan are not, and the wording is made anew.",
  sentences: {
    FINAL: "You enter the new amount.",
    RENEWAL: "The amount is copied as it is now.",
    COPY: "The amount is copied as it is now. Nothing happens to this one.",
  } satisfies Record<SuccessorKind, string>,
  replaces: {
    issued: "Once the new one is issued, we ask the issuer to cancel this one.",
    own: "Once the new one is issued, this record is closed.",
  },
  heading: "Replacements and copies",
  of: {
    FINAL: "Performance guarantee for",
    RENEWAL: "Renewal of",
    COPY: "Copy of",
  } satisfies Record<SuccessorKind, string>,
  to: {
    FINAL: "Performance guarantee",
    RENEWAL: "Renewal",
    COPY: "Copy",
  } satisfies Record<SuccessorKind, string>,
  by: (name: string, day: string) => `By ${name} on ${day}`,
  releases: {
    NONE: undefined,
    WAITING: "The earlier one stays in force until the new one is issued.",
    ASKED: "The issuer has been asked to cancel the earlier one.",
    CLOSED: "The earlier record was closed when the new one was issued.",
    NOT_NEEDED: "The earlier one was closed before the new one was issued.",
    NOT_POSSIBLE:
      "The earlier one could not be cancelled when the new one was issued, for example because of a claim. Ask for it once that is settled.",
    GIVEN_UP: "This draft was given up.",
  } satisfies Record<SuccessorRelease, string | undefined>,
  countedTwice: "Until the earlier one is closed, both take up room on the facility.",
  leftOut: (labels: string) => `Not copied, since it is no longer valid: ${labels}.`,
} as const;
