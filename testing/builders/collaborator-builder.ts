// People invited onto a draft or document who have not answered yet, each with the code of their mail.

import { type AccountId, asCollaboratorId } from "@bondline/domain/ids.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { App } from "../../server/app.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { linkCodeHash, newLinkCode } from "../../server/modules/people/accounts/public.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

export type RecordInvitation = { id: string; code: string };
type Invited = { emailAddress: string; roles?: CollaboratorRole[] };

/** By Ada. As the command leaves it, without its mail: of those an account may send only so many a day. */
export async function anInvitation(
  app: App,
  kind: "document" | "draft",
  record: { id: string },
  { emailAddress, roles = ["LIMITED"] }: Invited,
): Promise<RecordInvitation> {
  const code = newLinkCode();
  const { givenName, familyName } = PEOPLE.ada;
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = asCollaboratorId(tx.newId());
    await tx.query(
      `insert into ${kind}_collaborator (id, organisation_id, ${kind}_id, email_address, roles, invitation_status, code_hash, invited_by,
         invited_by_name, sent_at, created_at)
       select $1, organisation_id, id, $2, $3, 'INVITED', $4, $5, $6, $7, $7 from ${kind} where id = $8`,
      [
        id,
        emailAddress,
        roles,
        linkCodeHash(code),
        idOf("person", "ada") as AccountId,
        `${givenName} ${familyName}`,
        tx.now,
        record.id,
      ],
    );
    return { id, code };
  });
}
