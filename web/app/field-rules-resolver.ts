// Validates a react-hook-form by the rules of the domain, so that no rule is written a second time, and marks what the server refused.

import type { FieldMessages } from "@bondline/domain/refusals.ts";
import type { FieldRules } from "@bondline/domain/values/fields/field-set.ts";
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormSetError,
} from "react-hook-form";
import { messagesOf } from "./field-messages.ts";

/** For a form of plain fields: texts, and boxes that count as "true" or "false". */
export function fieldRulesResolver<Values extends FieldValues>(rules: FieldRules): Resolver<Values> {
  return validatedBy((values) => messagesOf(rules, values));
}

/** For a form with parts inside parts: the validate answers each message under its path, such as `parties.0.name`. */
export function validatedBy<Values extends FieldValues>(
  validate: (values: Values) => FieldMessages,
): Resolver<Values> {
  return (values) => {
    const messages = Object.entries(validate(values));
    if (messages.length === 0) return { values, errors: {} };

    const errors: FieldErrors<Values> = {};
    for (const [path, message] of messages) set(errors, path, { type: "rule", message });
    return { values: {}, errors };
  };
}

/** Puts the messages of a VALIDATION_ERROR on the fields with the same paths; answers those that have no field here. */
export function markRefusedFields<Values extends FieldValues>(options: {
  fields: FieldMessages;
  paths: readonly Path<Values>[];
  setError: UseFormSetError<Values>;
}): FieldMessages {
  const { fields, paths, setError } = options;
  const others: Record<string, string> = {};
  for (const [field, message] of Object.entries(fields)) {
    const path = paths.find((known) => known === field);
    if (path === undefined) others[field] = message;
    else setError(path, { type: "server", message });
  }
  return others;
}
