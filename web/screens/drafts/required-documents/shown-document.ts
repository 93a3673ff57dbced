// How a required document stands on somebody's page: what is to be done about it, and its messages as threads.

import {
  type RequiredDocumentParty,
  waitsFor,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import {
  REQUIRED_DOCUMENT_STATUS_TEXT,
  REQUIRED_DOCUMENT_STATUS_TONE,
} from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import type { RequiredDocumentFieldsFragment } from "../../../api/generated/graphql.ts";
import { ACTION_WORDS, DONE_WORDS, REQUIRED_WORDS } from "./required-document-words.ts";

export type ShownDocument = RequiredDocumentFieldsFragment;
export type ShownMessage = ShownDocument["messages"][number];

export function isFor(document: ShownDocument, reader: RequiredDocumentParty): boolean {
  return waitsFor(document) === reader;
}

export function statusOf({
  overallStatus,
  withdrawnAt,
}: ShownDocument): { tone: StatusTone; text: string } | undefined {
  if (withdrawnAt !== null) return { tone: "mute", text: REQUIRED_WORDS.withdrawn };
  if (overallStatus === null) return undefined;
  return {
    tone: REQUIRED_DOCUMENT_STATUS_TONE[overallStatus],
    text: REQUIRED_DOCUMENT_STATUS_TEXT[overallStatus],
  };
}

export function actionText(document: ShownDocument, reader: RequiredDocumentParty): string {
  const { overallStatus, withdrawnAt } = document;
  const party = waitsFor(document);
  if (party === undefined) {
    if (withdrawnAt !== null) return DONE_WORDS.withdrawn;
    return overallStatus === "APPROVED" ? DONE_WORDS.approved : DONE_WORDS.record;
  }
  const words = ACTION_WORDS[reader];
  const isMine = party === reader;
  if (overallStatus === null) return isMine ? words.upload : words.theirUpload;
  if (overallStatus === "NOT_APPROVED") return isMine ? words.again : words.theirAgain;
  return isMine ? words.decide : words.theirDecision;
}

export type Thread = { readonly first: ShownMessage; readonly replies: readonly ShownMessage[] };

/** Each message that began something with its answers, the newest first both. */
export function threadsOf({ messages }: ShownDocument): Thread[] {
  const newestOf = (id: string) =>
    Math.max(...messages.flatMap((each, at) => (each.id === id || each.parentMessageId === id ? [-at] : [])));
  return messages
    .filter(({ parentMessageId }) => parentMessageId === null)
    .toSorted((one, other) => newestOf(other.id) - newestOf(one.id))
    .map((first) => ({
      first,
      replies: messages.filter(({ parentMessageId }) => parentMessageId === first.id),
    }));
}
