// What is done about one person on several documents at once: sharing with them, and not sharing any more. Each is asked for as one document is.

import { type AccountId, asOrganisationId } from "@bondline/domain/ids.ts";
import {
  COLLABORATOR_FIELDS,
  type CollaboratorRole,
  LIMITED_MEMBER_MESSAGE,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import type {
  ShareOutcome,
  UnshareOutcome,
} from "@bondline/domain/records/collaborators/documents-sharing.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChosenPlace } from "../../documents/documents/document-access.ts";
import { type ShownCollaborator, shownCollaborators } from "./collaborator-access.ts";
import {
  addLimitedMemberToAll,
  deletePeople,
  findMemberWithAddress,
  saveInvitations,
} from "./collaborator-store.ts";
import {
  type SharedDocuments,
  sendDocumentsInvitation,
  sendDocumentsShared,
} from "./documents-shared-mails.ts";
import { accessPeopledDocuments, type ManagedDocument } from "./peopled-record-access.ts";
import { sendCode } from "./send-collaborator-code.ts";

/** What became of each document that was chosen, in the order in which they were named. */
export type DocumentResult<Outcome> = { documentId: string; outcome: Outcome | "NOT_FOUND" };

type Invited = { emailAddress: string; roles: readonly CollaboratorRole[] };

/** By one mail. A limited member of the organisation is added at once. Who is on a document already stays on it as they are. */
export async function shareWithPerson(
  tx: Transaction,
  place: ChosenPlace,
  input: Invited,
): Promise<DocumentResult<ShareOutcome>[]> {
  const documents = await accessPeopledDocuments(tx, place);
  const given = { emailAddress: input.emailAddress, roles: input.roles.join(";") };
  const invited = requireFields(COLLABORATOR_FIELDS, given);
  const organisationId = asOrganisationId(place.organisationId);
  const { emailAddress } = invited;
  const member = await findMemberWithAddress(tx, { organisationId, emailAddress });
  if (member === undefined) return await inviteOntoAll(tx, { place, documents }, invited);

  if (member.role !== "LIMITED_USER") refuse("MEMBER_ALREADY_EXISTS");
  if (invited.roles.some((role) => role !== "LIMITED")) refuseFields({ roles: LIMITED_MEMBER_MESSAGE });
  return await addToAll(tx, { place, documents }, { ...member, emailAddress });
}

type Chosen = { place: ChosenPlace; documents: readonly ManagedDocument[] };

/** An invitation that nobody has accepted is replaced by the new one: of the older mail these documents are no part any more. */
async function inviteOntoAll(tx: Transaction, { place, documents }: Chosen, invited: Invited) {
  const outcomes = new Map(documents.map((each) => [each.id, invitationOutcome(personOn(each, invited))]));
  const wanted = documents.filter(({ id }) => outcomes.get(id) !== "HAS_IT");
  if (isAny(wanted)) {
    const sending = await sendCode(tx, invited.emailAddress, (sent) =>
      sendDocumentsInvitation(tx, wanted, { ...invited, ...sent }),
    );
    await saveInvitations(tx, wanted, { ...invited, ...sending });
    await announceAll(tx, wanted, []);
  }
  return resultsOf(place, outcomes);
}

function invitationOutcome(person: ManagedDocument["people"][number] | undefined): ShareOutcome {
  if (person === undefined) return "INVITED";
  return person.invitationStatus === "ACCEPTED" ? "HAS_IT" : "INVITED_AGAIN";
}

type Member = { accountId: AccountId; givenName: string; emailAddress: string };

async function addToAll(tx: Transaction, { place, documents }: Chosen, member: Member) {
  const wanted = documents.filter((each) => personOn(each, member) === undefined);
  if (isAny(wanted)) {
    await addLimitedMemberToAll(tx, wanted, member.accountId);
    await sendDocumentsShared(tx, wanted, member);
    await announceAll(tx, wanted, [member.accountId]);
  }
  const added = new Set(wanted.map(({ id }) => id));
  const outcomes = documents.map(({ id }): [string, ShareOutcome] => [
    id,
    added.has(id) ? "ADDED" : "HAS_IT",
  ]);
  return resultsOf(place, new Map(outcomes));
}

/** Or their invitations are taken back: they see nothing more of the documents at once, and what they watch ends. */
export async function stopSharingWithPerson(
  tx: Transaction,
  place: ChosenPlace,
  input: { emailAddress: string },
): Promise<DocumentResult<UnshareOutcome>[]> {
  const documents = await accessPeopledDocuments(tx, place);
  const { emailAddress } = requireFields({ emailAddress: COLLABORATOR_FIELDS.emailAddress }, input);
  const found = documents.map((document) => {
    const people = shownCollaborators(tx, document).filter((each) => each.emailAddress === emailAddress);
    return { document, people, outcome: removalOutcome(people) };
  });
  const left = found.filter(({ outcome }) => outcome === "REMOVED" || outcome === "WITHDRAWN");
  const people = left.flatMap((each) => each.people);
  await deletePeople(
    tx,
    left.map(({ document }) => document),
    people.map(({ id }) => id),
  );
  await announceAll(
    tx,
    left.map(({ document }) => document),
    people.flatMap(({ accountId }) => accountId ?? []),
  );
  return resultsOf(place, new Map(found.map(({ document, outcome }) => [document.id, outcome])));
}

function removalOutcome(people: readonly ShownCollaborator[]): UnshareOutcome {
  if (people.length === 0) return "NOT_ON_IT";
  if (people.some(({ capabilities }) => !capabilities.includes("CAN_REMOVE"))) return "IS_SELF";
  return people.some(({ invitationStatus }) => invitationStatus === "ACCEPTED") ? "REMOVED" : "WITHDRAWN";
}

function personOn({ people }: ManagedDocument, { emailAddress }: { emailAddress: string }) {
  return people.find((each) => each.emailAddress === emailAddress);
}

function isAny(documents: readonly ManagedDocument[]): documents is SharedDocuments {
  return documents.length > 0;
}

function resultsOf<Outcome>(
  { documentIds }: ChosenPlace,
  outcomes: ReadonlyMap<string, Outcome>,
): DocumentResult<Outcome>[] {
  const named = new Set(documentIds.map((id) => id.toLowerCase()));
  return [...named].map((documentId) => ({ documentId, outcome: outcomes.get(documentId) ?? "NOT_FOUND" }));
}

/** To whoever has one of them open, and to whoever's rights have changed. */
async function announceAll(
  tx: Transaction,
  documents: readonly ManagedDocument[],
  people: readonly AccountId[],
): Promise<void> {
  await tx.announceAll(
    "document",
    documents.map(({ id, organisationId }) => ({ id, organisationId })),
  );
  await tx.announceAll(
    "account",
    [...new Set(people)].map((id) => ({ id })),
  );
}
