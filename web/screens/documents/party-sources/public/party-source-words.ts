// What is said of where a party's details come from.

import type {
  ConfirmationKind,
  PartySourceKind,
} from "@bondline/domain/documents/party-sources/party-source.ts";

/** "by Ada Nguyen, Harbour Civil Pty Ltd, on 03/11/2026" */
const byOn = (by: string | null, day: string) => `${by === null ? "" : ` by ${by}`} on ${day}`;

type Said = { by: string | null; day: string; number: number | null; registerDay: string };

export const PARTY_SOURCE_WORDS = {
  loading: "Loading where these details come from",
  notLoaded: "Not loaded",
  retry: "Try again",
  none: "This party has no details.",
  all: "All details",
  confirmed: "Who confirmed them",
  kinds: {
    ENTERED: ({ by, day }) => `Entered${byOn(by, day)}`,
    REGISTER: ({ by, day, registerDay }) =>
      `From the business register of ${registerDay}, entered${byOn(by, day)}`,
    PREPARED: ({ by, day }) => `From a prepared request, taken on${byOn(by, day)}`,
    DOCUMENT: ({ by, day }) => `From an earlier document, copied${byOn(by, day)}`,
    AMENDED: ({ by, day, number }) => `Amendment ${number}, made${byOn(by, day)}`,
    CORRECTED: ({ by, day }) => `Corrected${byOn(by, day)}`,
    NOT_RECORDED: () => "Not recorded",
  } satisfies Record<PartySourceKind, (said: Said) => string>,
  sameAsRegister: (day: string) => `The business register had the same on ${day}.`,
  confirmations: {
    NUMBER: "Organisation’s ABN",
    APPROVED: "Before issue",
    AGREED: "On the draft",
    ISSUED: "At issue",
  } satisfies Record<ConfirmationKind, string>,
  confirmedBy: (kind: ConfirmationKind, by: string | null, day: string) =>
    `${CONFIRMED[kind]}${byOn(by, day)}`,
};

const CONFIRMED: Record<ConfirmationKind, string> = {
  NUMBER: "Confirmed",
  APPROVED: "Approved",
  AGREED: "Agreed",
  ISSUED: "Issued",
};
