// Organisations in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { PostalAddressColumns } from "./postal-address.ts";

export type Organisation = Tables["organisation"];

export async function findOrganisation(
  tx: Transaction,
  id: OrganisationId,
): Promise<Organisation | undefined> {
  return await findRow<Organisation>(tx, "select * from organisation where id = $1", [id]);
}

export async function findOrganisationForChange(
  tx: Transaction,
  id: OrganisationId,
): Promise<Organisation | undefined> {
  return await findRow<Organisation>(tx, "select * from organisation where id = $1 for no key update", [id]);
}

/** Those that the person works for by this sign-in, in the order of their names. */
export async function listOrganisationsOfActor(tx: Transaction, list: PageArguments) {
  return await listRows<Organisation>(tx, list, {
    keyset: { column: "lower(o.name)", cast: "text", id: "o.id", direction: "ASC" },
    columns: "o.*",
    from: "organisation o",
    where: "o.id = any ((select actor_memberships())::uuid[])",
    values: [],
  });
}

/** The post of a new one goes to its business address. */
type NewOrganisation = Omit<NewRow<"organisation">, "createdAt" | "updatedAt">;

/** Asks nothing of others: whoever claims the same number, and whoever holds it, is the provider's to decide. */
export async function insertOrganisation(tx: Transaction, organisation: NewOrganisation): Promise<void> {
  await tx.query("select enter_organisation($1)", [organisation.id]);
  await insertRow(tx, "organisation", { ...organisation, createdAt: tx.now, updatedAt: tx.now });
}

type OrganisationDetails = PostalAddressColumns &
  Pick<Organisation, "id" | "name" | "address" | "state" | "postcode">;

export async function updateOrganisationDetails(tx: Transaction, details: OrganisationDetails) {
  const { id, ...changes } = details;
  await updateRecord(tx, "organisation", id, changes);
}
