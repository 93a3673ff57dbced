// People invited onto a document who have not answered yet, each with the code of their mail.

import { type AccountId, asDocumentCollaboratorId } from "@bondline/domain/ids.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { App } from "../../server/app.ts";
import type { Tables } from "../../server/database/generated/rows.ts";
import { insertRow } from "../../server/database/write-row.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { linkCodeHash, newLinkCode } from "../../server/modules/people/accounts/public.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export type DocumentInvitation = { documentId: string; id: string; code: string };

/** By Ada. As the command leaves it, without its mail: of those an account may send only so many a day. */
export async function aDocumentInvitation(
  app: App,
  document: { id: string },
  { emailAddress, roles = ["LIMITED"] }: { emailAddress: string; roles?: CollaboratorRole[] },
): Promise<DocumentInvitation> {
  const code = newLinkCode();
  const { givenName, familyName } = PEOPLE.ada;
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = asDocumentCollaboratorId(tx.newId());
    const [found] = await tx.query<Pick<Tables["document"], "id" | "organisationId">>(
      "select id, organisation_id from document where id = $1",
      [document.id],
    );
    if (found === undefined) throw new Error("There is no such document.");
    await insertRow(tx, "document_collaborator", {
      id,
      organisationId: found.organisationId,
      documentId: found.id,
      emailAddress,
      roles,
      invitationStatus: "INVITED",
      codeHash: linkCodeHash(code),
      invitedBy: idOf("person", "ada") as AccountId,
      invitedByName: `${givenName} ${familyName}`,
      sentAt: tx.now,
      createdAt: tx.now,
    });
    return { documentId: document.id, id, code };
  });
}
