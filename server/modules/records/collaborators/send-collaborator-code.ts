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
  return await sendCode(tx, invited.emailAddress, (sent) =>
    sendCollaboratorInvitation(tx, record, { ...invited, ...sent }),
  );
}

type Sent = { code: string; invitedByName: string };

/** One mail has one code, however many records it is to. */
export async function sendCode(
  tx: Transaction,
  emailAddress: string,
  write: (sent: Sent) => Promise<void>,
): Promise<Sending> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  await takeFromLimit(tx, "mailPerActor", accountId);
  // Apart from the codes of the account: nobody can keep a person from signing in by inviting them.
  await takeFromLimit(tx, "mailPerTarget", `invitation ${emailAddress}`);
  const code = newLinkCode();
  const invitedByName = `${givenName} ${familyName}`;
  await write({ code, invitedByName });
  return { codeHash: linkCodeHash(code), invitedBy: accountId, invitedByName };
}
