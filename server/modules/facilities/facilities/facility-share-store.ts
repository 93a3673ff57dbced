// Sharing in the database: offers, and the shares that come of those that were accepted. SQL and nothing else.

import type {
  ShareOfferDecision,
  ShareOfferStatus,
} from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import {
  type AccountId,
  asFacilityShareOfferId,
  type FacilityId,
  type FacilityShareOfferId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityRow } from "./facility-record.ts";
import type { ShareOffer, SharingParty } from "./facility-share-record.ts";

const COLUMNS = `s.*,
  (select to_jsonb(o) from legal_names(array[s.organisation_id]) o) as offered_by_organisation,
  (select to_jsonb(o) from legal_names(array[s.offered_to_organisation_id]) o) as offered_to_organisation`;

/** The confirmed holder of a number; whoever only claims it is nobody. */
export async function findConfirmedHolder(tx: Transaction, digits: string) {
  return await findRow<SharingParty>(
    tx,
    "select o.* from organisation_of_number($1) as holder cross join lateral legal_names(array[holder]) o",
    [digits],
  );
}

export async function isConfirmed(tx: Transaction, id: OrganisationId): Promise<boolean> {
  const [answer] = await tx.query<{ isConfirmed: boolean }>(
    "select organisation_is_confirmed($1) as is_confirmed",
    [id],
  );
  return answer?.isConfirmed === true;
}

export async function findShareOffer(tx: Transaction, id: FacilityShareOfferId) {
  return await findRow<ShareOffer>(tx, `select ${COLUMNS} from facility_share_offer s where s.id = $1`, [id]);
}

export async function lockShareOffer(tx: Transaction, id: FacilityShareOfferId): Promise<void> {
  await tx.query("select 1 from facility_share_offer where id = $1 for no key update", [id]);
}

/** Newest first. */
export async function listOffersTo(tx: Transaction, organisationId: OrganisationId, list: PageArguments) {
  return await listRows<ShareOffer>(tx, list, {
    keyset: { column: "s.created_at", cast: "timestamptz", id: "s.id", direction: "DESC" },
    columns: COLUMNS,
    from: "facility_share_offer s",
    where: "s.offered_to_organisation_id = $1 and s.status = 'WAITING'",
    values: [organisationId],
  });
}

/** What waits for an answer, and what was answered last; the history has the rest. */
export async function listOffersOf(tx: Transaction, facilityId: FacilityId, max: number) {
  return await tx.query<ShareOffer>(
    `select ${COLUMNS} from facility_share_offer s where s.facility_id = $1 and s.status in ('WAITING', 'DECLINED') order by s.created_at desc, s.id desc limit ${max}`,
    [facilityId],
  );
}

export type NewShareOffer = {
  id: FacilityShareOfferId;
  facility: Granted<Pick<FacilityRow, "id" | "organisationId">, "CAN_SHARE">;
  offeredTo: OrganisationId;
  offeredBy: AccountId;
};

export async function insertShareOffer(
  tx: Transaction,
  { id, facility, offeredTo, offeredBy }: NewShareOffer,
): Promise<void> {
  await insertRow(tx, "facility_share_offer", {
    id,
    organisationId: facility.organisationId,
    facilityId: facility.id,
    offeredToOrganisationId: offeredTo,
    status: "WAITING",
    offeredBy,
    createdAt: tx.now,
  });
}

export async function saveOfferDecision(
  tx: Transaction,
  { id }: Granted<ShareOffer, ShareOfferDecision>,
  { status, by }: { status: ShareOfferStatus; by: AccountId },
): Promise<void> {
  await updateRow(tx, "facility_share_offer", { id }, { status, decidedBy: by, decidedAt: tx.now });
}

/** Those that somebody is answering at this moment are left to them. Answers which it were. */
export async function withdrawWaitingOffers(tx: Transaction, facilityId: FacilityId, by: AccountId) {
  const rows = await tx.query<{ id: FacilityShareOfferId }>(
    `update facility_share_offer set status = 'WITHDRAWN', decided_by = $2, decided_at = $3 where id in (
       select id from facility_share_offer where facility_id = $1 and status = 'WAITING' for no key update skip locked) returning id`,
    [facilityId, by, tx.now],
  );
  return rows.map(({ id }) => id);
}

/** Opens the facility to whoever accepted. */
export async function insertShare(tx: Transaction, offer: Granted<ShareOffer, ShareOfferDecision>) {
  await insertRow(tx, "facility_share", {
    id: tx.newId(),
    organisationId: offer.organisationId,
    facilityId: offer.facilityId,
    sharedWithOrganisationId: offer.offeredToOrganisationId,
    offerId: offer.id,
    createdAt: tx.now,
  });
}

/** What was accepted of an application, with who offered it and who accepted it when. */
export type AcceptedShare = {
  offeredToOrganisationId: OrganisationId;
  offeredBy: AccountId;
  decidedBy: AccountId;
  decidedAt: Instant;
  createdAt: Instant;
};

/** Opens a facility that has just been made to whoever accepted while it was applied for. */
export async function insertAcceptedShare(
  tx: Transaction,
  { id: facilityId, organisationId }: Granted<Pick<FacilityRow, "id" | "organisationId">, "CREATED">,
  accepted: AcceptedShare,
): Promise<void> {
  const offerId = asFacilityShareOfferId(tx.newId());
  await insertRow(tx, "facility_share_offer", {
    id: offerId,
    organisationId,
    facilityId,
    status: "ACCEPTED",
    ...accepted,
  });
  await insertRow(tx, "facility_share", {
    id: tx.newId(),
    organisationId,
    facilityId,
    sharedWithOrganisationId: accepted.offeredToOrganisationId,
    offerId,
    createdAt: tx.now,
  });
}

/** Of the administrators of one side, for whoever acts for the other. */
export async function listOfferAddresses(tx: Transaction, offer: ShareOffer, organisationId: OrganisationId) {
  const rows = await tx.query<{ email: string }>("select email from share_offer_addresses($1, $2)", [
    offer.id,
    organisationId,
  ]);
  return rows.map(({ email }) => email);
}

/** One that was accepted stays as what happened. */
export async function withdrawOffersOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query(
    "update facility_share_offer set status = 'WITHDRAWN', decided_at = $2 where organisation_id = $1 and status = 'WAITING'",
    [id, tx.now],
  );
}

export async function endSharingOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from facility_share where organisation_id = $1", [id]);
}
