// Closes an organisation of which nothing is live: its members are out at once, and what it gave to others ends behind it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { endEveryMembership } from "../../members/commands/end-every-membership.ts";
import { accessOrganisationForClosing } from "../closing-access.ts";
import { sendOrganisationClosed } from "../closing-mails.ts";
import { saveClosed } from "../closing-store.ts";

/** For the commands that close an organisation, or the account of its only member. */
export async function endOrganisation(
  tx: Transaction,
  id: OrganisationId,
  reason: string | null,
): Promise<void> {
  const organisation = await accessOrganisationForClosing(tx, id);
  const { givenName, familyName } = requirePerson(tx.actor);
  await saveClosed(tx, organisation.id, reason);
  const to = await endEveryMembership(tx, organisation.id);
  await sendOrganisationClosed(tx, organisation, { closedBy: `${givenName} ${familyName}`, reason, to });
  await tx.enqueue("end-ties-of-organisation", { organisationId: organisation.id });
  await tx.announce("organisation", { id: organisation.id, organisationId: organisation.id });
}
