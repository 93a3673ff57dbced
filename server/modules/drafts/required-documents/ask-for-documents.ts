// What a bank and the kind of the applicant ask for comes into being with the submission and the approval; what is there already is not asked for twice.

import type { AskedMoment } from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import {
  type DocumentToAsk,
  documentsToAsk,
} from "@bondline/domain/drafts/asked-documents/documents-to-ask.ts";
import { isSameDocument } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { SupplierRow } from "../../money/fee-summaries/public.ts";
import type { Draft } from "../drafts/public.ts";
import { findAskedOfDraft } from "./asked-of-draft-store.ts";
import type { RequiredDocumentRow } from "./required-document-record.ts";
import { insertRequiredDocument, insertRequiredDocumentMessage } from "./required-document-store.ts";

type Asking = {
  moment: AskedMoment;
  supplier: SupplierRow | undefined;
  present: readonly RequiredDocumentRow[];
};

/** Answers with what was not there yet. */
export async function askForDocuments(
  tx: Transaction,
  draft: Draft,
  { moment, supplier, present }: Asking,
): Promise<DocumentToAsk[]> {
  const toAsk = documentsToAsk({
    moment,
    processType: draft.processType,
    bank: supplier
      ? { name: supplier.tradeName, documents: await findAskedOfDraft(tx, supplier, draft.createdAt) }
      : null,
    issuerEntityTypes: draft.parties
      .filter(({ partyVariant }) => partyVariant === "ISSUER")
      .map(({ partyEntityType }) => partyEntityType),
  }).filter((each) => !present.some((there) => isSameDocument(there, each)));
  for (const { reason, ...document } of toAsk) {
    const requiredDocumentId = await insertRequiredDocument(tx, draft, document);
    await insertRequiredDocumentMessage(tx, draft, {
      requiredDocumentId,
      fromParty: "PROVIDER_ADMIN",
      message: reason,
      author: null,
    });
  }
  return toAsk;
}
