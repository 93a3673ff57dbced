// Adds a key under which the organisation notes its own facts about documents.

import { asMetadataKeyId } from "@bondline/domain/ids.ts";
import {
  METADATA_KEY_FIELDS,
  METADATA_KEYS_FULL_MESSAGE,
  METADATA_KEYS_MAX,
} from "@bondline/domain/people/organisations/metadata-key.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { countMetadataKeys, insertMetadataKey } from "../metadata-key-store.ts";
import { accessOrganisation } from "../organisation-access.ts";

export async function createOrganisationDocumentMetadata(
  work: Work,
  input: { organisationId: string; key: string },
): Promise<Answer> {
  const organisation = await accessOrganisation(work, input.organisationId, "CAN_UPDATE_DETAILS");
  const { key } = requireFields(METADATA_KEY_FIELDS, { key: input.key });
  if ((await countMetadataKeys(work, organisation.id)) >= METADATA_KEYS_MAX)
    refuseFields({ key: METADATA_KEYS_FULL_MESSAGE });

  await insertMetadataKey(work, {
    id: asMetadataKeyId(work.newId()),
    organisationId: organisation.id,
    key,
  });
  await work.announce("organisation", { id: organisation.id, organisationId: organisation.id });
  return { organisationId: organisation.id };
}
