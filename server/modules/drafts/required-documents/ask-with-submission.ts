// What a bank and the kind of the applicant ask for comes into being with the submission; what is there already is not asked for twice.

import { requiredWithSubmission } from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { RequiredDocumentRow } from "./required-document-record.ts";
import { insertRequiredDocument, insertRequiredDocumentMessage } from "./required-document-store.ts";

export async function askWithSubmission(
  tx: Transaction,
  draft: Draft,
  present: readonly RequiredDocumentRow[],
): Promise<void> {
  const supplier = draft.feeSummary?.supplier;
  const asked = requiredWithSubmission({
    bank: supplier ? { name: supplier.tradeName, asksFor: supplier.requiredDocumentTypes } : null,
    issuerEntityTypes: draft.parties
      .filter(({ partyVariant }) => partyVariant === "ISSUER")
      .map(({ partyEntityType }) => partyEntityType),
  });
  for (const { type, reason } of asked) {
    if (present.some(({ requiredDocumentType }) => requiredDocumentType === type)) continue;
    const requiredDocumentId = await insertRequiredDocument(tx, draft, type);
    await insertRequiredDocumentMessage(tx, draft, {
      requiredDocumentId,
      fromParty: "PROVIDER_ADMIN",
      message: reason,
      author: null,
    });
  }
}
