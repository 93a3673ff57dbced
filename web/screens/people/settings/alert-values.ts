// The values of the alert form: how they open, how they are validated, and what of them is sent or previewed.

import {
  type ALERT_FIELDS,
  alertInWords,
  checkAlert,
  TRIGGER_PROPERTIES,
  type TriggerProperty,
} from "@bondline/domain/records/alerts/alert.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { joinEmails } from "@bondline/domain/values/fields/email-list.ts";
import { dayRange } from "@bondline/domain/values/fields/number.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { SettingsAlertFragment } from "../../../api/generated/graphql.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";

/** Every field as its text: addresses joined by semicolons, and "true" or "false". */
export type AlertValues = Record<keyof typeof ALERT_FIELDS, string>;

const LEAD_TIME_AT_FIRST = "30";

export function alertValues(alert: SettingsAlertFragment | undefined, ownAddress: string): AlertValues {
  return {
    emailAddresses: joinEmails(alert?.emailAddresses ?? [ownAddress]),
    triggerProperty: alert?.triggerProperty ?? TRIGGER_PROPERTIES[0],
    triggerLeadTime: alert?.triggerLeadTime == null ? LEAD_TIME_AT_FIRST : String(alert.triggerLeadTime),
    facilityId: alert?.facilityId ?? "",
    facilityLimit: alert?.facilityLimit ?? "",
    facilityLimitIncludeProjectedDocs: String(alert?.facilityLimitIncludeProjectedDocs ?? true),
  };
}

export const alertResolver = validatedBy<AlertValues>((values) => {
  const validated = checkAlert(values);
  return validated.ok ? {} : validated.fields;
});

export type AlertWatched = {
  triggerProperty: TriggerProperty;
  triggerLeadTime: number | null;
  facilityId: string | null;
  facilityLimit: string | null;
  facilityLimitIncludeProjectedDocs: boolean;
};

const NO_FACILITY = { facilityId: null, facilityLimit: null, facilityLimitIncludeProjectedDocs: false };

/** Undefined while it is not yet an alert that could be sent. */
export function alertWatched(values: AlertValues): AlertWatched | undefined {
  const triggerProperty = TRIGGER_PROPERTIES.find((each) => each === values.triggerProperty);
  if (triggerProperty === "FACILITY_LIMIT") return watchedFacility(values);
  if (triggerProperty === "EXPIRY_LADDER") return { ...NO_FACILITY, triggerProperty, triggerLeadTime: null };
  const days = dayRange(values.triggerLeadTime);
  return triggerProperty === undefined || !days.ok
    ? undefined
    : { ...NO_FACILITY, triggerProperty, triggerLeadTime: days.value };
}

function watchedFacility(values: AlertValues): AlertWatched | undefined {
  const { facilityId, facilityLimit, facilityLimitIncludeProjectedDocs } = values;
  if (facilityId === "" || !amount(facilityLimit).ok) return undefined;
  return {
    triggerProperty: "FACILITY_LIMIT",
    triggerLeadTime: null,
    facilityId,
    facilityLimit,
    facilityLimitIncludeProjectedDocs: facilityLimitIncludeProjectedDocs === "true",
  };
}

export function watchedOf(alert: SettingsAlertFragment): AlertWatched {
  const { triggerProperty, triggerLeadTime, facilityId, facilityLimit, facilityLimitIncludeProjectedDocs } =
    alert;
  return { triggerProperty, triggerLeadTime, facilityId, facilityLimit, facilityLimitIncludeProjectedDocs };
}

/** What a list calls the alert. */
export function nameOfAlert({ facilityLimit, ...alert }: SettingsAlertFragment): string {
  return alertInWords({
    ...alert,
    facilityLimitCents: facilityLimit === null ? null : centsFromDecimal(facilityLimit),
  });
}
