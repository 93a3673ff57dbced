// The confirmations of a draft, as a part of it: kept in step with what would be issued.

import { draftPart } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { ConfirmationRow } from "./confirmation-record.ts";
import { cancelWaiting } from "./confirmation-store.ts";
import { keepConfirmationCurrent } from "./keep-confirmation-current.ts";

export const CONFIRMATIONS_OF_DRAFT = draftPart({
  readers: "everybody",
  inHistory: ["Confirmation"],
  reads: {
    confirmations: `(select coalesce(jsonb_agg(to_jsonb(c) - 'code_hash' order by c.created_at desc, c.id desc), '[]')
      from draft_confirmation c where c.draft_id = d.id) as confirmations`,
  },
  fields: {
    confirmationCapabilities: ["facts", "confirmations"],
    confirmations: ["facts", "confirmations"],
  },
  changed: (tx: Transaction, before: Draft) =>
    keepConfirmationCurrent(tx, before, currentConfirmation(before)),
  discontinued: (tx: Transaction, draft: Pick<Draft, "id">) => cancelWaiting(tx, draft),
});

/** The newest first. */
export function confirmationsOf(draft: Draft): ConfirmationRow[] {
  return (draft as Draft & { confirmations: ConfirmationRow[] }).confirmations;
}

/** The one that waits or holds. */
export function currentConfirmation(draft: Draft): ConfirmationRow | undefined {
  return confirmationsOf(draft).find(({ status }) => status === "ASKED" || status === "CONFIRMED");
}
