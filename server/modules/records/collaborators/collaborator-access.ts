// The only access checks of people on single records: by what somebody may do with the record, and what a code opens.

import { asCollaboratorId } from "@bondline/domain/ids.ts";
import { invitationCodeIn } from "@bondline/domain/people/organisations/invitation-code.ts";
import {
  type CollaboratorCapability,
  collaboratorCapabilities,
  collaboratorStatusAt,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { maskEmail } from "@bondline/domain/values/fields/email.ts";
import type { Context } from "../../../graphql/context.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { admitCall, linkCodeHash } from "../../people/accounts/public.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { Collaborator } from "./collaborator-record.ts";
import {
  type InvitedCollaborator,
  listCollaboratorsOfCode,
  lockCollaborators,
} from "./collaborator-store.ts";
import {
  accessPeopled,
  type PeopledRecord,
  type RecordPlace,
  type ShownPeople,
} from "./peopled-record-access.ts";

export type ShownCollaborator = Collaborator & { capabilities: CollaboratorCapability[] };

/** As they stand now, with what the reader may do about each. */
export function shownCollaborators(
  tx: Transaction,
  { people, mayManage, mayTakeOff }: ShownPeople,
): ShownCollaborator[] {
  const { accountId } = requirePerson(tx.actor);
  return people.map((collaborator) => {
    const invitationStatus = collaboratorStatusAt(collaborator, tx.now);
    const facts = {
      ...collaborator,
      invitationStatus,
      mayManage,
      mayTakeOff,
      isSelf: collaborator.accountId === accountId,
      isOnDraft: collaborator.hasApproved !== undefined,
    };
    return { ...collaborator, invitationStatus, capabilities: collaboratorCapabilities(facts) };
  });
}

export type CollaboratorPlace = { record: RecordPlace; id: string };
/** By what is done about one person, what it takes on the record. */
const RIGHTS = {
  CAN_RESEND: "CAN_MANAGE_COLLABORATORS",
  CAN_CHANGE_ROLES: "CAN_MANAGE_COLLABORATORS",
  CAN_REMOVE: "CAN_TAKE_OFF",
} as const;
type OnRecord<Step extends keyof typeof RIGHTS> = {
  collaborator: ShownCollaborator;
  record: Granted<PeopledRecord, (typeof RIGHTS)[Step]>;
};

/** Locks the record, then asks whether the person may, and for the one who is named. */
export async function accessCollaborator<Step extends keyof typeof RIGHTS>(
  tx: Transaction,
  { record: place, id }: CollaboratorPlace,
  capability: Step,
): Promise<OnRecord<Step>> {
  const record = await accessPeopled(tx, place, { right: RIGHTS[capability] });
  const wanted = asCollaboratorId(id);
  const collaborator = shownCollaborators(tx, record).find((each) => each.id === wanted);
  if (collaborator === undefined) refuse("COLLABORATOR_NOT_FOUND", { id });
  if (!collaborator.capabilities.includes(capability))
    refuse("INVALID_TRANSITION", {
      ...(collaborator.isMember
        ? { record: "person", status: "a limited user of the organisation" }
        : { record: "invitation", status: "accepted" }),
      event: capability,
    });
  return { collaborator, record };
}

/** Of the person who acts: every way in which they are on the record. */
export async function accessOwnPlace(
  tx: Transaction,
  place: RecordPlace,
): Promise<{ record: Granted<PeopledRecord, "CAN_VIEW">; own: ShownCollaborator[] }> {
  const notFound = () => refuse("COLLABORATOR_NOT_FOUND", { id: place.id });
  const record = await accessPeopled(tx, place, { right: "CAN_VIEW", notFound });
  const own = shownCollaborators(tx, record).filter(({ capabilities }) => capabilities.includes("CAN_LEAVE"));
  return own.length === 0 ? notFound() : { record, own };
}

/** To an organisation in which this person may add documents, and which is not the applicant's own; null to none any more. */
export async function accessDraftToShow(
  tx: Transaction,
  { draftId, organisationId }: { draftId: string; organisationId: string | null },
) {
  const { record, own } = await accessOwnPlace(tx, { kind: "draft", id: draftId });
  const shownTo =
    organisationId === null ? null : requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  if (shownTo === record.organisationId) refuse("ORGANISATION_NOT_FOUND", { id: shownTo });
  return { record, own, shownTo };
}

/** An invitation is to one draft, to one document, or to several documents by one code. */
export type ShownInvitation = InvitedCollaborator & { documentCount: number };

/** What the holder of a code may know: where it leads, and of the invited address a mask alone. */
export async function readCollaboratorOfCode(context: Context, code: string): Promise<ShownInvitation> {
  await admitCall(context.application, "invitationCodePerAddress", context.client.ipAddress);
  const invited = await listByCode(await context.read(), code);
  const documentCount = invited.filter(({ documentId }) => documentId !== null).length;
  return { ...invited[0], emailAddress: maskEmail(invited[0].emailAddress), documentCount };
}

/**
 * For the invited person alone: an invitation to another address answers like one that does not exist. Locked, so that a
 * code is used once. `isTaken` says that this person has accepted all of it before.
 */
export async function accessCollaboratorToAccept(tx: Transaction, code: string) {
  const person = requirePerson(tx.actor);
  const found = await listByCode(tx, code);
  if (found.some(({ emailAddress }) => emailAddress !== person.email))
    refuse("INVITATION_NOT_FOUND", { id: "" });
  await lockCollaborators(tx, found);
  const invited = await listByCode(tx, code);
  const isTaken = invited.every(
    ({ accountId, invitationStatus }) => accountId === person.accountId && invitationStatus === "ACCEPTED",
  );
  const [first, ...others] = isTaken
    ? invited
    : invited.filter((each) => collaboratorStatusAt(each, tx.now) === "INVITED");
  if (first === undefined) return refuse("INVITATION_NOT_FOUND", { id: "" });
  return { first: granted(first), others: others.map(granted), person, isTaken };
}

function granted(invited: InvitedCollaborator) {
  return grant(invited, "BY_ITS_CODE");
}

/** At least one. */
async function listByCode(
  tx: Transaction,
  text: string,
): Promise<[InvitedCollaborator, ...InvitedCollaborator[]]> {
  const [first, ...others] = await listCollaboratorsOfCode(tx, linkCodeHash(invitationCodeIn(text)));
  return [first ?? refuse("INVITATION_NOT_FOUND", { id: "" }), ...others];
}
