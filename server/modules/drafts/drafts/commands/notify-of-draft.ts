// Notifies one side of something that happened to a draft, but for whoever has just done it, by mail and in the product.

import { type DraftTopic, draftTopicOf } from "@bondline/domain/records/collaborators/notification-list.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type DraftNews, notify, pageOf, type Receivers } from "../draft-news.ts";
import type { Draft } from "../draft-record.ts";
import { listDraftHandlers, listDraftPeople } from "../draft-store.ts";

export type { DraftNews };

/** The applicant is whoever is on its notification list for this; the handlers are the provider's staff, and those of the bank that it was sent to. */
export async function notifyOfDraft(
  tx: Transaction,
  draft: Draft,
  side: "APPLICANT" | "HANDLERS",
  news: DraftNews,
): Promise<void> {
  const { people, path } = await RECEIVERS[side](tx, draft, draftTopicOf(news.kind));
  await notify(tx, draft, { ...news, people, path });
}

const RECEIVERS = {
  async APPLICANT(tx: Transaction, draft: Draft, topic: DraftTopic): Promise<Receivers> {
    return { people: await listDraftPeople(tx, draft.id, topic), path: pageOf(draft) };
  },
  async HANDLERS(tx: Transaction, draft: Draft): Promise<Receivers> {
    const handlers = await listDraftHandlers(tx, draft.id);
    const people = handlers.map(({ accountId, email }) => ({ accountId, email, givenName: undefined }));
    return { people, path: `/staff/drafts/${draft.id}` };
  },
} as const;
