// What of a record's history its reader is not shown: the same as on the record itself, or the history would tell it.

import type { Actor } from "../../work/actor.ts";
import { maySee } from "../documents/document-access.ts";
import type { Document } from "../documents/document-record.ts";
import { seesApplicantsAffairs, seesPayments } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/draft-record.ts";
import type { HistoryBlinds } from "./history-store.ts";

const PAYMENT_OBJECTS = ["Invoice", "Invoice line", "Payment", "Refund"] as const;

/** The columns behind the fields that the draft itself leaves empty for a beneficiary. */
const AFFAIRS_COLUMNS = [
  "director_email",
  "director_first_name",
  "director_last_name",
  "discount_percentage",
  "establishment_fee_discount_cents",
  "invoice_recipient_email_addresses",
  "issuer_details_of_source_of_funds",
  "issuer_source_of_funds",
  "refund_account_name",
  "refund_account_number_encrypted",
  "refund_account_number_last",
  "refund_bsb",
  "total_fees_cents",
] as const;

export function draftBlinds(actor: Actor, draft: Draft): HistoryBlinds {
  return {
    objectTypes: seesPayments(actor, draft) ? [] : PAYMENT_OBJECTS,
    columns: seesApplicantsAffairs(actor, draft) ? [] : AFFAIRS_COLUMNS,
  };
}

export function documentBlinds(actor: Actor, document: Document): HistoryBlinds {
  return { objectTypes: maySee(actor, document, "CAN_VIEW_COSTS") ? [] : ["Cost"], columns: [] };
}
