// Corrects what a document costs: what has accrued is worked out anew from the beginning, by the same rules and to the cent.

import { checkCosts } from "@bondline/domain/documents/documents/document-check.ts";
import { DOCUMENT_SECTIONS } from "@bondline/domain/documents/documents/document-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenInput } from "@bondline/domain/values/fields/field-paths.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { correctCost } from "../document-costs-kept.ts";
import { costOf, textsOfDocument } from "../document-texts.ts";
import { touchDocument } from "./touch-document.ts";

export type UpdateDocumentCostsInput = {
  id: string;
  version: number;
  /** A field left out stays as it is; a field given as null is emptied, and with its kind of fee all of them. */
  costs: Readonly<Record<string, unknown>>;
};

/** Whose costs they are: the provider's on paper that it arranged, an organisation's on its own record. */
export async function updateDocumentCosts(
  tx: Transaction,
  input: UpdateDocumentCostsInput,
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, input, "CAN_EDIT_COSTS");
  const present = textsOfDocument(document).fields;
  const texts = { ...present, ...flattenInput(DOCUMENT_SECTIONS.costs, { costs: input.costs }) };
  const validated = checkCosts(texts);
  if (!validated.ok) refuseFields(validated.fields);
  await correctCost(tx, document, costOf(validated));
  await touchDocument(tx, document);
  return { documentId: document.id };
}
