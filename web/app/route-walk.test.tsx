// Shows: R-01..R-43, R-46..R-64, K-11..K-12.
// The route table, walked by somebody who is not signed in, by a member and by staff: who may open what, where
// everybody else is sent, and what is remembered of where they wanted to go.
import { createMemoryHistory } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import requirements from "../../docs/requirements/R.md?raw";
import { paths } from "../paths.ts";
import { forgetMailedCode } from "../screens/people/accounts/mailed-code.ts";
import { FEATURES, RAVI, userState } from "../testing/client-cast.ts";
import { type FakeAnswers, fakeServer } from "../testing/fake-server.ts";
import { renderClient } from "../testing/render-client.tsx";
import { browserNextPath } from "./next-path.ts";
import type { Features } from "./session.ts";
import { TOKEN_KEY } from "./session-storage.ts";
import { startApp } from "./start-app.ts";

type Walker = "anonymous" | "member" | "staff";
/**
 * public: everybody. anonymous: only who is not signed in. signed-in: only who is. open: everybody, and the screen
 * or its own rule decides what follows.
 */
type Guard = "public" | "anonymous" | "signed-in" | "open";

type Row = {
  readonly shows: string;
  /** As the specification writes it. */
  readonly path: string;
  /** An address that it fits. */
  readonly at: string;
  readonly guard: Guard;
  readonly feature?: keyof Features;
  /** Where whoever may come in ends up, unless it is where they wanted to be. */
  readonly leadsTo?: Partial<Record<Walker, string>>;
};

const ID = "0198c000-0000-7000-8000-0000000000a1";
const ID2 = "0198c000-0000-7000-8000-0000000000a2";

