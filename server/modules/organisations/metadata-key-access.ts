// The doors to the keys under which an organisation notes its own facts about documents.

import { asMetadataKeyId, type OrganisationId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson, roleIn } from "../../work/actor.ts";
import type { Work } from "../../work/work.ts";
import { findMetadataKeyForChange, listMetadataKeys, type MetadataKey } from "./metadata-key-store.ts";

export async function accessMetadataKeyToChange(work: Work, id: string): Promise<MetadataKey> {
  requirePerson(work.actor);
  const found = await findMetadataKeyForChange(work, asMetadataKeyId(id));
  const role = found === undefined ? null : (roleIn(work.actor, found.organisationId) ?? null);
  if (found === undefined || !decideOrganisation({ role }, "CAN_UPDATE_DETAILS").allowed)
    refuse("METADATA_KEY_NOT_FOUND", { id });
  return found;
}

/** Of an organisation that the reader has been let into, in the order of the alphabet. */
export async function accessMetadataKeys(work: Work, organisationId: OrganisationId): Promise<MetadataKey[]> {
  return await listMetadataKeys(work, organisationId);
}
