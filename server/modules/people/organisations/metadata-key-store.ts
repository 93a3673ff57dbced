// The keys under which an organisation notes its own facts about documents, in the database: SQL and nothing else.

import type { MetadataKeyId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../work/work.ts";

export type MetadataKey = { id: MetadataKeyId; organisationId: OrganisationId; key: string };

export async function findMetadataKeyForChange(
  work: Work,
  id: MetadataKeyId,
): Promise<MetadataKey | undefined> {
  const [found] = await work.query<MetadataKey>(
    "select * from organisation_metadata_key where id = $1 for no key update",
    [id],
  );
  return found;
}

/** In the order of the alphabet; of an organisation that the reader has been let into. */
export async function listMetadataKeys(work: Work, organisationId: OrganisationId): Promise<MetadataKey[]> {
  return await work.query<MetadataKey>(
    "select * from organisation_metadata_key where organisation_id = $1 order by lower(key), id",
    [organisationId],
  );
}

/** The keys alone, for whoever has come through the door of one of the organisation's documents. */
export async function listMetadataKeyNames(work: Work, organisationId: OrganisationId): Promise<string[]> {
  const rows = await work.query<{ key: string }>("select key from metadata_keys_of($1) as key", [
    organisationId,
  ]);
  return rows.map(({ key }) => key);
}

export async function countMetadataKeys(work: Work, organisationId: OrganisationId): Promise<number> {
  return (await listMetadataKeys(work, organisationId)).length;
}

/** Breaks `organisation_metadata_key_name` when the organisation has this key already. */
export async function insertMetadataKey(work: Work, metadataKey: MetadataKey): Promise<void> {
  await work.query(
    "insert into organisation_metadata_key (id, organisation_id, key, created_at) values ($1, $2, $3, $4)",
    [metadataKey.id, metadataKey.organisationId, metadataKey.key, work.now],
  );
}

export async function deleteMetadataKey(work: Work, id: MetadataKeyId): Promise<void> {
  await work.query("delete from organisation_metadata_key where id = $1", [id]);
}
