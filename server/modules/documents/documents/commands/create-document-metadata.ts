// Puts a value under one of the organisation's own keys on a document that has none there yet.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { metadataUnder, requireMetadataValue } from "../document-metadata.ts";
import { updateDocument } from "./update-document.ts";

export type DocumentMetadataInput = { documentId: string; version: number; key: string; value: string };

const THERE_MESSAGE = "This document has a value in this field already. Change that one.";

export async function createDocumentMetadata(
  tx: Transaction,
  input: DocumentMetadataInput,
): Promise<CommandResult> {
  const { documentId: id, version, key } = input;
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_EDIT_DETAILS");
  if (metadataUnder(document, key) !== undefined) refuseFields({ key: THERE_MESSAGE });
  const value = requireMetadataValue(input);
  return await updateDocument(tx, { id, version, document: { metadata: [{ key, value }] } });
}
