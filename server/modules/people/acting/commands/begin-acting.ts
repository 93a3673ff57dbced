// Begins to act for a client, for a reason that its people read: a sign-in of its own, beside that of the provider's administrator.

import { ACTING_MINUTES, ACTING_REASON, actingEndsAt } from "@bondline/domain/people/acting/acting.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import { sessionTokenHash, type Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../../accounts/account-access.ts";
import { openActingSession, revokeActingSessions, takeFromLimit } from "../../accounts/public.ts";
import { accessClientToActFor } from "../acting-access.ts";
import { notifyOfActing } from "../acting-mails.ts";
import { insertActingSession } from "../acting-store.ts";
import { actingToken } from "../acting-token.ts";

export type BeginActingInput = { organisationId: string; reason: string };

export async function beginActing(tx: Transaction, input: BeginActingInput): Promise<CommandResult> {
  const client = await accessClientToActFor(tx, input.organisationId);
  const { reason } = requireFields({ reason: ACTING_REASON }, { reason: input.reason });
  if (client.closedAt !== null) refuse("ORGANISATION_CLOSED");
  if (!client.allowsActing) refuse("ACTING_NOT_ALLOWED");
  const { accountId, sessionId, givenName, familyName } = requirePerson(tx.actor);
  // So that two calls of one person take turns.
  await accessOwnAccountToChange(tx);
  await takeFromLimit(tx, "actingSessions", accountId);
  // Nobody acts for two clients at once.
  await revokeActingSessions(tx, accountId);

  const id = tx.newId();
  const tokenHash = sessionTokenHash(actingToken(tx.app, id));
  const endsAt = await openActingSession(tx, {
    id,
    tokenHash,
    idleMinutes: ACTING_MINUTES,
    endsAt: (signedInUntil) => actingEndsAt(tx.now, signedInUntil),
  });
  const acting = {
    id,
    organisationId: client.id,
    accountId,
    begunIn: sessionId,
    accountName: `${givenName} ${familyName}`,
    reason,
    endsAt,
  };
  await insertActingSession(tx, acting);
  await notifyOfActing(tx, acting, client.name);
  return { actingSessionId: id };
}
