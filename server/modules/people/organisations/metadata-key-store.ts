// The keys under which an organisation notes its own facts about documents, in the database: SQL and nothing else.

import type { MetadataKeyId, OrganisationId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type MetadataKey = { id: MetadataKeyId; organisationId: OrganisationId; key: string };

export async function findMetadataKeyForChange(tx: Transaction, id: MetadataKeyId) {
  return await findRow<MetadataKey>(
    tx,
    "select * from organisation_metadata_key where id = $1 for no key update",
    [id],
  );
}

/** In the order of the alphabet; of an organisation that the reader has been let into. */
export async function listMetadataKeys(tx: Transaction, organisationId: OrganisationId) {
  return await tx.query<MetadataKey>(
    "select * from organisation_metadata_key where organisation_id = $1 order by lower(key), id",
    [organisationId],
  );
}

/** The keys alone, for whoever has come through the access check of one of the organisation's documents. */
export async function listMetadataKeyNames(tx: Transaction, organisationId: OrganisationId) {
  const rows = await tx.query<{ key: string }>("select key from metadata_keys_of($1) as key", [
    organisationId,
  ]);
  return rows.map(({ key }) => key);
}

export async function countMetadataKeys(tx: Transaction, organisationId: OrganisationId): Promise<number> {
  return (await listMetadataKeys(tx, organisationId)).length;
}

/** Breaks `organisation_metadata_key_name` when the organisation has this key already. */
export async function insertMetadataKey(tx: Transaction, metadataKey: MetadataKey): Promise<void> {
  await insertRow(tx, "organisation_metadata_key", { ...metadataKey, createdAt: tx.now });
}

export async function deleteMetadataKey(tx: Transaction, id: MetadataKeyId): Promise<void> {
  await tx.query("delete from organisation_metadata_key where id = $1", [id]);
}
