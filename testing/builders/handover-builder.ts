// A handover whose recipient has not confirmed yet, for tests about something else than the asking.

import { handoverEndsAt } from "@bondline/domain/documents/handovers/handover.ts";
import { type AccountId, asDocumentId, asHandoverId, asOrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { insertRow } from "../../server/database/write-row.ts";
import { recordDocument } from "../../server/demo/builders/document-builder.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { secondCodeHash, secondCodeOf } from "../../server/modules/documents/handovers/second-code.ts";
import { linkCodeHash, newLinkCode } from "../../server/modules/people/accounts/link-code.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export const KEEPER = {
  name: "Mona Petrou",
  emailAddress: "mona.petrou@keeper.example",
  storageAddress: "Level 2, 1 Woolworths Way, Bella Vista NSW 2153",
  notes: "By courier on Tuesday morning.",
} as const;

export type HandedOver = {
  documentId: string;
  handoverId: string;
  handoverCode: string;
  secondCode: string;
};

/** Of a new document of Harbour's, or of one that is there; to the keeper unless another address is named. */
export async function aHandover(
  app: App,
  of?: string,
  { emailAddress = KEEPER.emailAddress as string } = {},
): Promise<HandedOver> {
  const documentId = asDocumentId(of ?? (await recordDocument(app)));
  await withdrawHandover(app, documentId);
  const handoverCode = newLinkCode();
  const { givenName, familyName } = PEOPLE.ben;
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const handoverId = tx.newId();
    const secondCode = secondCodeOf(app, { handoverId, number: 1 });
    await insertRow(tx, "document_handover", {
      ...KEEPER,
      emailAddress,
      id: asHandoverId(handoverId),
      organisationId: asOrganisationId(idOf("organisation", "harbour")),
      documentId,
      status: "REQUESTED",
      codeHash: linkCodeHash(handoverCode),
      secondCodeHash: secondCodeHash(app, handoverId, secondCode),
      secondCodeNumber: 1,
      requestedBy: idOf("person", "ben") as AccountId,
      requestedByName: `${givenName} ${familyName}`,
      linkEndsAt: handoverEndsAt(tx.now),
      createdAt: tx.now,
    });
    return { documentId, handoverId, handoverCode, secondCode };
  });
}

/** So that another can be made. */
export async function withdrawHandover(app: App, documentId: string): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update document_handover set status = 'WITHDRAWN' where document_id = $1 and status = 'REQUESTED'",
      [documentId],
    ),
  );
}

/** Of a digital original, with the bank's file behind its link. */
export async function aDigitalHandover(app: App): Promise<HandedOver> {
  const handedOver = await aHandover(app);
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = tx.newId();
    const { documentId } = handedOver;
    await tx.query("update document set delivery_type = 'DIGITAL' where id = $1", [documentId]);
    await tx.query(
      `insert into document_attachment (id, organisation_id, document_id, variant, file_name, content_type, content_md5_checksum, file_size, storage_key,
         sha256, received_at, scanned_at, infected_file_status, uploaded_by, created_at)
       values ($1, $2, $3, 'ISSUED_PAPER', 'guarantee.pdf', 'application/pdf', '', 1, $4, '', $5, $5, 'CLEAN', $6, $5)`,
      [
        id,
        idOf("organisation", "harbour"),
        documentId,
        `${idOf("organisation", "harbour")}/${id}`,
        tx.now,
        idOf("person", "sam"),
      ],
    );
  });
  return handedOver;
}