const ROWS: readonly Row[] = [
  {
    shows: "R-02",
    path: "/",
    at: "/",
    guard: "signed-in",
    leadsTo: { member: "/home", staff: "/staff/drafts" },
  },
  { shows: "R-03", path: "/home", at: "/home", guard: "signed-in", leadsTo: { staff: "/staff/drafts" } },
  { shows: "R-04", path: "/finance", at: "/finance", guard: "signed-in" },
  { shows: "R-05", path: "/finance/apply", at: "/finance/apply", guard: "signed-in" },
  { shows: "R-06", path: "/referral", at: "/referral", guard: "signed-in" },
  {
    shows: "R-07",
    path: "/progress/{organisationId}/{draftId}",
    at: `/progress/${ID}/${ID2}`,
    guard: "signed-in",
  },
  {
    shows: "R-08",
    path: "/handover/{documentId}/{handoverCode}",
    at: `/handover/${ID}/Ab3dEf6hIj9kLm2nOp5qRs`,
    guard: "public",
  },
  {
    shows: "AL-03",
    path: "/alert-confirmation/{code}",
    at: "/alert-confirmation/Ab3dEf6hIj9kLm2nOp5qRs",
    guard: "public",
  },
  {
    shows: "R-09",
    path: "/account",
    at: "/account",
    guard: "anonymous",
    leadsTo: { anonymous: "/account/login" },
  },
  { shows: "R-10", path: "/account/login", at: "/account/login", guard: "anonymous" },
  { shows: "R-11", path: "/account/register", at: "/account/register", guard: "anonymous" },
  {
    shows: "R-12",
    path: "/account/verification-pending",
    at: "/account/verification-pending",
    guard: "anonymous",
  },
  { shows: "R-13", path: "/account/reset", at: "/account/reset", guard: "anonymous" },
  {
    shows: "R-14",
    path: "/account/invite",
    at: "/account/invite?code=Ab3dEf6hIj9kLm2nOp5qRs",
    guard: "open",
    leadsTo: {
      member: "/accept-invitation/organisation/Ab3dEf6hIj9kLm2nOp5qRs",
      staff: "/accept-invitation/organisation/Ab3dEf6hIj9kLm2nOp5qRs",
    },
  },
  {
    shows: "R-15",
    path: "/account/verify",
    at: "/account/verify?username=ada%40harbourcivil.example&code=004821",
    guard: "open",
    leadsTo: { anonymous: "/account/verify", member: "/account/verify", staff: "/account/verify" },
  },
  { shows: "R-17", path: "/documents", at: "/documents?tab=closed", guard: "signed-in" },
  { shows: "R-18", path: "/documents/add", at: "/documents/add", guard: "signed-in" },
  { shows: "R-19", path: "/documents/add/projected", at: "/documents/add/projected", guard: "signed-in" },
  {
    shows: "R-20",
    path: "/documents/{organisationId}/{documentId}/view",
    at: `/documents/${ID}/${ID2}/view`,
    guard: "signed-in",
  },
  { shows: "R-21", path: "/documents/{documentId}/view", at: `/documents/${ID}/view`, guard: "signed-in" },
  {
    shows: "R-22",
    path: "/bond-surety-drafts/create",
    at: "/bond-surety-drafts/create",
    guard: "signed-in",
    feature: "suretyBonds",
  },
  {
    shows: "R-23",
    path: "/bank-guarantee-switch-drafts/create",
    at: "/bank-guarantee-switch-drafts/create",
    guard: "signed-in",
    feature: "isBgSwitchEnabled",
  },
  { shows: "R-24", path: "/drafts/{organisationId}/create", at: `/drafts/${ID}/create`, guard: "signed-in" },
  {
    shows: "R-25",
    path: "/drafts/{organisationId}/{draftId}/view",
    at: `/drafts/${ID}/${ID2}/view`,
    guard: "signed-in",
  },
  {
    shows: "R-26",
    path: "/drafts/{organisationId}/{draftId}/submit",
    at: `/drafts/${ID}/${ID2}/submit`,
    guard: "signed-in",
  },
  {
    shows: "R-27",
    path: "/accept-invitation/organisation/{code}",
    at: "/accept-invitation/organisation/Ab3dEf6hIj9kLm2nOp5qRs",
    guard: "signed-in",
  },
  { shows: "R-28", path: "/reports", at: "/reports", guard: "signed-in" },
  { shows: "R-29", path: "/shared-with-me", at: "/shared-with-me", guard: "signed-in" },
  { shows: "R-30", path: "/members", at: "/members", guard: "signed-in" },
  { shows: "R-31", path: "/profile", at: "/profile", guard: "signed-in" },
  {
    shows: "R-32",
    path: "/settings",
    at: "/settings",
    guard: "signed-in",
    leadsTo: { member: "/settings/organisation", staff: "/settings/organisation" },
  },
  { shows: "R-33", path: "/settings/organisation", at: "/settings/organisation", guard: "signed-in" },
  { shows: "R-34", path: "/settings/alerts", at: "/settings/alerts", guard: "signed-in" },
  { shows: "R-35", path: "/settings/metadata", at: "/settings/metadata", guard: "signed-in" },
  { shows: "R-36", path: "/settings/billing", at: "/settings/billing", guard: "signed-in" },
  { shows: "R-37", path: "/terms", at: "/terms", guard: "public" },
  { shows: "R-38", path: "/financial-service-guide", at: "/financial-service-guide", guard: "public" },
  {
    shows: "R-39",
    path: "/referral-program-terms-and-conditions",
    at: "/referral-program-terms-and-conditions",
    guard: "public",
  },
  { shows: "R-40", path: "/bond-privacy", at: "/bond-privacy", guard: "public" },
  { shows: "R-41", path: "/submissionTerms", at: "/submissionTerms", guard: "signed-in" },
  { shows: "R-42", path: "/facilities", at: "/facilities", guard: "signed-in" },
  { shows: "R-43", path: "/facilities/create", at: "/facilities/create", guard: "signed-in" },
  {
    shows: "R-44",
    path: "/facilities/apply-intro/{facilityType}",
    at: "/facilities/apply-intro/property-backed",
    guard: "signed-in",
  },
  {
    shows: "R-45",
    path: "/facilities/apply/{facilityApplicationId}",
    at: `/facilities/apply/${ID}`,
    guard: "signed-in",
  },
  { shows: "R-46", path: "/facilities/{facilityId}/edit", at: `/facilities/${ID}/edit`, guard: "signed-in" },
  { shows: "R-47", path: "/facilities/{facilityId}/view", at: `/facilities/${ID}/view`, guard: "signed-in" },
  { shows: "R-48", path: "/originations/{originationId}", at: `/originations/${ID}`, guard: "signed-in" },
];

