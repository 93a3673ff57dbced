// Organisations as the provider's clients, in the database: SQL and nothing else.

import type { OfficeChangeId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { likeText, planForSearch } from "../../../database/like-text.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { ADMINISTRATORS_OF_ORGANISATION, type ClaimAdministrator } from "../abn-claims/public.ts";

export type ClientRow = Pick<
  Tables["organisation"],
  "id" | "name" | "abn" | "abnStatus" | "legalName" | "entityType" | "discountPercentage" | "createdAt"
> & {
  administrators: ClaimAdministrator[];
  people: number;
  waitingChangeId: OfficeChangeId | null;
};

const COLUMNS = `o.id, o.name, o.abn, o.abn_status, o.legal_name, o.entity_type, o.discount_percentage, o.created_at,
  ${ADMINISTRATORS_OF_ORGANISATION} as administrators,
  (select count(*)::int from member m where m.organisation_id = o.id) as people,
  (select c.id from office_change c where c.subject = 'CLIENT_DISCOUNT' and c.subject_id = o.id and c.status = 'PROPOSED') as waiting_change_id`;

/** By their names; `search` is a part of the name, or of the number without its spaces. */
export async function listClients(tx: Transaction, { search, ...list }: PageArguments & { search: string }) {
  await planForSearch(tx, search);
  const words = likeText(search);
  return await listRows<ClientRow>(tx, list, {
    keyset: { column: "lower(o.name)", cast: "text", id: "o.id", direction: "ASC" },
    columns: COLUMNS,
    from: "organisation o",
    where: `($1 = '' or lower(o.name) like '%' || $1 || '%' or o.abn like '%' || $2 || '%')`,
    values: [words, words.replace(/(?<=\d) (?=\d)/g, "")],
  });
}

export async function findClient(tx: Transaction, id: OrganisationId): Promise<ClientRow | undefined> {
  return await findRow<ClientRow>(tx, `select ${COLUMNS} from organisation o where o.id = $1`, [id]);
}

export async function saveClientDiscount(
  tx: Transaction,
  id: OrganisationId,
  discountPercentage: string,
): Promise<void> {
  await updateRecord(tx, "organisation", id, { discountPercentage });
}
