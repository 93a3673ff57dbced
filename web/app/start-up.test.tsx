// Shows: A-48..A-49, API-007..API-008, UI-06..UI-09.
// What a person sees while the client starts, when the server is away, and when the connection goes and comes.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userState } from "../testing/client-cast.ts";
import { openClient, renderClient } from "../testing/render-client.tsx";
import { connectionStore, setLiveState, watchOnline } from "./connection.ts";
import { browserNextPath } from "./next-path.ts";
import { TOKEN_KEY } from "./session-storage.ts";

const HOME = {
  SessionUserState: userState(),
  SessionGatewayFeatures: "silent",
  HomeWork: "silent",
  NotificationCount: "silent",
} as const;

beforeEach(() => connectionStore.set({ online: true, live: "idle", catchUps: 0 }));
afterEach(() => vi.useRealTimers());

test("what the operator has set stands at the foot of a page, signed in or not", async () => {
  const configuration = { buildNumber: "2026.11.21", privacyPolicyUrl: "https://operator.example/privacy" };
  for (const place of [
    { at: "/terms", answers: HOME },
    { at: "/home", token: "token", answers: HOME },
  ]) {
    await renderClient({ ...place, configuration });
    expect((await screen.findAllByText("Build 2026.11.21")).length).toBeGreaterThan(0);
    const policy = screen.getAllByRole("link", { name: "Privacy policy" }).at(-1);
    expect(policy?.getAttribute("href")).toBe(configuration.privacyPolicyUrl);
    expect(screen.getAllByRole("link", { name: "Financial Services Guide" }).at(-1)).toBeDefined();
  }
});

test("a server that does not answer at first is asked again each second, and the person is told", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let tries = 0;
  const thirdTime = () => {
    tries += 1;
    return tries < 3 ? ("unreachable" as const) : userState();
  };
  openClient({ at: "/home", token: "token", answers: { ...HOME, SessionUserState: thirdTime } });
  expect(await screen.findByText("Bondline is not answering yet. Trying again…")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole("heading", { name: "Home" })).toBeDefined();
  expect(tries).toBe(3);
});

test("after thirty tries the page says that Bondline cannot be reached, keeps the session, and offers to try again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { server } = openClient({
    at: "/home",
    token: "token",
    answers: { ...HOME, SessionUserState: "unreachable" },
  });
  await act(() => vi.advanceTimersByTimeAsync(28_000));
  expect(screen.queryByRole("heading", { name: "Bondline cannot be reached" })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole("heading", { name: "Bondline cannot be reached" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  expect(server.callsOf("SessionUserState")).toHaveLength(30);
  expect(localStorage.getItem(TOKEN_KEY)).toBe("token");
});

test("a session that is over while the client starts leads to login, with the place kept", async () => {
  const { path } = await renderClient({
    at: "/documents?tab=closed",
    token: "old token",
    answers: {
      SessionUserState: { refusal: { code: "AUTH_NOT_AUTHENTICATED", message: "Not signed in." } },
      SessionGatewayFeatures: "silent",
    },
  });
  await waitFor(() => expect(path()).toMatch(/^\/account\/login/));
  expect(screen.getByText("Your session has expired, please login again")).toBeDefined();
  expect(browserNextPath().take()).toBe("/documents?tab=closed");
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test("the bar says offline before it says reconnecting, and nothing when all is well", async () => {
  const bar = () => screen.queryByText(/^(You are offline\..*|Reconnecting)$/)?.textContent ?? "nothing";
  await renderClient({ at: "/home", token: "token", answers: HOME });
  watchOnline();
  const apply = (change: () => void) => act(change);
  expect(bar()).toBe("nothing");
  apply(() => setLiveState("connected"));
  expect(bar()).toBe("nothing");
  apply(() => setLiveState("reconnecting"));
  expect(bar()).toBe("Reconnecting");
  apply(() => window.dispatchEvent(new Event("offline")));
  expect(bar()).toBe("You are offline. What you see may be out of date.");
  apply(() => window.dispatchEvent(new Event("online")));
  expect(bar()).toBe("Reconnecting");
  apply(() => setLiveState("connected"));
  expect(bar()).toBe("nothing");
  expect(connectionStore.get().catchUps).toBe(2);
});
