// Who refers clients, and which organisation came through whom, in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { ReferralEntityType } from "@bondline/domain/money/referrals/referral.ts";
import type { ReferralStage } from "@bondline/domain/money/referrals/referrer-account.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import {
  COUNT_MAX,
  type Listed,
  listPage,
  type Page,
  type PageArguments,
} from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ReferralPortalEntity = {
  id: string;
  name: string;
  entityType: ReferralEntityType;
};

/** What the list is ordered by: the kind, then the name. */
const ENTITY_PLACE = "(entity_type || ' ' || lower(name))";

export async function listReferralEntities(tx: Transaction, list: PageArguments) {
  return await listRows<ReferralPortalEntity>(tx, list, {
    keyset: { column: ENTITY_PLACE, cast: "text", id: "id", direction: "ASC" },
    columns: "id, name, entity_type",
    from: "referral_portal_entity",
    where: "status = 'ACTIVE'",
    values: [],
  });
}

export async function isReferralEntity(tx: Transaction, id: string): Promise<boolean> {
  return (
    (await tx.query("select 1 from referral_portal_entity where id = $1 and status = 'ACTIVE'", [id]))
      .length > 0
  );
}

/** An organisation, or an entity with or without the person who referred. */
export type Referrer = {
  referrerOrganisationId: OrganisationId | null;
  referralPortalEntityId: string | null;
  referralPortalMemberId: string | null;
};

export type ReferralCodes = { referrerCode: string | null; memberCode: string | null };

/** The referring person's code counts before an organisation's. */
export async function findReferrerOfCodes(tx: Transaction, { referrerCode, memberCode }: ReferralCodes) {
  return await findRow<Referrer>(tx, "select * from referrer_of_codes($1, $2)", [referrerCode, memberCode]);
}

export async function insertReferral(
  tx: Transaction,
  referral: Referrer & {
    id: string;
    refereeOrganisationId: OrganisationId;
    referrerCreditCents: Cents | null;
  },
): Promise<void> {
  await insertRow(tx, "referral", { ...referral, createdAt: tx.now });
}

export type PortalReferral = {
  id: string;
  organisationName: string;
  entityName: string;
  entityType: ReferralEntityType;
  personName: string | null;
  createdAt: Instant;
  stage: ReferralStage;
  promisedCents: Cents | null;
  earnedCents: Cents | null;
};

/** As far as the person who asks may see them, newest first. */
export async function listPortalReferrals(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<PortalReferral>> {
  return await listPage(list, {
    keyset: { column: "created_at", cast: "timestamptz", id: "id", direction: "DESC" },
    values: [],
    rows: ({ sortText, edge, limit, values }) =>
      tx.query<Listed<PortalReferral>>(
        `with page as (select *, ${sortText} from referral_portal_referrals(${edge.value}, ${edge.id}, ${limit}))
         select page.*, s.stage, r.referrer_credit_cents as promised_cents, e.amount_cents as earned_cents
           from page join referral_progress(array(select p.id from page p)) s on s.id = page.id join referral r on r.id = page.id
           left join referrer_earning e on e.referral_id = page.id and e.taken_back_at is null
          order by page.created_at desc, page.id desc`,
        values,
      ),
    count: () => countRows(tx, `referral_portal_referrals(null, null, ${COUNT_MAX + 1})`, []),
  });
}
