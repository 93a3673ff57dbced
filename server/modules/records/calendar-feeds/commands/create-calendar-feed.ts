// Makes an address by which the person's calendar program reads an organisation's dates.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { calendarTokenHash, tokenOf } from "../calendar-address.ts";
import { insertFeed } from "../calendar-feed-store.ts";

export async function createCalendarFeed(
  tx: Transaction,
  input: { organisationId: string },
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const organisationId = requireOrganisation(tx, input.organisationId);
  await takeFromLimit(tx, "calendarFeeds", accountId);
  const id = tx.newId();
  const tokenHash = calendarTokenHash(tokenOf(tx.app, id));
  await insertFeed(tx, { id, accountId, organisationId, tokenHash });
  return { calendarFeedId: id };
}
