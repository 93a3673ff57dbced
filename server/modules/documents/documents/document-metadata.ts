// An organisation's own facts about a document stand under the keys that it has set up.

import { METADATA_VALUE_RULE } from "@bondline/domain/documents/documents/document-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listMetadataKeyNamesOf } from "../../people/organisations/metadata-key-access.ts";
import type { Organisation } from "../../people/organisations/public.ts";
import type { Document, MetadataRow } from "./document-record.ts";
import type { DocumentChangesInput } from "./document-texts.ts";

const UNKNOWN_KEY_MESSAGE = "This field is not in your organisation's list. Add it in the settings first.";

/** A key that the document has already may stay, even when the organisation has taken it from its list. */
export async function requireKnownKeys(
  tx: Transaction,
  organisation: Pick<Organisation, "id">,
  { metadata }: DocumentChangesInput,
  present: readonly string[] = [],
): Promise<void> {
  const keys = (metadata ?? []).map(({ key }) => key);
  if (keys.every((key) => present.includes(key))) return;
  const own = await listMetadataKeyNamesOf(tx, organisation);
  const known = [...own, ...present];
  const unknown = keys.flatMap((key, place) =>
    known.includes(key) ? [] : [[`metadata.${place}.key`, UNKNOWN_KEY_MESSAGE]],
  );
  if (unknown.length > 0) refuseFields(Object.fromEntries(unknown));
}

/** A key is one, however it is written. */
export function metadataUnder(
  { metadata }: Pick<Document, "metadata">,
  key: string,
): MetadataRow | undefined {
  return metadata.find((each) => each.key.toLowerCase() === key.trim().toLowerCase());
}

export function requireMetadata(document: Pick<Document, "metadata">, key: string): MetadataRow {
  return metadataUnder(document, key) ?? refuseFields({ key: "This document has no value in this field." });
}

export function requireMetadataValue({ value }: { value: string }): string {
  return requireFields({ value: required(METADATA_VALUE_RULE) }, { value }).value;
}
