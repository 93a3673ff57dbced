// The access checks of calendar feeds: a person manages their own, and what one tells goes by its owner's rights at each reading.

import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type CalendarFeed,
  type DatedDocument,
  type FeedOwner,
  findFeedOfToken,
  listDatedDocuments,
  listFeedsOf,
  listOpenInvoices,
  type OpenInvoice,
} from "./calendar-feed-store.ts";

export type { CalendarFeed, DatedDocument, FeedOwner, OpenInvoice } from "./calendar-feed-store.ts";

export async function listOwnFeeds(tx: Transaction): Promise<CalendarFeed[]> {
  return await listFeedsOf(tx, requirePerson(tx.actor).accountId);
}

/** Whoever holds the address asks as its owner; undefined for one that is nobody's. */
export async function findFeed(tx: Transaction, tokenHash: string): Promise<FeedOwner | undefined> {
  return await findFeedOfToken(tx, tokenHash);
}

export async function readDatedDocuments(tx: Transaction, owner: FeedOwner): Promise<DatedDocument[]> {
  return decideOrganisation(owner, "CAN_VIEW").allowed ? await listDatedDocuments(tx, owner) : [];
}

export async function readOpenInvoices(tx: Transaction, owner: FeedOwner): Promise<OpenInvoice[]> {
  return decideOrganisation(owner, "CAN_VIEW_BILLING").allowed ? await listOpenInvoices(tx, owner) : [];
}
