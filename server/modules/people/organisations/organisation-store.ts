// Organisations in the database: SQL and nothing else.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { AbnStatus } from "@bondline/domain/people/organisations/abn-claim.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { PageRequest } from "../../../graphql/connection.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { PostalAddressColumns } from "./postal-address.ts";

export type Organisation = PostalAddressColumns & {
  id: OrganisationId;
  name: string;
  abn: string;
  address: string;
  state: string | null;
  postcode: string | null;
  entityType: string;
  industryType: string;
  referralCode: string;
  /** As the database writes it. */
  discountPercentage: string;
  abnStatus: AbnStatus;
  /** As the provider confirmed it. */
  legalName: string | null;
  abnDecisionNote: string | null;
  /** What the business register has under the number; null until it has been asked, and where it has nothing. */
  registeredName: string | null;
  createdAt: Instant;
  version: number;
};

export async function findOrganisation(
  tx: Transaction,
  id: OrganisationId,
): Promise<Organisation | undefined> {
  const [organisation] = await tx.query<Organisation>("select * from organisation where id = $1", [id]);
  return organisation;
}

export async function findOrganisationForChange(
  tx: Transaction,
  id: OrganisationId,
): Promise<Organisation | undefined> {
  const [organisation] = await tx.query<Organisation>(
    "select * from organisation where id = $1 for no key update",
    [id],
  );
  return organisation;
}

/** The person's own, in the order of their names. */
export async function listOrganisationsOf(
  tx: Transaction,
  accountId: AccountId,
  { size, cursor }: PageRequest,
): Promise<Organisation[]> {
  return await tx.query<Organisation>(
    `select o.* from member m join organisation o on o.id = m.organisation_id
      where m.account_id = $1 and ($2::text is null or (lower(o.name), o.id) > ($2, $3::uuid))
      order by lower(o.name), o.id limit $4`,
    [accountId, cursor?.value ?? null, cursor?.id ?? null, size + 1],
  );
}

export async function countOrganisationsOf(tx: Transaction, accountId: AccountId): Promise<number> {
  const [counted] = await tx.query<{ count: number }>(
    "select count(*)::int as count from member where account_id = $1",
    [accountId],
  );
  return counted?.count ?? 0;
}

/** The post of a new one goes to its business address. */
type NewOrganisation = Omit<
  Organisation,
  | "createdAt"
  | "version"
  | "discountPercentage"
  | "abnStatus"
  | "legalName"
  | "abnDecisionNote"
  | "registeredName"
  | keyof PostalAddressColumns
>;

/** Asks nothing of others: whoever claims the same number, and whoever holds it, is the provider's to decide. */
export async function insertOrganisation(tx: Transaction, organisation: NewOrganisation): Promise<void> {
  await tx.query("select enter_organisation($1)", [organisation.id]);
  await insertRow(tx, "organisation", {
    id: organisation.id,
    name: organisation.name,
    abn: organisation.abn,
    address: organisation.address,
    state: organisation.state,
    postcode: organisation.postcode,
    entityType: organisation.entityType,
    industryType: organisation.industryType,
    referralCode: organisation.referralCode,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

type OrganisationDetails = PostalAddressColumns &
  Pick<Organisation, "id" | "name" | "address" | "state" | "postcode">;

export async function updateOrganisationDetails(
  tx: Transaction,
  details: OrganisationDetails,
): Promise<void> {
  await tx.query(
    `update organisation set name = $2, address = $3, state = $4, postcode = $5, postal_address_same_as_business_address = $6, postal_address_line1 = $7,
       postal_address_line2 = $8, postal_address_suburb = $9, postal_address_postal_code = $10, postal_address_state = $11, updated_at = $12, version = version + 1
      where id = $1`,
    [
      details.id,
      details.name,
      details.address,
      details.state,
      details.postcode,
      details.postalAddressSameAsBusinessAddress,
      details.postalAddressLine1,
      details.postalAddressLine2,
      details.postalAddressSuburb,
      details.postalAddressPostalCode,
      details.postalAddressState,
      tx.now,
    ],
  );
}
