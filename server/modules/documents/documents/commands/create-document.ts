// Records a document that an organisation holds or expects, as its own affair: nothing of it was issued here.

import { applyAmendments, NO_TEXTS } from "@bondline/domain/documents/documents/document-amendments.ts";
import { checkDocument } from "@bondline/domain/documents/documents/document-check.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { asDocumentId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { newReferenceNumber } from "../../../../database/reference-number.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { DOCUMENT_PARTIES, partyRowOf, replaceParties } from "../../../parties/parties/public.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { NOTHING_SAID_OF_CONTRACT, saidOfContract } from "../contract-dates.ts";
import { replaceDocumentMetadata, saveDocumentCost } from "../document-change-store.ts";
import { requireKnownKeys } from "../document-metadata.ts";
import { insertDocument, refreshSearchText } from "../document-store.ts";
import {
  amendmentsOf,
  columnsOf,
  costOf,
  type DocumentChangesInput,
  inputPaths,
  requireParties,
} from "../document-texts.ts";

export type CreateDocumentInput = {
  organisationId: string;
  isProjected: boolean;
  /** Received by the organisation as its beneficiary. */
  isHeld?: boolean | null | undefined;
  document: DocumentChangesInput;
};

export async function createDocument(tx: Transaction, input: CreateDocumentInput): Promise<CommandResult> {
  const organisation = await accessOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  const amendments = amendmentsOf(input.document);
  const { texts, unknownParties } = applyAmendments(NO_TEXTS, amendments);
  requireParties(amendments, unknownParties);
  await requireKnownKeys(tx, organisation, input.document);
  const validated = checkDocument(texts, {
    isProjected: input.isProjected,
    now: tx.now,
    homeState: organisation.state,
  });
  if (!validated.ok) refuseFields(inputPaths(validated.fields, texts, input.document));

  const id = asDocumentId(tx.newId());
  const document = await insertDocument(tx, {
    id,
    organisationId: organisation.id,
    ...NOT_ISSUED_HERE,
    ...columnsOf(validated.document),
    ...NOTHING_SAID_OF_CONTRACT,
    ...saidOfContract(tx, undefined, validated.document.values),
    isHeld: input.isHeld === true,
    status: documentStatusAfter(undefined, input.isProjected ? "project" : "record"),
    referenceNumber: validated.document.values.referenceNumber ?? newReferenceNumber("BG"),
  });
  await replaceParties(
    tx,
    DOCUMENT_PARTIES,
    document,
    validated.document.parties.map((party) => partyRowOf(party, tx.newId)),
  );
  await replaceDocumentMetadata(tx, document, validated.document.metadata);
  await saveDocumentCost(tx, document, costOf(validated.document));
  await refreshSearchText(tx, id);

  await tx.announce("document", { id, organisationId: organisation.id });
  return { documentId: id };
}

const NOT_ISSUED_HERE = {
  originalDraftId: null,
  specialProduct: null,
  supplierId: null,
  facilityId: null,
  bankBsb: null,
  bankAddress: null,
  wordingHash: null,
  amendedWordingHash: null,
  wordingHtml: null,
  deliveryType: null,
  isSystemDocument: false,
} as const;
