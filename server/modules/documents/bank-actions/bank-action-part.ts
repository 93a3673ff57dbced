// What was asked of the bank on a document, as a part of the document.

import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";
import type { BankActionRow } from "./bank-action-record.ts";

export const BANK_ACTIONS_OF_DOCUMENT = recordPart({
  reads: {
    bankActions: `(select coalesce(json_agg(b order by b.created_at desc, b.id desc), '[]') from document_bank_action b where b.document_id = d.id) as bank_actions`,
  },
  // The files that belong to them are found among the document's.
  fields: {},
});

/** The newest first. */
export function bankActionsOf(document: Document): BankActionRow[] {
  return (document as Document & { bankActions: BankActionRow[] }).bankActions;
}
