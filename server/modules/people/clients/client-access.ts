// The only access checks of clients: the provider's own people see them, and its administrators say what is taken off.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderAdministrator, isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type ClientRow, findClient, listClients } from "./client-store.ts";

export type { ClientRow };

export async function listDeskClients(
  tx: Transaction,
  { search, ...list }: PageArguments & { search?: string | null | undefined },
): Promise<Page<ClientRow>> {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id: "desk" });
  return await listClients(tx, { ...list, search: search ?? "" });
}

export async function accessClientToPropose(tx: Transaction, id: string): Promise<ClientRow> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
  return (await findClient(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}
