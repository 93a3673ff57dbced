// Shows: A-47..A-49, E-03..E-05, UI-21, API-008.
import { expect, test, vi } from "vitest";
import { createApiClient } from "../api/client.ts";
import { HARBOUR_CIVIL, KESTREL, userState } from "../testing/client-cast.ts";
import { type FakeAnswers, fakeServer } from "../testing/fake-server.ts";
import { createSession, USER_STATE_TRIES_MAX, USER_STATE_WAIT_MS } from "./session.ts";
import { browserSessionStorage, ORGANISATION_KEY, TOKEN_KEY } from "./session-storage.ts";

function aSession(answers: FakeAnswers) {
  const server = fakeServer({ SessionUserState: userState(), ...answers });
  const waits: number[] = [];
  const tokens: (string | undefined)[] = [];
  const session = createSession({
    storage: browserSessionStorage(),
    wait: async (milliseconds) => void waits.push(milliseconds),
    createClient: (token) => {
      tokens.push(token);
      return createApiClient({
        origin: "http://bondline.test",
        token,
        onFailure: () => {},
        onLiveState: () => {},
        onSessionRefused: () => {},
        transport: [server.exchange],
      });
    },
  });
  return { session, server, waits, tokens };
}

test("without a token nobody is signed in and nothing is asked", async () => {
  const { session, server } = aSession({});
  expect(await session.settled()).toEqual({ status: "anonymous" });
  expect(server.calls).toEqual([]);
});

test("the user state is asked for up to 30 times, one second apart", async () => {
  localStorage.setItem(TOKEN_KEY, "token");
  const { session, server, waits } = aSession({ SessionUserState: "unreachable" });
  const state = await session.settled();
  expect(state.status).toBe("failed");
  expect(server.calls).toHaveLength(USER_STATE_TRIES_MAX);
  expect(USER_STATE_TRIES_MAX).toBe(30);
  expect(waits).toEqual(Array.from({ length: 29 }, () => USER_STATE_WAIT_MS));
  expect(USER_STATE_WAIT_MS).toBe(1000);
});

test("an answer on a later try is as good as on the first", async () => {
  localStorage.setItem(TOKEN_KEY, "token");
  let tries = 0;
  const thirdTimeLucky = () => {
    tries += 1;
    return tries < 3 ? ("unreachable" as const) : userState();
  };
  const { session } = aSession({ SessionUserState: thirdTimeLucky });
  expect(await session.settled()).toMatchObject({ status: "ready", me: { givenName: "Ada" } });
});

test("the organisation selected last is selected again, and another only when it is one's own", async () => {
  localStorage.setItem(TOKEN_KEY, "token");
  localStorage.setItem(ORGANISATION_KEY, KESTREL.id);
  const { session } = aSession({ SessionUserState: userState({ organisations: [HARBOUR_CIVIL, KESTREL] }) });
  expect(await session.settled()).toMatchObject({ selectedOrganisationId: KESTREL.id });

  session.selectOrganisation(HARBOUR_CIVIL.id);
  expect(session.store.get()).toMatchObject({ selectedOrganisationId: HARBOUR_CIVIL.id });
  expect(localStorage.getItem(ORGANISATION_KEY)).toBe(HARBOUR_CIVIL.id);

  session.selectOrganisation("somebody-else");
  expect(session.store.get()).toMatchObject({ selectedOrganisationId: HARBOUR_CIVIL.id });
});

test("signing out forgets the token and the selection, tells the server, and begins with a fresh client", async () => {
  const { session, server, tokens } = aSession({
    SessionUserState: userState(),
    SessionSignOut: { data: { signOut: { clientMutationId: "1" } } },
  });
  await session.begin("token");
  session.selectOrganisation(HARBOUR_CIVIL.id);
  const before = session.clientStore.get();

  session.end({ reportToServer: true });
  expect(session.store.get()).toEqual({ status: "anonymous" });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(localStorage.getItem(ORGANISATION_KEY)).toBeNull();
  expect(session.clientStore.get()).not.toBe(before);
  expect(tokens).toEqual([undefined, "token", undefined]);
  await vi.waitFor(() => expect(server.callsOf("SessionSignOut")).toHaveLength(1));
});

test("signing out in one tab signs out the others, and signing in signs them in", async () => {
  localStorage.setItem(TOKEN_KEY, "token");
  const { session } = aSession({ SessionUserState: userState() });
  await session.settled();

  localStorage.removeItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY }));
  expect(session.store.get()).toEqual({ status: "anonymous", because: "another-tab" });

  localStorage.setItem(TOKEN_KEY, "another");
  window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY }));
  await vi.waitFor(() => expect(session.store.get().status).toBe("ready"));
});
