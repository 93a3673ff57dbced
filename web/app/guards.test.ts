// Shows: R-56..R-63, K-11..K-12.
import { describe, expect, test } from "vitest";
import { FEATURES, HARBOUR_CIVIL, RAVI, userState } from "../testing/client-cast.ts";
import { type Access, decideFeature, decideRoute, defaultPathFor } from "./guards.ts";
import type { SessionState } from "./session.ts";

describe("the guards table", () => {
  const ROWS: [Access, "in" | "out", string, string][] = [
    ["public", "out", "/terms", "allowed"],
    ["public", "in", "/terms", "allowed"],
    ["anonymous", "out", "/account/login", "allowed"],
    ["anonymous", "in", "/account/login", "to /home"],
    ["signed-in", "in", "/documents", "allowed"],
    ["signed-in", "out", "/documents?tab=closed", "to /account/login, remembering /documents?tab=closed"],
    ["signed-in", "out", "/", "to /account/login"],
    ["signed-in", "out", "/home", "to /account/login"],
    ["signed-in", "out", "/home?x=1", "to /account/login"],
  ];

  test.each(ROWS)("a route %s for a person signed %s at %s is %s", (access, signed, wanted, outcome) => {
    const decision = decideRoute({ access, signedIn: signed === "in", wanted, defaultPath: "/home" });
    expect(inWords(decision)).toBe(outcome);
  });
});

test("a gated route turns away only when its feature is explicitly off", () => {
  const decide = (features: { suretyBonds?: boolean } | undefined) =>
    inWords(decideFeature({ features, feature: "suretyBonds", defaultPath: "/home" }));
  expect(decide({ suretyBonds: true })).toBe("allowed");
  expect(decide({ suretyBonds: false })).toBe("to /home");
  expect(decide({})).toBe("allowed");
  expect(decide(undefined)).toBe("allowed");
});

test("staff without an organisation land on the review queue, everybody else at home", () => {
  const ready = (state: Partial<Extract<SessionState, { status: "ready" }>>): SessionState => ({
    status: "ready",
    me: userState().data.me,
    organisations: [HARBOUR_CIVIL],
    features: FEATURES,
    unreadNotificationCount: 0,
    selectedOrganisationId: HARBOUR_CIVIL.id,
    ...state,
  });
  expect(defaultPathFor({ status: "anonymous" })).toBe("/home");
  expect(defaultPathFor(ready({}))).toBe("/home");
  expect(defaultPathFor(ready({ organisations: [] }))).toBe("/home");
  expect(defaultPathFor(ready({ me: RAVI }))).toBe("/home");
  expect(defaultPathFor(ready({ me: RAVI, organisations: [] }))).toBe("/staff/drafts");
});

function inWords(decision: ReturnType<typeof decideRoute>): string {
  if (decision.allowed) return "allowed";
  const remembering = decision.remember === undefined ? "" : `, remembering ${decision.remember}`;
  return `to ${decision.goTo}${remembering}`;
}
