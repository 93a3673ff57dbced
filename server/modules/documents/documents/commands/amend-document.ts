// Changes what an organisation has recorded about a document of its own: at once, and only the fields that are named.

import { applyAmendments } from "@bondline/domain/documents/documents/document-amendments.ts";
import {
  checkDocument,
  type ValidatedDocument,
} from "@bondline/domain/documents/documents/document-check.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { DOCUMENT_PARTIES, partyRowOf, replaceParties } from "../../../parties/parties/public.ts";
import { saidOfContract } from "../contract-dates.ts";
import { accessDocumentToChange, type GrantedDocument } from "../document-access.ts";
import { replaceDocumentMetadata, updateDocumentColumns } from "../document-change-store.ts";
import { correctCost } from "../document-costs-kept.ts";
import { requireKnownKeys } from "../document-metadata.ts";
import { refreshSearchText } from "../document-store.ts";
import {
  amendmentsOf,
  columnsOf,
  costOf,
  type DocumentChangesInput,
  inputPaths,
  requireParties,
  textsOfDocument,
} from "../document-texts.ts";

export type AmendDocumentInput = {
  id: string;
  version: number;
  /** A projected document has been issued: it becomes an established one with these changes. */
  isEstablished?: boolean | null | undefined;
  amendments: DocumentChangesInput;
};

export const ISSUED_MESSAGE =
  "This was issued through the portal, so only the bank can change what it says. You can edit your notes.";

export async function amendDocument(tx: Transaction, input: AmendDocumentInput): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, input, "CAN_AMEND");
  if (document.isSystemDocument) refuseFields({ id: ISSUED_MESSAGE });
  const status = input.isEstablished
    ? documentStatusAfter(document.status, "establishProjected")
    : document.status;
  const validated = await validateAmended(tx, document, input.amendments, status === "PROJECTED");

  await updateDocumentColumns(tx, document, {
    ...columnsOf(validated),
    ...saidOfContract(tx, document, validated.values),
    status,
    referenceNumber: validated.values.referenceNumber ?? document.referenceNumber,
  });
  await replaceParties(
    tx,
    DOCUMENT_PARTIES,
    document,
    validated.parties.map((party) => partyRowOf(party, tx.newId)),
  );
  await replaceDocumentMetadata(tx, document, validated.metadata);
  await correctCost(tx, document, costOf(validated));
  await refreshSearchText(tx, document.id);

  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}

async function validateAmended(
  tx: Transaction,
  document: GrantedDocument<"CAN_AMEND">,
  input: DocumentChangesInput,
  isProjected: boolean,
): Promise<ValidatedDocument> {
  const present = textsOfDocument(document);
  const amendments = amendmentsOf(input);
  const { texts, unknownParties } = applyAmendments(present, amendments);
  requireParties(amendments, unknownParties);
  await requireKnownKeys(tx, { id: document.organisationId }, input, Object.keys(present.metadata));

  const validated = checkDocument(texts, {
    isProjected,
    now: tx.now,
    homeState: document.organisation.state,
  });
  return validated.ok ? validated.document : refuseFields(inputPaths(validated.fields, texts, input));
}
