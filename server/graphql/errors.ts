// The error edge: refusals leave with their code, everything unexpected leaves as a reference number and nothing else.

import { randomInt } from "node:crypto";
import { contractCodeOf } from "@bondline/domain/contract-codes.ts";
import { isRefusal, REFUSALS, type Refusal, Refusal as RefusalError } from "@bondline/domain/refusals.ts";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { App } from "../app.ts";
import { refusalOfBrokenRule } from "../database/constraints.ts";
import { isUnavailable, isWritingRefused } from "../database/unavailable.ts";
import { noteRefusedWriting } from "../database/writing.ts";

/** Every error carries `extensions.code` and an `extensions.message` fit for a person. */
export function toReply(app: App, error: unknown): GraphQLFormattedError {
  const cause = originalOf(error);
  if (cause instanceof Error && isWritingRefused(cause)) noteRefusedWriting(app, cause);
  const refusal = isRefusal(cause) ? cause : (refusalOfDatabase(cause) ?? refusalOfRequest(error));
  if (refusal !== undefined) return formatted(refusal, error);

  const reference = newReference();
  app.log.error({ err: cause, reference }, "unexpected error");
  return formatted(new RefusalError("INTERNAL", { reference }), error);
}

function formatted(refusal: Refusal, error: unknown): GraphQLFormattedError {
  const path = error instanceof GraphQLError && error.path ? { path: error.path } : {};
  return {
    message: refusal.message,
    ...path,
    extensions: {
      ...(refusal.data as object | undefined),
      code: contractCodeOf(refusal.code),
      message: refusal.message,
    },
  };
}

function originalOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

const STILL_RUNNING = "55P03";

function refusalOfDatabase(cause: unknown): Refusal | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code } = cause as Error & { code?: string };
  const refusal = refusalOfBrokenRule(cause);
  if (refusal !== undefined) return refusal;
  if (code === STILL_RUNNING) return new RefusalError("IN_PROGRESS");
  return isUnavailable(cause) ? new RefusalError("SERVICE_UNAVAILABLE") : undefined;
}

/** What the GraphQL layer itself refuses: a variable of the wrong type, an unknown field, a query too deep. */
function refusalOfRequest(error: unknown): Refusal | undefined {
  if (!(error instanceof GraphQLError) || error.path !== undefined) return undefined;
  const field =
    /at "(?:input\.)?([^"]+)"/.exec(error.message)?.[1] ?? /Variable "\$(\w+)"/.exec(error.message)?.[1];
  return new RefusalError("VALIDATION_ERROR", {
    fields: { [formPath(field ?? "request")]: sentenceOf(error.message) },
  });
}

/** `parties[0].name` as forms write it: `parties.0.name`. */
function formPath(path: string): string {
  return path.replace(/\[(\d+)\]/g, ".$1");
}

/** The last sentence says what is wrong; those before it repeat the value that was sent. Nothing is suggested. */
function sentenceOf(message: string): string {
  const sentence = (message.split("; ").at(-1) ?? message).replace(/ Did you mean .*$/s, "");
  return sentence.length > 200 ? REFUSALS.VALIDATION_ERROR({ fields: {} }) : sentence;
}

const REFERENCE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Short enough to read out on the telephone, without letters that look alike. */
function newReference(): string {
  return Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join("");
}
