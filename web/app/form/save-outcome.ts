// What a call that saves a record has come to, as a form that saves itself reads it.

import { currentOf, failureOf } from "../../api/failure.ts";
import type { SaveOutcome } from "./autosave.ts";

type CallError = Parameters<typeof failureOf>[0];

/** `record` names the record in the call's payload: a refusal as stale brings it under the same name, as it stands now. */
export function outcomeOf<Name extends string, Payload extends Readonly<Record<Name, object>>>(
  record: Name,
  payload: Payload | undefined,
  error: CallError | undefined,
): SaveOutcome<Payload[Name]> {
  if (payload !== undefined && error === undefined) return { ok: true, record: payload[record] };
  const failure =
    error === undefined
      ? { code: "UNKNOWN" as const, message: "The answer was empty.", fields: {}, extensions: {} }
      : failureOf(error);
  return { ok: false, failure, current: currentOf<Payload[Name]>(failure, record) };
}
