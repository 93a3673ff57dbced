// Changes what an organisation notes for itself about a document, on paper issued through the portal too.

import { applyAmendments } from "@bondline/domain/documents/documents/document-amendments.ts";
import {
  DOCUMENT_NOTE_RULES,
  METADATA_VALUE_FIELDS,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saidOfContract } from "../contract-dates.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { replaceDocumentMetadata, updateDocumentColumns } from "../document-change-store.ts";
import { requireKnownKeys } from "../document-metadata.ts";
import { refreshSearchText } from "../document-store.ts";
import { amendmentsOf, type DocumentChangesInput, inputPaths, textsOfDocument } from "../document-texts.ts";

export type UpdateDocumentInput = { id: string; version: number; document: DocumentChangesInput };

export async function updateDocument(tx: Transaction, input: UpdateDocumentInput): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, input, "CAN_EDIT_DETAILS");
  const present = textsOfDocument(document);
  const { texts } = applyAmendments(present, amendmentsOf(input.document));
  const keys = Object.keys(texts.metadata);
  await requireKnownKeys(tx, { id: document.organisationId }, input.document, Object.keys(present.metadata));
  const notes = requireFields(DOCUMENT_NOTE_RULES, texts.fields);
  const rules = Object.fromEntries(keys.map((key) => [key, METADATA_VALUE_FIELDS.value]));
  const values = checkFields(rules, texts.metadata, { pathPrefix: "metadata." });
  if (!values.ok) refuseFields(inputPaths(values.fields, texts, input.document));
  const metadata = Object.entries(values.values).flatMap(([key, value]) =>
    value === null ? [] : [[key, value]],
  );

  await updateDocumentColumns(tx, document, { ...notes, ...saidOfContract(tx, document, notes) });
  await replaceDocumentMetadata(tx, document, Object.fromEntries(metadata));
  await refreshSearchText(tx, document.id);

  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}
