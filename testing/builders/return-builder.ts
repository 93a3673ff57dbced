// A request for return that waits for its answer, for tests about something else than the asking.

import { returnLinkEndsAt } from "@bondline/domain/documents/return-requests/return-request.ts";
import {
  type AccountId,
  asDocumentId,
  asReturnRequestId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { insertRow } from "../../server/database/write-row.ts";
import { recordDocument } from "../../server/demo/builders/document-builder.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { linkCodeHash, newLinkCode } from "../../server/modules/people/accounts/link-code.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

const HOLDER = { name: "Mona Petrou", emailAddress: "mona.petrou@keeper.example" } as const;

export type AskedBack = { documentId: string; requestId: string; returnCode: string };

/** Of a new document of Harbour's, or of one that is there. */
export async function aReturnRequest(app: App, of?: string): Promise<AskedBack> {
  const documentId = asDocumentId(of ?? (await recordDocument(app)));
  await endReturnRequest(app, documentId);
  const returnCode = newLinkCode();
  const { givenName, familyName } = PEOPLE.ben;
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const requestId = asReturnRequestId(tx.newId());
    const [document] = await tx.query<{ organisationId: OrganisationId }>(
      "select organisation_id from document where id = $1",
      [documentId],
    );
    if (document === undefined) throw new Error("There is no such document.");
    await insertRow(tx, "document_return_request", {
      ...HOLDER,
      id: requestId,
      organisationId: document.organisationId,
      documentId,
      status: "REQUESTED",
      codeHash: linkCodeHash(returnCode),
      linkEndsAt: returnLinkEndsAt(tx.now),
      mailsSent: 1,
      requestedBy: idOf("person", "ben") as AccountId,
      requestedByName: `${givenName} ${familyName}`,
      createdAt: tx.now,
    });
    await tx.query("update document set status = 'AWAITING_RETURN' where id = $1", [documentId]);
    return { documentId, requestId, returnCode };
  });
}

/** So that another can be made. */
export async function endReturnRequest(app: App, documentId: string): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await tx.query(
      `update document_return_request set status = 'WITHDRAWN', code_hash = null, link_ends_at = null, next_reminder_at = null
        where document_id = $1 and status in ('REQUESTED', 'ACCEPTED')`,
      [documentId],
    );
    await tx.query(
      "update document set status = 'ESTABLISHED' where id = $1 and status = 'AWAITING_RETURN'",
      [documentId],
    );
  });
}
