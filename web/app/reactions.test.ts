// Shows: E-01..E-02, E-10.
import { REFUSAL_CODES } from "@bondline/domain/refusals.ts";
import { expect, test } from "vitest";
import type { FailedCall } from "../api/client.ts";
import type { FailureCode } from "../api/failure.ts";
import { createReactions, reactionTo } from "./reactions.ts";

function react(
  code: FailureCode,
  options: { signedIn?: boolean; handledByScreen?: boolean; kind?: FailedCall["kind"] } = {},
) {
  const { signedIn = true, handledByScreen = false, kind = "mutation" } = options;
  const seen: string[] = [];
  createReactions({
    notify: ({ tone, title, sticky }) => seen.push(`${tone}${sticky ? " until dismissed" : ""}: ${title}`),
    endSession: () => seen.push("session ended"),
    isSignedIn: () => signedIn,
    askFirst: () => seen.push("asked first"),
  })({
    failure: { code, message: "What the server said.", fields: {}, extensions: {} },
    handledByScreen,
    kind,
  });
  return seen;
}

test("the session codes end the session, whoever answers the call", () => {
  for (const code of ["AUTH_NOT_AUTHENTICATED", "AUTH_NOT_AUTHORIZED"] as const) {
    expect(react(code)).toEqual(["session ended"]);
    expect(react(code, { handledByScreen: true, kind: "subscription" })).toEqual(["session ended"]);
    expect(react(code, { signedIn: false, handledByScreen: true })).toEqual([]);
  }
});

test("terms that are not accepted are asked for, whoever answers the call", () => {
  expect(react("TERMS_NOT_ACCEPTED")).toEqual([
    "asked first",
    "danger until dismissed: What the server said.",
  ]);
  expect(react("TERMS_NOT_ACCEPTED", { handledByScreen: true })).toEqual(["asked first"]);
});

test("every other code raises a danger notice with the server's message, unless the screen answers it itself", () => {
  const others = [...REFUSAL_CODES, "UNREACHABLE" as const, "UNKNOWN" as const].filter(
    (code) => reactionTo(code) === "notice",
  );
  expect(others).toHaveLength(REFUSAL_CODES.length + 2 - 3);
  for (const code of others) {
    expect(react(code)).toEqual(["danger until dismissed: What the server said."]);
    expect(react(code, { kind: "query" })).toEqual(["danger until dismissed: What the server said."]);
    expect(react(code, { handledByScreen: true })).toEqual([]);
    expect(react(code, { kind: "subscription" })).toEqual([]);
  }
});
