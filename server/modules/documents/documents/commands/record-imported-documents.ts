// Records the documents of a register, as `createDocument` records one: many at once, each with all that its row says and a history of its own.

import type { ValidatedDocument } from "@bondline/domain/documents/documents/document-check.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  asDocumentId,
  type DocumentId,
  type ImportJobId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import { newReferenceNumber } from "../../../../database/reference-number.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { partyRowOf } from "../../../parties/parties/public.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { NOTHING_SAID_OF_CONTRACT, saidOfContract } from "../contract-dates.ts";
import { insertImported, type NewImported } from "../document-import-store.ts";
import { columnsOf, costOf } from "../document-texts.ts";

export type RegisterSource = {
  organisationId: OrganisationId;
  importJobId: ImportJobId;
  /** As the history names it. */
  fileName: string;
};

/** Beside each the id that it was given; undefined where the organisation has one of its bank and number already. */
export async function recordImportedDocuments(
  tx: Transaction,
  source: RegisterSource,
  documents: readonly ValidatedDocument[],
): Promise<(DocumentId | undefined)[]> {
  requireOrganisation(tx, source.organisationId, "CAN_ADD_DOCUMENTS");
  const rows = documents.map((document) => rowsOf(tx, source, document));
  const inserted = await insertImported(tx, rows);
  const [first] = rows;
  // One stands for all: a list that is open reads itself anew, and does not fetch thousands one by one.
  if (first !== undefined)
    await tx.announce("document", { id: first.document.id, organisationId: source.organisationId });
  return rows.map(({ document }) => (inserted.has(document.id) ? document.id : undefined));
}

function rowsOf(
  tx: Transaction,
  { organisationId, importJobId, fileName }: RegisterSource,
  validated: ValidatedDocument,
): NewImported {
  const documentId = asDocumentId(tx.newId());
  const { values } = validated;
  const referenceNumber = values.referenceNumber ?? newReferenceNumber("BG");
  const ofDocument = { organisationId, documentId, createdAt: tx.now };
  const cost = costOf(validated);
  return {
    document: {
      id: documentId,
      organisationId,
      importJobId,
      importedFrom: fileName,
      ...columnsOf(validated),
      ...NOTHING_SAID_OF_CONTRACT,
      ...saidOfContract(tx, undefined, values),
      isSystemDocument: false,
      isHeld: false,
      status: documentStatusAfter(undefined, "record"),
      referenceNumber,
      searchText: searchTextOf(validated, referenceNumber),
      createdAt: tx.now,
      updatedAt: tx.now,
    },
    parties: validated.parties.map((party, position) => ({
      ...partyRowOf(party, tx.newId),
      name: party.name,
      ...ofDocument,
      position,
    })),
    metadata: Object.entries(validated.metadata).map(([key, value]) => ({
      ...ofDocument,
      id: tx.newId(),
      key,
      value,
    })),
    cost: cost === undefined ? undefined : { ...cost, ...ofDocument, id: tx.newId() },
  };
}

const SEARCH_TEXT_MAX = 4_000;

/** As `refreshSearchText` writes it, without a second write of each row. */
function searchTextOf({ values, parties, metadata }: ValidatedDocument, referenceNumber: string): string {
  const said = [
    referenceNumber,
    values.guaranteeNumber,
    values.bankName,
    values.projectAddress,
    ...parties.flatMap(({ name, abn }) => [name, abn]),
    ...Object.values(metadata),
  ];
  const text = said.filter((each) => each !== null).join(" ");
  return [...text.toLowerCase()].slice(0, SEARCH_TEXT_MAX).join("");
}
