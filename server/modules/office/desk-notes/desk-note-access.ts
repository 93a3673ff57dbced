// The access check of notes: the provider's staff who see a record read and write them, and to nobody else they are there.

import { type AccountId, asDeskNoteId, isUuid } from "@bondline/domain/ids.ts";
import {
  MENTIONS_MAX,
  MENTIONS_MAX_MESSAGE,
  type NotedRecordKind,
} from "@bondline/domain/office/desk-notes/desk-note.ts";
import { canStillRemove } from "@bondline/domain/records/comments/comment.ts";
import { type RefusalCode, refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { RecordTopic, Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { accessClient } from "../../people/clients/client-access.ts";
import {
  type Colleague,
  type DeskNote,
  findNoteForChange,
  listColleagues,
  listNotes,
  type NotedRecord,
} from "./desk-note-store.ts";

export type { DeskNote };

/** A noted record and what it is called. */
export type Noted = NotedRecord & { reference: string };

const ACCESS: Record<NotedRecordKind, (tx: Transaction, id: string) => Promise<Omit<Noted, "kind">>> = {
  DRAFT: async (tx, draftId) => {
    const { id, organisationId, referenceNumber: reference } = await accessDraft(tx, draftId);
    return { id, organisationId, reference };
  },
  FACILITY_APPLICATION: async (tx, applicationId) => {
    const { id, organisationId, referenceNumber } = await accessApplicationDetails(tx, applicationId);
    return { id, organisationId, reference: referenceNumber };
  },
  CLIENT: async (tx, organisationId) => {
    const { id, name } = await accessClient(tx, organisationId);
    return { id, organisationId: id, reference: name };
  },
};

/** Whoever sees a record and not its notes is told that it is not there, as one who sees neither. */
const REFUSAL = {
  DRAFT: "DRAFT_NOT_FOUND",
  FACILITY_APPLICATION: "FACILITY_APPLICATION_NOT_FOUND",
  CLIENT: "ORGANISATION_NOT_FOUND",
} as const satisfies Record<NotedRecordKind, RefusalCode>;

export type RequestedNotes = { recordKind: NotedRecordKind; recordId: string };

export async function accessNoted(
  tx: Transaction,
  { recordKind: kind, recordId }: RequestedNotes,
): Promise<Noted> {
  const record = await ACCESS[kind](tx, recordId);
  if (!isProviderStaff(tx.actor)) refuse(REFUSAL[kind], { id: recordId });
  return { kind, ...record };
}

export async function accessDeskNotes(
  tx: Transaction,
  { recordKind, recordId, ...page }: RequestedNotes & PageArguments,
): Promise<Page<DeskNote>> {
  return await listNotes(tx, await accessNoted(tx, { recordKind, recordId }), page);
}

/** Of whoever wrote it, while there is time; others' notes are answered as one that does not exist. */
export async function accessNoteToRemove(tx: Transaction, id: string): Promise<DeskNote> {
  const { accountId } = requirePerson(tx.actor);
  const note = await findNoteForChange(tx, asDeskNoteId(id));
  if (note === undefined || note.authorId !== accountId) return refuse("DESK_NOTE_NOT_FOUND", { id });
  const event = "takeBack";
  if (note.removedAt !== null)
    refuse("INVALID_TRANSITION", { record: "note", status: "taken back already", event });
  if (!canStillRemove(note.createdAt, tx.now))
    refuse("INVALID_TRANSITION", { record: "note", status: "older than 15 minutes", event });
  return note;
}

/** Whoever of the staff has the record open reads its notes again. */
export async function notifyWhoLooks(
  tx: Transaction,
  { kind, id, organisationId }: NotedRecord,
): Promise<void> {
  await tx.announce(TOPICS[kind], { id, organisationId });
}

const TOPICS = {
  DRAFT: "draft",
  FACILITY_APPLICATION: "facility_application",
  CLIENT: "organisation",
} as const satisfies Record<NotedRecordKind, RecordTopic>;

export const NOT_A_COLLEAGUE_MESSAGE = "Choose colleagues who work for Bondline.";

/** Each once, and nobody who writes names themselves. */
export async function requireColleagues(tx: Transaction, typed: readonly string[]): Promise<Colleague[]> {
  const { accountId } = requirePerson(tx.actor);
  if (typed.some((id) => !isUuid(id))) refuseFields({ mentionedIds: NOT_A_COLLEAGUE_MESSAGE });
  const ids = [...new Set(typed.map((id) => id.toLowerCase() as AccountId))].filter((id) => id !== accountId);
  if (ids.length > MENTIONS_MAX) refuseFields({ mentionedIds: MENTIONS_MAX_MESSAGE });
  if (ids.length === 0) return [];
  const colleagues = await listColleagues(tx, ids);
  if (colleagues.length < ids.length) refuseFields({ mentionedIds: NOT_A_COLLEAGUE_MESSAGE });
  return colleagues;
}
