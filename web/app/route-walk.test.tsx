// Shows: R-01..R-43, R-46..R-64, K-11..K-12.
// The route table, walked by somebody who is not signed in, by a member and by staff: who may open what, where
// everybody else is sent, and what is remembered of where they wanted to go.
import { createMemoryHistory } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import requirements from "../../docs/requirements/R.md?raw";
import { anyPath, PATH_NAMES, paths } from "../paths.ts";
import { forgetMailedCode } from "../screens/people/accounts/mailed-code.ts";
import { PAGES } from "../site-map.ts";
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
  /** Where whoever may come in ends up, unless it is where they wanted to be. */
  readonly leadsTo?: Partial<Record<Walker, string>>;
};

const ID = "0198c000-0000-7000-8000-0000000000a1";
const CODE = "Ab3dEf6hIj9kLm2nOp5qRs";
const PARTS: Readonly<Record<string, string>> = {
  code: CODE,
  handoverCode: CODE,
  facilityType: "property-backed",
};
const ACCEPTANCE = `/accept-invitation/organisation/${CODE}`;

/** What is particular to walking a path. */
const PARTICULARS: Readonly<Record<string, Partial<Row>>> = {
  "/": { leadsTo: { member: "/home", staff: "/staff/drafts" } },
  "/home": { leadsTo: { staff: "/staff/drafts" } },
  "/account": { guard: "anonymous", leadsTo: { anonymous: "/account/login" } },
  "/account/invite": {
    at: `/account/invite?code=${CODE}`,
    guard: "open",
    leadsTo: { member: ACCEPTANCE, staff: ACCEPTANCE },
  },
  "/account/verify": { at: "/account/verify?username=ada%40harbourcivil.example&code=004821", guard: "open" },
  "/documents": { at: "/documents?tab=closed" },
  "/settings": { leadsTo: { member: "/settings/organisation", staff: "/settings/organisation" } },
};

const SPECIFIED = /^\| (R-\d\d) \| `(\/[^`]*)`(?: child: (\w+))?(.*?) \|/gm;

/** Every path of the specification, but for the one that is named again without its query; and one that it had not. */
const ROWS: readonly Row[] = [
  ...[...requirements.matchAll(SPECIFIED)]
    .filter(([, shows]) => shows !== "R-16")
    .map(([, shows = "", path = "", child, said = ""]) =>
      rowOf(shows, child === undefined ? path : `${path}/${child}`, said),
    ),
  rowOf("AL-03", "/alert-confirmation/{code}", "public"),
];

function rowOf(shows: string, path: string, said: string): Row {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => PARTS[part] ?? ID);
  return { shows, path, at, guard: guardOf(said), ...PARTICULARS[path] };
}

/** All that is neither public nor anonymous-only needs login. */
function guardOf(said: string): Guard {
  if (/(?<!not )anonymous-only/.test(said)) return "anonymous";
  return /(?<!not )public/.test(said) ? "public" : "signed-in";
}

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

function stateOf(walker: Walker, features: Record<keyof Features, boolean | null>) {
  const state = userState(walker === "staff" ? { me: RAVI, organisations: [] } : {});
  return { data: { ...state.data, gatewayFeatures: features } };
}

/** The client without its screens: what they would ask does not matter to where somebody may go. */
async function walk(walker: Walker, at: string, features: Record<keyof Features, boolean | null> = ON) {
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
  const GATED = PAGES.flatMap(([, { path, feature }]) => (feature === undefined ? [] : [{ path, feature }]));

  test("the paths that the specification gates are among them", () => {
    const gated = [...requirements.matchAll(SPECIFIED)].filter(([, , , , said]) =>
      said?.includes("only when"),
    );
    expect(gated.length).toBe(2);
    for (const [, , path] of gated) expect(GATED.map((each) => each.path)).toContain(path);
  });

  test.each(GATED)("$path opens unless $feature is explicitly off", async ({ path: at, feature }) => {
    for (const walker of ["member", "staff"] as const) {
      expect((await walk(walker, at, { ...ON, [feature]: false })).path).toBe(DEFAULT_PATH[walker]);
      expect((await walk(walker, at, { ...ON, [feature]: null })).path).toBe(at);
      expect((await walk(walker, at, { ...FEATURES, [feature]: true })).path).toBe(at);
    }
  });
});

test("every path of the specification has its own route", async () => {
  const { router } = await walk("member", "/terms");
  const known = Object.keys(router.routesByPath).map(asSpecified);
  expect(ROWS.length).toBeGreaterThan(45);
  expect(
    ROWS.map(({ path }) => path.replaceAll(/\{[^}]+\}/g, "{}")).filter((path) => !known.includes(path)),
  ).toEqual([]);
});

/** `/drafts/$draftId/view/` and `/drafts/{draftId}/view` alike. */
function asSpecified(pattern: string): string {
  const trimmed = pattern.length > 1 ? pattern.replace(/\/$/, "") : pattern;
  return trimmed.replaceAll(/\$[A-Za-z]+/g, "{}");
}

test("every address that screens make, the sign-in page among them, leads to a route (R-53 R-54)", async () => {
  const { router } = await walk("member", "/terms");
  for (const name of PATH_NAMES) {
    const { pathname } = new URL(
      anyPath(name, () => ID),
      "https://portal.example",
    );
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
            deviceMark: null,
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

test.each([undefined, "token"])(
  "a page that is not there says so, forgets what was wanted, and leads home (R-49..R-52): %s",
  async (token) => {
    browserNextPath().remember("/reports");
    await renderClient({
      at: "/documents/nowhere/at/all",
      answers: { SessionUserState: userState(), NotificationCount: "silent" },
      ...(token === undefined ? {} : { token }),
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
    expect(screen.getByText("The page does not exist or has moved.")).toBeTruthy();
    const home = screen.getByRole("link", { name: "Go to the home page" });
    expect(home.getAttribute("href")).toBe("/home");
    // Who has signed in keeps the rail.
    expect(screen.queryAllByRole("navigation", { name: "Main" }).length > 0).toBe(token !== undefined);
    expect(browserNextPath().take()).toBeUndefined();
  },
);
