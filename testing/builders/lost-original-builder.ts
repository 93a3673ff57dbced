// An original that was declared lost, for tests about something else than the declaring.

import { type AccountId, asDocumentId, asLostOriginalId, type OrganisationId } from "@bondline/domain/ids.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../server/app.ts";
import { insertRow } from "../../server/database/write-row.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

const INDEMNITY = {
  indemnityStatement: "We will make good any loss.",
  indemnityName: "Ada Nguyen",
  indemnityDate: plainDate("2026-11-20"),
};

export type LostOriginal = { documentId: string; id: string; version: number };

/** By the applicant, and with its indemnity where that is asked for. What waited before has been found. */
export async function aLostOriginal(
  app: App,
  of: string,
  { isIndemnified = false }: { isIndemnified?: boolean } = {},
): Promise<LostOriginal> {
  const documentId = asDocumentId(of);
  const { givenName, familyName } = PEOPLE.ada;
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await tx.query(
      "update document_lost_original set status = 'FOUND', ended_at = $2 where document_id = $1 and ended_at is null",
      [documentId, tx.now],
    );
    const [document] = await tx.query<{ organisationId: OrganisationId; version: number }>(
      "select organisation_id, version from document where id = $1",
      [documentId],
    );
    if (document === undefined) throw new Error("There is no such document.");
    const id = asLostOriginalId(tx.newId());
    await insertRow(tx, "document_lost_original", {
      id,
      organisationId: document.organisationId,
      documentId,
      status: isIndemnified ? "INDEMNIFIED" : "DECLARED",
      side: "APPLICANT",
      lastSeenDate: plainDate("2026-11-20"),
      searched: "The safe and the archive.",
      declaredBy: idOf("person", "ada") as AccountId,
      declaredByName: `${givenName} ${familyName}`,
      createdAt: tx.now,
      ...(isIndemnified ? { ...INDEMNITY, indemnityGivenAt: tx.now } : {}),
    });
    return { documentId, id, version: document.version };
  });
}
