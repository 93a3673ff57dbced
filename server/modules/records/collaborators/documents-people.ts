// Who is on several documents by name, each once, with on how many of them: what a person reads before they share or stop sharing.

import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChosenPlace } from "../../documents/documents/document-access.ts";
import type { Collaborator } from "./collaborator-record.ts";
import { listPeopledDocuments } from "./peopled-record-access.ts";

export type DocumentsPerson = Pick<Collaborator, "emailAddress" | "givenName" | "familyName" | "isMember"> & {
  /** On how many they are, having accepted. */
  acceptedCount: number;
  /** To how many they are invited, whether or not it has run out. */
  invitedCount: number;
};

/** Whoever is on most of them first. */
export async function listPeopleOnDocuments(tx: Transaction, place: ChosenPlace): Promise<DocumentsPerson[]> {
  const documents = await listPeopledDocuments(tx, place);
  const people = Map.groupBy(
    documents.flatMap(({ people: onOne }) => onOne),
    ({ emailAddress }) => emailAddress,
  );
  return [...people.values()].map(summed).sort((one, other) => countOf(other) - countOf(one));
}

function summed(places: readonly Collaborator[]): DocumentsPerson {
  const acceptedCount = places.filter(({ invitationStatus }) => invitationStatus === "ACCEPTED").length;
  const known = places.find(({ givenName }) => givenName !== null) ?? places[0];
  if (known === undefined) throw new Error("A group has somebody in it.");
  const { emailAddress, givenName, familyName, isMember } = known;
  const invitedCount = places.length - acceptedCount;
  return { emailAddress, givenName, familyName, isMember, acceptedCount, invitedCount };
}

const countOf = ({ acceptedCount, invitedCount }: DocumentsPerson) => acceptedCount + invitedCount;
