// An organisation's own facts about a document stand under the keys that it has set up.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listMetadataKeyNamesOf } from "../../people/organisations/metadata-key-access.ts";
import type { Organisation } from "../../people/organisations/public.ts";
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
