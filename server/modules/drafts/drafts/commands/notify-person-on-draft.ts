// Notifies one person who is on a draft by name of something that happened to it.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type DraftNews, notify, pageOf } from "../draft-news.ts";
import type { Draft } from "../draft-record.ts";

/** Somebody who is on it by name; whoever has been taken off it since is shown nothing. */
export async function notifyPersonOnDraft(
  tx: Transaction,
  draft: Draft,
  accountId: AccountId,
  news: DraftNews,
): Promise<void> {
  const person = draft.collaborators.find((each) => !each.isMember && each.accountId === accountId);
  if (person === undefined) return;
  const { emailAddress: email, givenName } = person;
  const people = [{ accountId, email, givenName: givenName ?? undefined }];
  await notify(tx, draft, { ...news, people, path: pageOf(draft) });
}
