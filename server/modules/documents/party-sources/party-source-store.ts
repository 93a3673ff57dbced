// What the histories and the register say of a document's parties: SQL and nothing else.

import type {
  ConfirmationKind,
  PartyChange,
  RegisterAnswer,
} from "@bondline/domain/documents/party-sources/party-source.ts";
import type { DocumentId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { camelName } from "../../../database/camel-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Who it was, and for which side: a reader who may not know the person is shown the side. */
export type Author = { actorId: string | null; actorLabel: string; sideName: string | null };

export type PartyChangeRow = PartyChange & Author & { partyId: string };

/** The earliest first. */
export async function listPartyChanges(tx: Transaction, id: DocumentId): Promise<PartyChangeRow[]> {
  type Kept = Omit<PartyChangeRow, "columns"> & { changes: { field: string }[] };
  const rows = await tx.query<Kept>("select * from document_party_changes($1)", [id]);
  return rows.map(({ changes, ...row }) => ({
    ...row,
    columns: changes.map(({ field }) => camelName(field)),
  }));
}

export type ConfirmationRow = Author & { kind: ConfirmationKind; confirmedAt: Instant };

/** The earliest first. */
export async function listConfirmations(tx: Transaction, id: DocumentId): Promise<ConfirmationRow[]> {
  return await tx.query<ConfirmationRow>("select * from document_party_confirmations($1)", [id]);
}

export type PartyAnswerRow = RegisterAnswer & { partyId: string };

/** Of each party's number, the first and the last of each answer: on paper that was issued, as far as it was known then. */
export async function listPartyAnswers(tx: Transaction, id: DocumentId): Promise<PartyAnswerRow[]> {
  return await tx.query<PartyAnswerRow>(
    `select party_id, name, entity_type, asked_at from (
       select p.id as party_id, a.name, a.entity_type, unnest(array[min(a.asked_at), max(a.asked_at)]) as asked_at
         from document d
         join document_party p on p.document_id = d.id
         join business_register_answer a on right(a.abn, 9) = right(p.abn, 9) and (not d.is_system_document or a.asked_at <= d.created_at)
        where d.id = $1 group by p.id, a.name, a.entity_type) answers
      order by asked_at`,
    [id],
  );
}
