// The access check of the keys under which an organisation notes its own facts about documents.

import { asMetadataKeyId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findMetadataKeyForChange,
  listMetadataKeyNames,
  listMetadataKeys,
  type MetadataKey,
} from "./metadata-key-store.ts";
import type { Organisation } from "./organisation-store.ts";

export type { MetadataKey };

/** An organisation has come through its own access check; its keys come with it. */
export async function listMetadataKeysOf(tx: Transaction, { id }: Pick<Organisation, "id">) {
  return await listMetadataKeys(tx, id);
}

/** Of an organisation one of whose documents has come through its own access check to be changed. */
export async function listMetadataKeyNamesOf(tx: Transaction, { id }: Pick<Organisation, "id">) {
  return await listMetadataKeyNames(tx, id);
}

export async function accessMetadataKeyToChange(tx: Transaction, id: string): Promise<MetadataKey> {
  requirePerson(tx.actor);
  const found = await findMetadataKeyForChange(tx, asMetadataKeyId(id));
  const role = found === undefined ? null : (roleIn(tx.actor, found.organisationId) ?? null);
  if (found === undefined || !decideOrganisation({ role }, "CAN_UPDATE_DETAILS").allowed)
    refuse("METADATA_KEY_NOT_FOUND", { id });
  return found;
}
