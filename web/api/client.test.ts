// Shows: API-005.
import { expect, test } from "vitest";
import { fakeServer } from "../testing/fake-server.ts";
import { createApiClient } from "./client.ts";

test("what was asked before is asked again, and its newer answer is the one that counts", async () => {
  const server = fakeServer({ NotificationCount: { data: { unreadNotificationCount: 1 } } });
  const { client, close } = createApiClient({
    origin: "http://server.example",
    token: "token",
    onFailure: () => undefined,
    onLiveState: () => undefined,
    onSessionRefused: () => undefined,
    transport: [server.exchange],
  });
  const ask = async () =>
    (await client.query("query NotificationCount { unreadNotificationCount }", {})).data;
  expect(await ask()).toEqual({ unreadNotificationCount: 1 });
  server.answers.NotificationCount = { data: { unreadNotificationCount: 2 } };
  expect(await ask()).toEqual({ unreadNotificationCount: 2 });
  expect(server.callsOf("NotificationCount")).toHaveLength(2);
  close();
});