const DEFAULT_PATH: Record<Walker, string> = {
  anonymous: "/account/login",
  member: "/home",
  staff: "/staff/drafts",
};
const ON: Features = Object.fromEntries(Object.keys(FEATURES).map((name) => [name, true])) as Features;
/** Flagged as default routes: whoever opens the front page wanted nothing in particular. */
const NOT_REMEMBERED = new Set(["/", "/home"]);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetMailedCode();
});

function stateOf(walker: Walker, features: Partial<Features>) {
  const state = userState(walker === "staff" ? { me: RAVI, organisations: [] } : {});
  return { data: { ...state.data, gatewayFeatures: features } };
}

/** The client without its screens: what they would ask does not matter to where somebody may go. */
async function walk(walker: Walker, at: string, features: Partial<Features> = ON) {
  if (walker !== "anonymous") localStorage.setItem(TOKEN_KEY, "token");
  const answers: FakeAnswers = { SessionUserState: stateOf(walker, features) };
  const history = createMemoryHistory({ initialEntries: [at] });
  const { router } = startApp({ transport: [fakeServer(answers).exchange], history });
  await router.load();
  await vi.waitFor(() => expect(router.state.status).toBe("idle"));
  return { path: history.location.pathname, isFound: isRoute(router.state.matches), router };
}

type Matches = ReturnType<typeof startApp>["router"]["state"]["matches"];

/** Where nothing fits, the root alone is left, which shows the page-not-found screen. */
function isRoute(matches: Matches): boolean {
  return matches.length > 1 && matches.every(({ status }) => status !== "notFound");
}

function comesTo({ at, guard, leadsTo = {} }: Row, walker: Walker): string {
  const wanted = at.split("?", 1)[0] ?? at;
  const isSignedIn = walker !== "anonymous";
  if (guard === "anonymous" && isSignedIn) return DEFAULT_PATH[walker];
  if (guard === "signed-in" && !isSignedIn) return "/account/login";
  return leadsTo[walker] ?? wanted;
}

describe.each(["anonymous", "member", "staff"] as const)("%s", (walker) => {
  test.each(ROWS)("$path ($shows)", async (row) => {
    const { path, isFound } = await walk(walker, row.at);
    expect(isFound).toBe(true);
    expect(path).toBe(comesTo(row, walker));
    const wasTurnedAway = walker === "anonymous" && row.guard === "signed-in";
    if (wasTurnedAway)
      expect(browserNextPath().take()).toBe(NOT_REMEMBERED.has(row.path) ? undefined : row.at);
  });

  test("/account/verify without what it needs goes to the default route (R-16)", async () => {
    for (const query of ["", "?username=ada%40harbourcivil.example", "?code=004821", "?username=&code="]) {
      sessionStorage.clear();
      expect((await walk(walker, `/account/verify${query}`)).path).toBe(DEFAULT_PATH[walker]);
    }
  });
});

describe("behind a feature (R-22 R-23 R-63)", () => {
  const GATED = ROWS.flatMap((row) => (row.feature === undefined ? [] : [{ ...row, feature: row.feature }]));

  test.each(GATED)("$path opens unless $feature is explicitly off", async ({ at, feature }) => {
    for (const walker of ["member", "staff"] as const) {
      const { [feature]: _, ...unknown } = ON;
      expect((await walk(walker, at, { ...ON, [feature]: false })).path).toBe(DEFAULT_PATH[walker]);
      expect((await walk(walker, at, unknown)).path).toBe(at);
      expect((await walk(walker, at, { ...FEATURES, [feature]: true })).path).toBe(at);
    }
  });
});

