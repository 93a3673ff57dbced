// What a call that saves a record has come to, as a form that saves itself reads it.

import { failureOf } from "../../api/failure.ts";
import type { SaveOutcome } from "./autosave.ts";

type CallError = Parameters<typeof failureOf>[0];

export function outcomeOf<Saved>(
  record: Saved | undefined,
  error: CallError | undefined,
): SaveOutcome<Saved> {
  if (record !== undefined && error === undefined) return { ok: true, record };
  const failure =
    error === undefined
      ? { code: "UNKNOWN" as const, message: "The answer was empty.", fields: {}, extensions: {} }
      : failureOf(error);
  return { ok: false, failure };
}
