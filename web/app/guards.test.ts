// Shows: R-57..R-63, K-11..K-12.
import { describe, expect, test } from "vitest";
import { type PAGES, SITE_MAP } from "../site-map.ts";
import { FEATURES, HARBOUR_CIVIL, RAVI, userState } from "../testing/client-cast.ts";
import { type Access, decideRoute, defaultPathFor, mayOpen } from "./guards.ts";
import type { SessionState } from "./session.ts";

describe("the guards table", () => {
  const ROWS: [Access, "in" | "out", string, string][] = [
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
  const opens = (features: { suretyBonds?: boolean }) =>
    mayOpen(SITE_MAP.suretyDraftCreate, { me: userState().data.me, organisations: [], features });
  expect(opens({ suretyBonds: true })).toBe(true);
  expect(opens({ suretyBonds: false })).toBe(false);
  expect(opens({})).toBe(true);
});

test("a page of the desk is for those who work at it, whoever else has signed in", () => {
  const staff = (staffType: string, more: object = {}) =>
    ({ ...RAVI, staff: { ...RAVI.staff, staffType, ...more } }) as typeof RAVI;
  const people = {
    client: userState().data.me,
    manager: RAVI,
    administrator: staff("RELATIONSHIP_MANAGER", { isAdmin: true }),
    supplier: staff("EXTERNAL_SUPPLIER", { supplier: { tradeName: "Macquarie" } }),
    "supplier's administrator": staff("EXTERNAL_SUPPLIER", {
      supplier: { tradeName: "Macquarie" },
      isAdmin: true,
    }),
    referrer: staff("REFERRER"),
  };
  const whoOpens = (page: (typeof PAGES)[number][1]) =>
    Object.entries(people)
      .filter(([, me]) => mayOpen(page, { me, organisations: [], features: FEATURES }))
      .map(([name]) => name);
  expect(whoOpens(SITE_MAP.staffDrafts)).toEqual([
    "manager",
    "administrator",
    "supplier",
    "supplier's administrator",
  ]);
  expect(whoOpens(SITE_MAP.staffOrganisations)).toEqual(["manager", "administrator"]);
  expect(whoOpens(SITE_MAP.staffIssued)).toEqual(["supplier", "supplier's administrator"]);
  expect(whoOpens(SITE_MAP.staffPeople)).toEqual(["administrator", "supplier's administrator"]);
  expect(whoOpens(SITE_MAP.staffFeatures)).toEqual(["administrator"]);
  expect(whoOpens(SITE_MAP.referralPortal)).toEqual(["referrer"]);
  expect(whoOpens(SITE_MAP.home)).toEqual(["client"]);
  expect(whoOpens(SITE_MAP.documents)).toEqual(Object.keys(people));
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
