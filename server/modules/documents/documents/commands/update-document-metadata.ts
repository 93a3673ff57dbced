// Changes the value that a document has under one of the organisation's own keys.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { requireMetadata, requireMetadataValue } from "../document-metadata.ts";
import type { DocumentMetadataInput } from "./create-document-metadata.ts";
import { updateDocument } from "./update-document.ts";

export async function updateDocumentMetadata(
  tx: Transaction,
  input: DocumentMetadataInput,
): Promise<CommandResult> {
  const { documentId: id, version } = input;
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_EDIT_DETAILS");
  const { key } = requireMetadata(document, input.key);
  const value = requireMetadataValue(input);
  return await updateDocument(tx, { id, version, document: { metadata: [{ key, value }] } });
}
