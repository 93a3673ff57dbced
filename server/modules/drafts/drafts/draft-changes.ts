// What a validated change really changes: a value sent again as it stands is no change, and takes no approval back.

import { type ApprovalTopic, approvalTopicsOf } from "@bondline/domain/drafts/drafts/draft-approvals.ts";
import { decryptValue } from "../../../database/encryption.ts";
import { fieldOfColumn } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { PartyRow } from "../../parties/parties/public.ts";
import { accountNumberPlace, DRAFT_COLUMNS, SEALED_NUMBERS, type SealedColumn } from "./draft-columns.ts";
import type { Draft } from "./draft-record.ts";
import type { DraftColumns } from "./draft-store.ts";

/** The columns whose value differs from the stored one. */
export function changedColumns(tx: Transaction, draft: Draft, columns: DraftColumns): DraftColumns {
  const changed = Object.entries(columns).filter(([name, value]) =>
    isSealed(name)
      ? !holdsAccountNumber(tx, draft, name, columns[name])
      : (value ?? null) !== (draft[name as keyof DraftColumns] ?? null),
  );
  return Object.fromEntries(changed) as DraftColumns;
}

type NewParty = Omit<PartyRow, "position">;

/** Their order counts: the first on each side is the one that the wording names. */
export function partiesChange(draft: Draft, parties: readonly NewParty[]): boolean {
  if (parties.length !== draft.parties.length) return true;
  return parties.some((party, position) => {
    const stored = draft.parties[position];
    const names = Object.keys(party) as (keyof NewParty)[];
    return stored === undefined || names.some((name) => party[name] !== stored[name]);
  });
}

/** What approvers were asked about that is now another: it takes their approvals back. */
export function topicsChanged(columns: DraftColumns, isPartiesChange: boolean): ApprovalTopic[] {
  const fields = Object.keys(columns).map((column) => fieldOfColumn(DRAFT_COLUMNS, column) ?? column);
  return approvalTopicsOf(isPartiesChange ? [...fields, "parties"] : fields);
}

/** Sealed values differ each time, so the numbers themselves are compared. */
function holdsAccountNumber(
  tx: Transaction,
  draft: Draft,
  column: SealedColumn,
  sealed: Buffer | null | undefined,
): boolean {
  const stored = draft[column];
  if (sealed === undefined || sealed === null || stored === null)
    return sealed === undefined || sealed === stored;
  const key = tx.app.settings.secrets.fieldEncryptionKey;
  const place = accountNumberPlace(draft.id, column);
  return decryptValue(key, place, sealed) === decryptValue(key, place, stored);
}

function isSealed(column: string): column is SealedColumn {
  return SEALED_NUMBERS.some(({ sealed }) => sealed === column);
}
