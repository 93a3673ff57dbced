// The one row of a part beside its draft, such as a switch: made when the part is first saved, changed from then on.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { SqlValue, Transaction } from "../../../transaction/transaction.ts";

type RowOfPart = { draftId: unknown; createdAt: unknown; updatedAt: unknown };
/** The tables with a row for a draft. */
type PartTable = { [T in keyof Tables]: Tables[T] extends RowOfPart ? T : never }[keyof Tables];
export type PartColumns<T extends PartTable> = Partial<
  Omit<Tables[T], "id" | "organisationId" | "draftId" | "createdAt" | "updatedAt">
>;

/** Called with the draft locked; what is not named stays as it is. */
export async function savePart<T extends PartTable>(
  tx: Transaction,
  table: T,
  draft: { id: DraftId; organisationId: OrganisationId },
  columns: PartColumns<T>,
): Promise<void> {
  const entries = (Object.entries(columns) as [string, SqlValue][]).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const names = entries.map(([name]) => snakeName(name));
  const places = names.map((_, at) => `$${at + 5}`);
  const sets = names.map((name) => `${name} = excluded.${name}`);
  await tx.query(
    `insert into ${table} (id, organisation_id, draft_id, created_at, updated_at, ${names.join(", ")})
     values ($1, $2, $3, $4, $4, ${places.join(", ")})
     on conflict (draft_id) do update set ${sets.join(", ")}, updated_at = excluded.updated_at`,
    [tx.newId(), draft.organisationId, draft.id, tx.now, ...entries.map(([, value]) => value)],
  );
}
