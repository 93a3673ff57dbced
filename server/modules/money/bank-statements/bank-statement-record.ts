// A bank statement as the server holds it, with its file and how many of its lines are how far.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { BankLineState } from "@bondline/domain/money/bank-statements/bank-line.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { AttachmentRow } from "../../records/attachments/public.ts";

export type BankStatement = Omit<
  Tables["bank_statement"],
  "reading" | "updatedAt" | "providerId" | "statusSince"
> & {
  files: Omit<AttachmentRow, "organisationId">[];
  /** The states that lines have, each with its number and the sum of its amounts. */
  counted: readonly { state: BankLineState; count: number; amountCents: Cents }[];
};

/** An invoice as whoever looks at a line has to know it. */
export type LineInvoice = {
  id: string;
  invoiceNumber: string;
  depositReferenceNumber: string;
  organisationName: string;
  draftId: DraftId;
  draftReferenceNumber: string;
  totalCents: Cents;
  openCents: Cents;
};

export type BankLineRow = Omit<
  Tables["bank_line"],
  "accountKey" | "lineKey" | "occurrence" | "decidedBy" | "sameAsLine"
> & {
  fileName: string;
  decidedByName: string | null;
  invoice: LineInvoice | null;
  suggestion: LineInvoice | null;
  /** Of the line that it repeats. */
  sameAs: { fileName: string; lineNumber: number } | null;
};

/** What a statement is changed by: its access check, its creation, or the portal's own work for whoever asked. */
export type ChangingStatement = Granted<
  Pick<BankStatement, "id" | "accountKey">,
  | "AS_SYSTEM"
  | "BEING_READ"
  | "BEING_APPLIED"
  | "CAN_CANCEL"
  | "CAN_MAP"
  | "CAN_MATCH_LINES"
  | "CAN_START"
  | "CAN_STOP"
  | "CREATED"
>;
