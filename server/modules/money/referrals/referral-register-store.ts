// Who referred which client, as the provider's administrators read it: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ReferralEntityType, ReferralWay } from "@bondline/domain/money/referrals/referral.ts";
import type { ReferralFilterName } from "@bondline/domain/money/referrals/referral-filters.ts";
import type { ReferralStage } from "@bondline/domain/money/referrals/referrer-account.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Register, RegisterSort } from "../../../database/register.ts";
import { isOfClient } from "../../people/organisations/public.ts";

/** Of the referrer either an organisation, or a firm with or without the person who referred. */
export type RegisteredReferral = {
  id: string;
  organisationId: OrganisationId;
  organisationName: string;
  referrerOrganisationId: OrganisationId | null;
  referralPortalMemberId: string | null;
  referrerName: string | null;
  code: string | null;
  entityName: string | null;
  entityType: ReferralEntityType | null;
  way: ReferralWay;
  stage: ReferralStage;
  createdAt: Instant;
  firstPaidDraftId: DraftId | null;
  firstPaidReferenceNumber: string | null;
  firstPaidAt: Instant | null;
  promisedCents: Cents;
  /** Without what was taken back. */
  earnedCents: Cents;
  takenBackCents: Cents;
  paidOutCents: Cents;
};

type Field = "CREATED_AT" | "PROMISED";
export type ReferralRegisterSort = RegisterSort<Field>;

const client = (words: string) => isOfClient("r.organisation_id", words);
const referrer = (words: string) =>
  `lower(coalesce(r.referrer_name, '') || ' ' || coalesce(r.code, '')) like '%' || ${words} || '%'`;
const firm = (words: string) => `lower(r.entity_name) like '%' || ${words} || '%'`;

export const REFERRAL_REGISTER: Register<Field, ReferralFilterName> = {
  id: "r.id",
  from: "referral_of_client r",
  columns: "r.*",
  orders: {
    CREATED_AT: { column: "r.created_at", cast: "timestamptz" },
    PROMISED: { column: "r.promised_cents", cast: "bigint" },
  },
  found: (words) => [client(words), referrer(words), firm(words)].join(" or "),
  narrowedBy: {
    client,
    referrer,
    firm,
    ways: "r.way",
    stages: "r.stage",
    signedUp: { moment: "r.created_at" },
    firstPaid: { moment: "r.first_paid_at" },
    promised: "r.promised_cents",
    earned: "r.earned_cents",
    takenBack: "r.taken_back_cents",
    paidOut: "r.paid_out_cents",
  },
  cells: (momentOf) => ({
    client: "r.organisation_name",
    way: "r.way",
    referrer: "r.referrer_name",
    code: "r.code",
    firm: "r.entity_name",
    firmKind: "r.entity_type",
    stage: "r.stage",
    createdAt: momentOf("r.created_at"),
    firstPaidReference: "r.first_paid_reference_number",
    firstPaidAt: momentOf("r.first_paid_at"),
    promised: "r.promised_cents::text",
    earned: "r.earned_cents::text",
    takenBack: "r.taken_back_cents::text",
    paidOut: "r.paid_out_cents::text",
  }),
};
