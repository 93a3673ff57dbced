// What went wrong with a call, distinguished from urql: a refusal of the server by its code, or no answer at all.

import { refusalCodeOf } from "@bondline/domain/contract-codes.ts";
import { RETRIABLE_CODES, type RefusalCode } from "@bondline/domain/refusals.ts";
import type { CombinedError } from "urql";

/** UNREACHABLE: no answer came. UNKNOWN: the server said something that this client does not know yet. */
export type FailureCode = RefusalCode | "UNREACHABLE" | "UNKNOWN";

export type Failure = {
  readonly code: FailureCode;
  /** Fit for a person: the extension's message, otherwise the message. */
  readonly message: string;
  /** Message per path of the form, of a VALIDATION_ERROR. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whatever else came with the refusal: the present record of a CONFLICT, the reference of an INTERNAL. */
  readonly extensions: Readonly<Record<string, unknown>>;
};

export const UNREACHABLE_MESSAGE = "Bondline could not be reached. Check your connection and try again.";

/** No error and no data is a broken answer, and counts as none. */
export function failureOf(error: CombinedError | undefined): Failure {
  const first = error?.graphQLErrors[0];
  if (first === undefined) {
    return { code: "UNREACHABLE", message: UNREACHABLE_MESSAGE, fields: {}, extensions: {} };
  }

  const extensions = first.extensions;
  return {
    code: refusalCodeOf(extensions.code) ?? "UNKNOWN",
    message: textOf(extensions.message) ?? first.message,
    fields: fieldsOf(extensions.fields),
    extensions,
  };
}

/** Why it was refused, in one sentence: where no field of the screen can say it, what the first refused field says comes before the whole. */
export function whyRefused({ fields, message }: Pick<Failure, "fields" | "message">): string {
  return Object.values(fields)[0] ?? message;
}

/** Your decision was not saved: the same call may be sent again with the same mutation id. */
export function isUndecided(failure: Failure): boolean {
  return failure.code === "UNREACHABLE" || RETRIABLE_CODES.some((code) => code === failure.code);
}

function textOf(given: unknown): string | undefined {
  return typeof given === "string" && given !== "" ? given : undefined;
}

function fieldsOf(given: unknown): Readonly<Record<string, string>> {
  if (typeof given !== "object" || given === null) return {};
  const entries = Object.entries(given).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}

/** The record of a CONFLICT as it stands now, by its name in the payload, with all that the call itself asked to see of it. */
export function currentOf<Shown extends object>({ extensions }: Failure, name: string): Shown | undefined {
  const { current } = extensions;
  return isNaming<Shown>(current, name) ? current[name] : undefined;
}

function isNaming<Shown extends object>(given: unknown, name: string): given is Record<string, Shown> {
  if (typeof given !== "object" || given === null || !(name in given)) return false;
  const named: unknown = given[name as keyof typeof given];
  return typeof named === "object" && named !== null;
}

/** Nothing is there, or nothing for this reader: asking again would bring the same answer. */
export function isMissing({ code }: Pick<Failure, "code">): boolean {
  return code.endsWith("_NOT_FOUND");
}
