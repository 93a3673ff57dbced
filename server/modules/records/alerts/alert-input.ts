// An alert as it is sent, validated by the rules of its form.

import { asFacilityId, type OrganisationId } from "@bondline/domain/ids.ts";
import { checkAlert } from "@bondline/domain/records/alerts/alert.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { joinEmails } from "@bondline/domain/values/fields/email-list.ts";
import type { RawFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOwnFacility } from "../../facilities/facilities/facility-access.ts";
import type { AlertOverrides } from "./alert-store.ts";

export type WatchInput = {
  triggerProperty: string;
  triggerLeadTime?: number | null | undefined;
  facilityId?: string | null | undefined;
  facilityLimit?: string | null | undefined;
  facilityLimitIncludeProjectedDocs?: boolean | null | undefined;
};
export type AlertInput = WatchInput & { emailAddresses: readonly string[] };

/** A facility that is watched belongs to the organisation itself. */
export async function requireAlertOverrides(
  tx: Transaction,
  organisationId: OrganisationId,
  input: AlertInput,
): Promise<AlertOverrides> {
  const validated = checkAlert(alertTexts(input));
  if (!validated.ok) refuseFields(validated.fields);
  const { values } = validated;
  if (values.facilityId !== null) await requireOwnFacility(tx, values.facilityId, organisationId);
  return {
    emailAddresses: [...values.emailAddresses],
    triggerProperty: values.triggerProperty,
    triggerLeadTime: values.triggerLeadTime,
    facilityId: values.facilityId === null ? null : asFacilityId(values.facilityId),
    facilityLimitCents: values.facilityLimit,
    facilityLimitIncludeProjectedDocs: values.facilityLimitIncludeProjectedDocs ?? false,
  };
}

function alertTexts({ emailAddresses, ...others }: AlertInput): RawFields {
  const texts = Object.entries(others).map(([field, value]) => [field, value == null ? "" : String(value)]);
  return { ...Object.fromEntries(texts), emailAddresses: joinEmails(emailAddresses) };
}
