// Which closed records are archived: for each kind what closes it, by which day its years begin, and what keeps it among the others.

import { DOCUMENT_TABS } from "../../documents/documents/document.ts";
import { DRAFT_TABS } from "../../drafts/drafts/draft.ts";
import { FACILITY_TABS } from "../../facilities/facilities/facility.ts";
import { FACILITY_APPLICATION_CLOSED } from "../../facilities/facilities/facility-application.ts";
import { ENQUIRY_ENDED } from "../../money/finance/finance.ts";

/** Why a closed record still matters to somebody, and so stays where it is found. */
export type KeptBy =
  | "OPEN_INVOICE"
  | "REFUND_DUE"
  | "UNMATCHED_PAYMENT"
  | "SECURITY_MONEY"
  | "LATER_PERIODS"
  | "REQUEST"
  | "DISPUTED_NUMBER"
  | "ON_IT"
  | "FACILITY"
  | "ASKED_FOR"
  | "HOLD";

export type ArchivedKind = {
  /** Without them, whatever has the moment is closed. */
  readonly closedStatuses?: readonly string[];
  /** The column of the moment at which it was closed. */
  readonly closedColumn: string;
  /** Those that no status closes, by the column of their last day. */
  readonly runsOut?: { readonly statuses: readonly string[]; readonly dateColumn: string };
  readonly keptBy: readonly KeptBy[];
};

/** By the tables that keep the records, those first that others wait for. */
export const ARCHIVED_KINDS = {
  document: {
    closedStatuses: DOCUMENT_TABS.CLOSED,
    closedColumn: "closed_at",
    keptBy: [
      "OPEN_INVOICE",
      "REFUND_DUE",
      "UNMATCHED_PAYMENT",
      "SECURITY_MONEY",
      "LATER_PERIODS",
      "REQUEST",
      "DISPUTED_NUMBER",
      "HOLD",
    ],
  },
  // One that was issued stays with its document, in no list of drafts.
  draft: {
    closedStatuses: DRAFT_TABS.DISCONTINUED,
    closedColumn: "closed_at",
    keptBy: ["OPEN_INVOICE", "REFUND_DUE", "UNMATCHED_PAYMENT", "SECURITY_MONEY", "HOLD"],
  },
  // One that is past its last day stays established, and takes nothing more.
  facility: {
    closedStatuses: FACILITY_TABS.ENDED,
    closedColumn: "closed_at",
    runsOut: { statuses: ["ESTABLISHED"], dateColumn: "end_date" },
    keptBy: ["ON_IT", "REQUEST", "HOLD"],
  },
  // Nothing happens to one after its last status; one that was established says what its facility rests on.
  facility_application: {
    closedStatuses: FACILITY_APPLICATION_CLOSED,
    closedColumn: "status_changed_at",
    keptBy: ["FACILITY", "HOLD"],
  },
  // It has no page of its own: a legal hold is set on what it asks for.
  finance_enquiry: { closedStatuses: ENQUIRY_ENDED, closedColumn: "ended_at", keptBy: ["ASKED_FOR"] },
  // A client of the provider's, when it can no longer be opened again; its records stay what they are.
  organisation: {
    closedColumn: "closed_at",
    keptBy: ["OPEN_INVOICE", "REFUND_DUE", "UNMATCHED_PAYMENT", "SECURITY_MONEY", "HOLD"],
  },
} as const satisfies Record<string, ArchivedKind>;
export type ArchivedKindName = keyof typeof ARCHIVED_KINDS;
export type KeptByOf<Kind extends ArchivedKindName> = (typeof ARCHIVED_KINDS)[Kind]["keptBy"][number];