test("every path of the specification has its own route, and the table has every row of it", async () => {
  const { router } = await walk("member", "/terms");
  const known = Object.keys(router.routesByPath).map(asSpecified);
  expect(
    ROWS.map(({ path }) => path.replaceAll(/\{[^}]+\}/g, "{}")).filter((path) => !known.includes(path)),
  ).toEqual([]);
  const listed = [...requirements.matchAll(/^\| (R-\d\d) \| .?`?(\/[^`]*)`/gm)].map(([, id]) => id ?? "");
  const rows = new Set([...ROWS.map(({ shows }) => shows), "R-16"]);
  expect(listed.filter((id) => !rows.has(id))).toEqual([]);
  expect(listed.length).toBeGreaterThan(40);
});

/** `/drafts/$draftId/view/` and `/drafts/{draftId}/view` alike. */
function asSpecified(pattern: string): string {
  const trimmed = pattern.length > 1 ? pattern.replace(/\/$/, "") : pattern;
  return trimmed.replaceAll(/\$[A-Za-z]+/g, "{}");
}

test("every address that screens make, the sign-in page among them, leads to a route (R-53 R-54)", async () => {
  const { router } = await walk("member", "/terms");
  const place = new Proxy({}, { get: (_, name) => (name === "tab" ? "billing" : ID) });
  for (const [name, makePath] of Object.entries(paths) as [string, (place: object) => string][]) {
    const { pathname } = new URL(makePath(place), "https://portal.example");
    expect(isRoute(router.matchRoutes(pathname, {})), `${name} leads to ${pathname}`).toBe(true);
  }
  expect(paths.login()).toBe("/account/login");
  expect(paths.terms()).toBe("/terms");
});

test("addresses stand in the address bar as they are, without a hash (R-01)", async () => {
  window.history.replaceState({}, "", "/terms");
  const { router } = startApp({ transport: [fakeServer({}).exchange] });
  await router.load();
  await router.navigate({ to: "/bond-privacy" });
  await waitFor(() => expect(window.location.pathname).toBe("/bond-privacy"));
  expect([window.location.hash, router.state.location.pathname]).toEqual(["", "/bond-privacy"]);
  router.history.destroy();
});

test("a next parameter is remembered on any page, unless it leads elsewhere (R-61)", async () => {
  await walk("anonymous", "/terms?next=%2Freports%3Fx%3D1");
  expect(browserNextPath().take()).toBe("/reports?x=1");
  await walk("anonymous", "/account/login?next=https%3A%2F%2Fevil.example");
  expect(browserNextPath().take()).toBeUndefined();
});

test("after signing in the page that was wanted is opened (R-59 R-62)", async () => {
  const { user, path } = await renderClient({
    at: "/settings/billing",
    answers: {
      SessionUserState: userState(),
      SessionGatewayFeatures: "silent",
      AccountSignIn: {
        data: {
          signIn: {
            clientMutationId: "1",
            session: { token: "token", expiresAt: "2026-12-20T00:00:00.000Z" },
            challenge: null,
          },
        },
      },
    },
  });
  await waitFor(() => expect(path()).toMatch(/^\/account\/login\?next=/));
  await user.type(await screen.findByLabelText("Email"), "ada@harbourcivil.example");
  await user.type(screen.getByLabelText("Password"), "Undertake-4pm!");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(path()).toBe("/settings/billing"));
  expect(browserNextPath().take()).toBeUndefined();
});

test("a page that is not there says so, forgets what was wanted, and leads home (R-49..R-52)", async () => {
  for (const token of [undefined, "token"]) {
    browserNextPath().remember("/reports");
    await renderClient({
      at: "/documents/nowhere/at/all",
      answers: { SessionUserState: userState(), NotificationCount: "silent" },
      ...(token === undefined ? {} : { token }),
    });
    expect((await screen.findAllByRole("heading", { name: "Page not found" })).length).toBeGreaterThan(0);
    expect(screen.getAllByText("The page does not exist or has moved.").length).toBeGreaterThan(0);
    const home = screen.getAllByRole("link", { name: "Go to the home page" }).at(-1);
    expect(home?.getAttribute("href")).toBe("/home");
    expect(browserNextPath().take()).toBeUndefined();
  }
});
