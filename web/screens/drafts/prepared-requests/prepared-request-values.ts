// The values of the form in which a request is prepared: how they open, how they are validated, and what is sent.

import {
  findPreparedRequestFaults,
  PREPARED_REQUEST_DAYS_USUAL,
  PREPARED_REQUEST_FIELDS,
  PREPARED_REQUEST_KINDS,
  type PreparedRequestField,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { addDays, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";

export type PreparedRequestFormValues = Record<PreparedRequestField, string>;

export const PREPARED_REQUEST_PATHS = Object.keys(PREPARED_REQUEST_FIELDS) as PreparedRequestField[];

export function openingValues(today: PlainDate): PreparedRequestFormValues {
  const empty = Object.fromEntries(
    PREPARED_REQUEST_PATHS.map((path) => [path, ""]),
  ) as PreparedRequestFormValues;
  return {
    ...empty,
    processType: PREPARED_REQUEST_KINDS[0],
    lastDate: addDays(today, PREPARED_REQUEST_DAYS_USUAL),
  };
}

export function preparedRequestResolver(today: PlainDate) {
  return validatedBy<PreparedRequestFormValues>((values) => {
    const validated = checkFields(PREPARED_REQUEST_FIELDS, values, {
      across: (right) => findPreparedRequestFaults(right, today),
    });
    return validated.ok ? {} : validated.fields;
  });
}

export function kindOf(text: string) {
  return PREPARED_REQUEST_KINDS.find((kind) => kind === text) ?? PREPARED_REQUEST_KINDS[0];
}

/** What was left empty is not sent. */
export function preparedRequestInput({
  emailAddress,
  amount,
  lastDate,
  processType,
  ...others
}: PreparedRequestFormValues) {
  const filled = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ""));
  return { emailAddress, amount, lastDate, processType: kindOf(processType), ...filled };
}
