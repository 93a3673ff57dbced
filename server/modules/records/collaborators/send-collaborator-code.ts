// Sends an invited person a new code, within the limits of mails; what is kept of it is its hash.

import type { CollaboratorId } from "@bondline/domain/ids.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../people/accounts/public.ts";
import { sendCollaboratorInvitation } from "./collaborator-mails.ts";
import type { Sending } from "./collaborator-store.ts";
import type { PeopledRecord } from "./peopled-record-access.ts";

type Invited = { id: CollaboratorId; emailAddress: string; roles: readonly CollaboratorRole[] };

export async function sendCollaboratorCode(
  tx: Transaction,
  record: PeopledRecord,
  invited: Invited,
): Promise<Sending> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  await takeFromLimit(tx, "mailPerActor", accountId);
  // Apart from the codes of the account: nobody can keep a person from signing in by inviting them.
  await takeFromLimit(tx, "mailPerTarget", `invitation ${invited.emailAddress}`);
  const code = newLinkCode();
  const invitedByName = `${givenName} ${familyName}`;
  await sendCollaboratorInvitation(tx, record, { ...invited, invitedByName, code });
  return { codeHash: linkCodeHash(code), invitedBy: accountId, invitedByName };
}
