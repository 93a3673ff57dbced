// A digital original that its beneficiary possesses.

import { asDocumentId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { accessDocumentAsSystem } from "../../server/modules/documents/documents/document-access.ts";
import { signedTermsOf } from "../../server/modules/documents/documents/public.ts";
import { insertPossession } from "../../server/modules/documents/possessions/possession-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { aDigitalHandover } from "./handover-builder.ts";

export async function aPossession(app: App): Promise<void> {
  const { documentId } = await aDigitalHandover(app);
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const document = await accessDocumentAsSystem(tx, asDocumentId(documentId));
    await insertPossession(tx, document, {
      holderName: "Woolworths Group Limited",
      givenByName: "Macquarie Bank Limited",
      fileName: "guarantee.pdf",
      fileSha256: "0".repeat(64),
      ...signedTermsOf(document),
    });
  });
}
