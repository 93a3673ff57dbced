// A custodian and a handover as the server holds them.

import type { AccountId, DocumentId, HandoverId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type CustodianRow = Pick<
  Tables["document_custodian"],
  "name" | "emailAddress" | "storageAddress" | "notes" | "receivedDate"
>;

export type HandoverRow = {
  id: HandoverId;
  name: string;
  emailAddress: string;
  storageAddress: string | null;
  notes: string | null;
  requestedByName: string;
  /** When the link to a digital original was first used. */
  openedAt: Instant | null;
  /** With an offset, as the database writes a moment within JSON. */
  linkEndsAt: Instant;
  nextReminderAt: Instant | null;
  /** None where it is of an earlier version, or digital. */
  secondCodeNumber: number;
  secondCodeTries: number;
  createdAt: Instant;
};

/** What the code in the link opens, with no more of the document than its bearer needs. */
export type HandoverOfCode = {
  id: HandoverId;
  organisationId: OrganisationId;
  documentId: DocumentId;
  name: string;
  emailAddress: string;
  storageAddress: string | null;
  notes: string | null;
  requestedByName: string;
  /** Null where they have nothing to do with the document any more. */
  requestedByEmail: string | null;
  requestedByAccount: AccountId | null;
  secondCodeHash: string | null;
  secondCodeNumber: number;
  secondCodeTries: number;
  custodianName: string | null;
  organisationName: string;
  linkEndsAt: Instant;
  documentVariant: ProcessType;
  amountCents: Cents;
  guaranteeNumber: string | null;
  referenceNumber: string;
  bankName: string | null;
  beneficiaryName: string | null;
  isDigital: boolean;
  openedAt: Instant | null;
  /** The guarantee as the bank issued it, where it has given its file. */
  paper: HandoverPaper | null;
};

export type HandoverPaper = { storageKey: string; fileName: string; contentType: string; fileSize: number };
