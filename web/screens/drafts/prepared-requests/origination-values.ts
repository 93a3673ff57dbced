// The values of the form in which a request is prepared: how they open, how they are judged, and what is sent.

import {
  findOriginationFaults,
  ORIGINATION_DAYS_USUAL,
  ORIGINATION_FIELDS,
  ORIGINATION_KINDS,
  type OriginationField,
} from "@bondline/domain/drafts/prepared-requests/origination.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { addDays, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { judgedBy } from "../../../app/field-rules-resolver.ts";

export type OriginationFormValues = Record<OriginationField, string>;

export const ORIGINATION_PATHS = Object.keys(ORIGINATION_FIELDS) as OriginationField[];

export function openingValues(today: PlainDate): OriginationFormValues {
  const empty = Object.fromEntries(ORIGINATION_PATHS.map((path) => [path, ""])) as OriginationFormValues;
  return {
    ...empty,
    processType: ORIGINATION_KINDS[0],
    lastDate: addDays(today, ORIGINATION_DAYS_USUAL),
  };
}

export function originationResolver(today: PlainDate) {
  return judgedBy<OriginationFormValues>((values) => {
    const judged = checkFields(ORIGINATION_FIELDS, values, {
      across: (right) => findOriginationFaults(right, today),
    });
    return judged.ok ? {} : judged.fields;
  });
}

export function kindOf(text: string) {
  return ORIGINATION_KINDS.find((kind) => kind === text) ?? ORIGINATION_KINDS[0];
}

/** What was left empty is not sent. */
export function originationInput({
  emailAddress,
  amount,
  lastDate,
  processType,
  ...others
}: OriginationFormValues) {
  const filled = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ""));
  return { emailAddress, amount, lastDate, processType: kindOf(processType), ...filled };
}
