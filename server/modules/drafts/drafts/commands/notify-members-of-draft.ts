// Notifies people of the applicant of something that happened to their draft.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { type DraftNews, notify, pageOf, type Receiver } from "../draft-news.ts";
import type { Draft } from "../draft-record.ts";

/** People of the applicant by name, such as those who are to sign something. */
export async function notifyMembersOfDraft(
  tx: Transaction,
  draft: Draft,
  people: readonly Receiver[],
  news: DraftNews,
): Promise<void> {
  await notify(tx, draft, { ...news, people, path: pageOf(draft) });
}
