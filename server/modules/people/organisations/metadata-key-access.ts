// The door to the keys under which an organisation notes its own facts about documents.

import { asMetadataKeyId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson, roleIn } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import {
  findMetadataKeyForChange,
  listMetadataKeyNames,
  listMetadataKeys,
  type MetadataKey,
} from "./metadata-key-store.ts";
import type { Organisation } from "./organisation-store.ts";

export type { MetadataKey };

/** An organisation has come through its own door; its keys come with it. */
export async function listMetadataKeysOf(
  work: Work,
  { id }: Pick<Organisation, "id">,
): Promise<MetadataKey[]> {
  return await listMetadataKeys(work, id);
}

/** Of an organisation one of whose documents has come through its own door to be changed. */
export async function listMetadataKeyNamesOf(
  work: Work,
  { id }: Pick<Organisation, "id">,
): Promise<string[]> {
  return await listMetadataKeyNames(work, id);
}

export async function accessMetadataKeyToChange(work: Work, id: string): Promise<MetadataKey> {
  requirePerson(work.actor);
  const found = await findMetadataKeyForChange(work, asMetadataKeyId(id));
  const role = found === undefined ? null : (roleIn(work.actor, found.organisationId) ?? null);
  if (found === undefined || !decideOrganisation({ role }, "CAN_UPDATE_DETAILS").allowed)
    refuse("METADATA_KEY_NOT_FOUND", { id });
  return found;
}
