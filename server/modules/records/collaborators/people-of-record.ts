// What is done about the people of a draft and of a document alike: inviting, sending again, other roles, taking off, leaving.

import { asCollaboratorId } from "@bondline/domain/ids.ts";
import {
  COLLABORATOR_FIELDS,
  COLLABORATOR_ROLES_FIELDS,
  type CollaboratorRole,
  LIMITED_MEMBER_MESSAGE,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessCollaborator, accessOwnPlace, type CollaboratorPlace } from "./collaborator-access.ts";
import { sendRecordShared } from "./collaborator-mails.ts";
import type { Collaborator } from "./collaborator-record.ts";
import {
  addLimitedMember,
  deletePerson,
  findMemberWithAddress,
  insertCollaborator,
  saveRoles,
  saveSentAgain,
} from "./collaborator-store.ts";
import { accessPeopled, type PeopledRecord, type RecordPlace } from "./peopled-record-access.ts";
import { sendCollaboratorCode } from "./send-collaborator-code.ts";

type Managed = Granted<PeopledRecord, "CAN_MANAGE_COLLABORATORS">;
type Invited = { emailAddress: string; roles: readonly CollaboratorRole[] };

/** By mail address. A limited member of its organisation is added at once. */
export async function invitePerson(tx: Transaction, place: RecordPlace, input: Invited): Promise<void> {
  const record = await accessPeopled(tx, place, { right: "CAN_MANAGE_COLLABORATORS" });
  const given = { emailAddress: input.emailAddress, roles: input.roles.join(";") };
  const { emailAddress, roles } = requireFields(COLLABORATOR_FIELDS, given);
  if (record.people.some((each) => each.emailAddress === emailAddress)) refuse("COLLABORATOR_ALREADY_EXISTS");

  const member = await findMemberWithAddress(tx, { organisationId: record.organisationId, emailAddress });
  if (member === undefined) await sendFirst(tx, record, { emailAddress, roles });
  else if (member.role !== "LIMITED_USER") refuse("MEMBER_ALREADY_EXISTS");
  else {
    if (roles.some((role) => role !== "LIMITED")) refuseFields({ roles: LIMITED_MEMBER_MESSAGE });
    await addLimitedMember(tx, record, member.accountId);
    await sendRecordShared(tx, record, { ...member, emailAddress });
  }
  await announcePeople(tx, record, member?.accountId ?? null);
}

async function sendFirst(tx: Transaction, record: Managed, invited: Invited): Promise<void> {
  const id = asCollaboratorId(tx.newId());
  const sending = await sendCollaboratorCode(tx, record, { ...invited, id });
  await insertCollaborator(tx, record, { ...invited, ...sending, id });
}

/** For another seven days; the link in the older mail opens nothing any more. */
export async function resendInvitation(tx: Transaction, place: CollaboratorPlace): Promise<void> {
  const { collaborator, record } = await accessCollaborator(tx, place, "CAN_RESEND");
  const sending = await sendCollaboratorCode(tx, record, collaborator);
  await saveSentAgain(tx, record, collaborator.id, sending);
  await announcePeople(tx, record, null);
}

/** What the person may do changes at once. */
export async function changePersonRoles(
  tx: Transaction,
  place: CollaboratorPlace,
  wanted: readonly CollaboratorRole[],
): Promise<void> {
  const { collaborator, record } = await accessCollaborator(tx, place, "CAN_CHANGE_ROLES");
  const { roles } = requireFields(COLLABORATOR_ROLES_FIELDS, { roles: wanted.join(";") });
  await saveRoles(tx, record, collaborator.id, roles);
  await announcePeople(tx, record, collaborator.accountId);
}

/** Or takes their invitation back: they see nothing more of it at once, and what they watch ends. */
export async function removePerson(tx: Transaction, place: CollaboratorPlace): Promise<void> {
  const { collaborator, record } = await accessCollaborator(tx, place, "CAN_REMOVE");
  await deletePerson(tx, record, collaborator.id);
  await announcePeople(tx, record, collaborator.accountId);
}

/** In whichever roles the person who acts is on it. */
export async function leaveRecord(tx: Transaction, place: RecordPlace): Promise<void> {
  const { record, own } = await accessOwnPlace(tx, place);
  for (const { id } of own) await deletePerson(tx, record, id);
  await announcePeople(tx, record, requirePerson(tx.actor).accountId);
}

/** To whoever has the record open, and to whoever's rights have changed. */
async function announcePeople(
  tx: Transaction,
  { kind, id, organisationId }: PeopledRecord,
  accountId: Collaborator["accountId"],
): Promise<void> {
  await tx.announce(kind, { id, organisationId });
  if (accountId !== null) await tx.announce("account", { id: accountId });
}
