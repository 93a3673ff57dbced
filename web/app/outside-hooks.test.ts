// Shows: A-36, EXT-04, EXT-05.
import { expect, test, vi } from "vitest";
import { ADA, userState } from "../testing/client-cast.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { DEFAULT_CONFIGURATION } from "./configuration.ts";
import { startOutsideHooks } from "./outside-hooks.ts";
import { TOKEN_KEY } from "./session-storage.ts";
import { startApp } from "./start-app.ts";
import { watchHooks } from "./watch-hooks.ts";

const script = (name: string) => ({
  script: `https://${name}.example/x.js`,
  handler: name,
  key: `${name} key`,
});
const ALL = {
  analytics: script("analytics"),
  sessionRecording: script("sessionRecording"),
  chatSupport: script("chatSupport"),
};

function started(hooks: typeof ALL | Record<string, never>) {
  const calls: [string, string, object][] = [];
  const load = vi.fn(async ({ handler }: { handler: string }) => (verb: string, facts: object) => {
    calls.push([handler, verb, facts]);
  });
  return { hooks: startOutsideHooks({ hooks, buildNumber: "7" }, load), calls, load };
}

test("nothing is loaded where nothing is set", () => {
  expect(started({}).load).not.toHaveBeenCalled();
});

test("each script is started with its key and told only its own verbs", async () => {
  const { hooks, calls } = started(ALL);
  hooks.seePage({ path: "/drafts/$organisationId/$draftId/view" });
  hooks.seePerson({ userId: ADA.id, identityHash: "hash" });
  await vi.waitFor(() => expect(calls).toHaveLength(6));
  const path = "/drafts/$organisationId/$draftId/view";
  expect(calls).toEqual(
    expect.arrayContaining([
      ["analytics", "start", { key: "analytics key", buildNumber: "7" }],
      ["analytics", "page", { path }],
      ["sessionRecording", "start", { key: "sessionRecording key", buildNumber: "7" }],
      ["sessionRecording", "page", { path }],
      ["chatSupport", "start", { key: "chatSupport key", buildNumber: "7" }],
      ["chatSupport", "identify", { userId: ADA.id, identityHash: "hash" }],
    ]),
  );
});

test.each([
  "/account/login",
  "/profile",
  "/drafts/$organisationId/$draftId/submit",
  "/accept-invitation/organisation/$code",
])("%s is not recorded", async (path) => {
  const { hooks, calls } = started(ALL);
  hooks.seePage({ path });
  await vi.waitFor(() => expect(calls).toHaveLength(5));
  expect(calls).toContainEqual(["sessionRecording", "pause", {}]);
});

test("what breaks in a script of others, or never comes, breaks nothing here", async () => {
  const throwing = async () => () => {
    throw new Error("theirs");
  };
  const hooks = startOutsideHooks({ hooks: ALL, buildNumber: "7" }, throwing);
  await vi.waitFor(() => expect(() => hooks.seePage({ path: "/home" })).not.toThrow());
  const gone = startOutsideHooks({ hooks: ALL, buildNumber: "7" }, () => Promise.reject(new Error("gone")));
  expect(() => gone.seePerson(undefined)).not.toThrow();
});

test("pages are told by the pattern of their route, and the person once, with the hash that the server made", async () => {
  localStorage.setItem(TOKEN_KEY, "token");
  const server = fakeServer({ SessionUserState: userState({ me: { ...ADA, identityHash: "hash" } }) });
  const app = startApp({ transport: [server.exchange] });
  const seen: unknown[] = [];
  const hooks = {
    seePage: (page: object) => seen.push(page),
    seePerson: (person: object | undefined) => seen.push(person),
  };
  watchHooks({ ...DEFAULT_CONFIGURATION, hooks: ALL }, app, () => hooks);
  await app.session.settled();
  await vi.waitFor(() => expect(seen).toContainEqual({ userId: ADA.id, identityHash: "hash" }));
  app.session.end({ reportToServer: false });
  expect(seen.at(-1)).toBeUndefined();
  expect(JSON.stringify(seen)).not.toMatch(/ada@|Marsh/);
});
