// Adds a key under which the organisation notes its own facts about documents.

import { asMetadataKeyId } from "@bondline/domain/ids.ts";
import {
  METADATA_KEY_FIELDS,
  METADATA_KEYS_FULL_MESSAGE,
  METADATA_KEYS_MAX,
} from "@bondline/domain/people/organisations/metadata-key.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { countMetadataKeys, insertMetadataKey } from "../metadata-key-store.ts";
import { accessOrganisation } from "../organisation-access.ts";

export async function createOrganisationDocumentMetadata(
  tx: Transaction,
  input: { organisationId: string; key: string },
): Promise<CommandResult> {
  const organisation = await accessOrganisation(tx, input.organisationId, "CAN_UPDATE_DETAILS");
  const { key } = requireFields(METADATA_KEY_FIELDS, { key: input.key });
  if ((await countMetadataKeys(tx, organisation.id)) >= METADATA_KEYS_MAX)
    refuseFields({ key: METADATA_KEYS_FULL_MESSAGE });

  await insertMetadataKey(tx, {
    id: asMetadataKeyId(tx.newId()),
    organisationId: organisation.id,
    key,
  });
  await tx.announce("organisation", { id: organisation.id, organisationId: organisation.id });
  return { organisationId: organisation.id };
}
