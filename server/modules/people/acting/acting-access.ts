// The only access checks of acting for a client: the provider's administrators begin, the client's administrators read who did and forbid it.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessClient, type ClientRow } from "../clients/client-access.ts";
import { accessOrganisationToChange, requireOrganisation } from "../organisations/organisation-access.ts";
import type { Organisation } from "../organisations/public.ts";
import { type ActingSession, findActingSession, listActingSessions } from "./acting-store.ts";

export type { ActingSession };

export async function accessClientToActFor(tx: Transaction, id: string): Promise<ClientRow> {
  const client = await accessClient(tx, id);
  if (!isProviderAdministrator(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
  return client;
}

export async function accessActingPermission(
  tx: Transaction,
  named: { id: string; version: number },
): Promise<Organisation> {
  return await accessOrganisationToChange(tx, named, "CAN_UPDATE_DETAILS");
}

export async function listActingFor(
  tx: Transaction,
  organisationId: string,
  list: PageArguments,
): Promise<Page<ActingSession>> {
  return await listActingSessions(tx, requireOrganisation(tx, organisationId, "CAN_UPDATE_DETAILS"), list);
}

/** In which the person acts at this moment; undefined of one that works for themselves. */
export async function accessOwnActing(tx: Transaction): Promise<ActingSession | undefined> {
  const { actingFor, sessionId } = requirePerson(tx.actor);
  return actingFor == null ? undefined : await findActingSession(tx, sessionId);
}
