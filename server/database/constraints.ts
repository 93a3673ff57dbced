// What a broken constraint means to the person whose call broke it, by the constraint's name.

import {
  ALREADY_OFFERED_MESSAGE,
  ALREADY_SHARED_MESSAGE,
  FACILITY_CHOICE_MESSAGE,
  FACILITY_IN_USE_MESSAGE,
  FACILITY_LIMIT_MESSAGE,
  FACILITY_ROOM_MESSAGE,
  SHARE_IN_USE_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { REFERRER_NAME_MESSAGE } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { AFTER_LATEST_DAY_MESSAGE } from "@bondline/domain/office/changes/version-start.ts";
import { SUPPLIER_NUMBER_MESSAGE } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import { PARTNER_NAME_MESSAGE } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import { ABN_HELD_MESSAGE } from "@bondline/domain/people/organisations/abn-claim.ts";
import { LAST_ADMINISTRATOR_MESSAGE } from "@bondline/domain/people/organisations/organisation.ts";
import { LADDER_ONCE_MESSAGE } from "@bondline/domain/records/alerts/alert.ts";
import { Refusal } from "@bondline/domain/refusals.ts";

const DEFECTS_END_MESSAGE = "The defects period can't end before practical completion.";
const NUMBER_TAKEN = "A guarantee of this bank with this number already exists.";

const OTHER_WORDING = "The wording is not the one that was approved, so it cannot be issued.";

const MEANINGS: Record<string, () => Refusal> = {
  organisation_confirmed_number: () => new Refusal("VALIDATION_ERROR", { fields: { abn: ABN_HELD_MESSAGE } }),
  member_organisation_id_account_id_key: () => new Refusal("MEMBER_ALREADY_EXISTS"),
  supplier_abn: () => new Refusal("VALIDATION_ERROR", { fields: { abn: SUPPLIER_NUMBER_MESSAGE } }),
  channel_partner_active_name: () =>
    new Refusal("VALIDATION_ERROR", { fields: { name: PARTNER_NAME_MESSAGE } }),
  referral_portal_entity_name: () =>
    new Refusal("VALIDATION_ERROR", { fields: { name: REFERRER_NAME_MESSAGE } }),
  office_change_waiting: () => new Refusal("CHANGE_WAITING"),
  office_change_second_person: () => new Refusal("SECOND_PERSON_NEEDED"),
  draft_approval_second_person: () => new Refusal("SECOND_APPROVER_NEEDED"),
  step_approval_second_person: () => new Refusal("SECOND_APPROVER_NEEDED"),
  refund_approved_by_two: () => new Refusal("REFUND_NOT_APPROVED"),
  staff_member_account_id_key: () => new Refusal("STAFF_ALREADY_EXISTS"),
  fee_summary_version: () =>
    new Refusal("VALIDATION_ERROR", { fields: { startsDate: AFTER_LATEST_DAY_MESSAGE } }),
  member_keeps_an_administrator: () =>
    new Refusal("VALIDATION_ERROR", { fields: { role: LAST_ADMINISTRATOR_MESSAGE } }),
  organisation_allows_acting: () => new Refusal("ACTING_NOT_ALLOWED"),
  record_is_held: () => new Refusal("RECORD_HELD"),
  record_is_archived: () => new Refusal("RECORD_ARCHIVED"),
  organisation_is_open: () => new Refusal("ORGANISATION_CLOSED"),
  organisation_metadata_key_name: () =>
    new Refusal("VALIDATION_ERROR", { fields: { key: "This key is in the list already." } }),
  // The provider names any organisation; a member's own has been asked for at its access check.
  facility_organisation_id_fkey: () => new Refusal("ORGANISATION_NOT_FOUND", { id: "organisation" }),
  document_defects_end: () =>
    new Refusal("VALIDATION_ERROR", { fields: { defectsEndDate: DEFECTS_END_MESSAGE } }),
  facility_room: () => new Refusal("VALIDATION_ERROR", { fields: { facilityId: FACILITY_ROOM_MESSAGE } }),
  facility_is_open_to_it: () =>
    new Refusal("VALIDATION_ERROR", { fields: { facilityId: FACILITY_CHOICE_MESSAGE } }),
  facility_limit: () => new Refusal("VALIDATION_ERROR", { fields: { limit: FACILITY_LIMIT_MESSAGE } }),
  facility_in_use: () => new Refusal("VALIDATION_ERROR", { fields: { status: FACILITY_IN_USE_MESSAGE } }),
  facility_share_offer_once: () =>
    new Refusal("VALIDATION_ERROR", { fields: { abn: ALREADY_OFFERED_MESSAGE } }),
  facility_share_accepted: () => new Refusal("ABN_NOT_CONFIRMED"),
  facility_share_once: () => new Refusal("VALIDATION_ERROR", { fields: { abn: ALREADY_SHARED_MESSAGE } }),
  facility_share_in_use: () =>
    new Refusal("VALIDATION_ERROR", { fields: { organisationId: SHARE_IN_USE_MESSAGE } }),
  alert_configuration_ladder: () =>
    new Refusal("VALIDATION_ERROR", { fields: { triggerProperty: LADDER_ONCE_MESSAGE } }),
  document_wording_as_approved: () => new Refusal("VALIDATION_ERROR", { fields: { wording: OTHER_WORDING } }),
  document_number_issued: () =>
    new Refusal("VALIDATION_ERROR", { fields: { guaranteeNumber: NUMBER_TAKEN } }),
  document_number_recorded: () =>
    new Refusal("VALIDATION_ERROR", { fields: { guaranteeNumber: NUMBER_TAKEN } }),
};

/** Undefined for a constraint that no input should be able to break: that is a mistake of ours. */
function refusalOfConstraint(name: string): Refusal | undefined {
  return MEANINGS[name]?.();
}

/** Integrity constraint violations. */
const BROKEN_RULE = /^23/;

/** Undefined for every other mistake, and for a constraint that no input can break. */
export function refusalOfBrokenRule(cause: unknown): Refusal | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code, constraint } = cause as Error & { code?: string; constraint?: string };
  if (constraint === undefined || code === undefined || !BROKEN_RULE.test(code)) return undefined;
  return refusalOfConstraint(constraint);
}
