// The values of the alert form: how they open, how they are judged, and what of them is sent or previewed.

import { ALERT_FIELDS, TRIGGER_PROPERTIES, type TriggerProperty } from "@bondline/domain/alerts/alert.ts";
import { email } from "@bondline/domain/fields/email.ts";
import { joinEmails } from "@bondline/domain/fields/email-list.ts";
import { dayRange } from "@bondline/domain/fields/number.ts";
import type { SettingsAlertFragment } from "../../api/generated/graphql.ts";
import { judgedBy, messagesOf } from "../../app/field-rules-resolver.ts";

export type AlertValues = {
  emailAddresses: readonly string[];
  triggerProperty: string;
  triggerLeadTime: string;
};

export const ALERT_PATHS = ["emailAddresses", "triggerProperty", "triggerLeadTime"] as const;

const LEAD_TIME_AT_FIRST = "30";

export function alertValues(alert: SettingsAlertFragment | undefined, ownAddress: string): AlertValues {
  return {
    emailAddresses: alert?.emailAddresses ?? [ownAddress],
    triggerProperty: alert?.triggerProperty ?? TRIGGER_PROPERTIES[0],
    triggerLeadTime: alert === undefined ? LEAD_TIME_AT_FIRST : String(alert.triggerLeadTime),
  };
}

export const alertResolver = judgedBy<AlertValues>(({ emailAddresses, ...others }) =>
  messagesOf(ALERT_FIELDS, { ...others, emailAddresses: joinEmails(emailAddresses) }),
);

/** Undefined while it is not yet an alert that could be sent. */
export function alertWatched({ triggerProperty, triggerLeadTime }: AlertValues) {
  const property = TRIGGER_PROPERTIES.find((each) => each === triggerProperty);
  const days = dayRange(triggerLeadTime);
  return property === undefined || !days.ok
    ? undefined
    : { triggerProperty: property, triggerLeadTime: days.value };
}

export type AlertWatched = { triggerProperty: TriggerProperty; triggerLeadTime: number };

export function judgeAddress(text: string): string | undefined {
  const judged = email(text);
  return judged.ok ? undefined : judged.message;
}
