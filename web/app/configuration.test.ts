// Shows: API-007.
import { expect, test } from "vitest";
import { configurationFrom, DEFAULT_CONFIGURATION, fetchConfiguration } from "./configuration.ts";

test("the operator's addresses and build number are taken from the file", () => {
  const given = {
    buildNumber: "1.4.0",
    privacyPolicyUrl: "https://operator.example/privacy",
    complaintsPolicyUrl: 7,
  };
  expect(configurationFrom(given)).toEqual({
    ...DEFAULT_CONFIGURATION,
    buildNumber: "1.4.0",
    privacyPolicyUrl: "https://operator.example/privacy",
  });
});

test("the client starts without the file, and with one that is damaged", async () => {
  const answering = (response: () => Response) => fetchConfiguration(async () => response());
  expect(await answering(() => new Response("not json"))).toEqual(DEFAULT_CONFIGURATION);
  expect(await answering(() => new Response(null, { status: 404 }))).toEqual(DEFAULT_CONFIGURATION);
  expect(await answering(() => Response.error())).toEqual(DEFAULT_CONFIGURATION);
  expect(await answering(() => new Response('"text"'))).toEqual(DEFAULT_CONFIGURATION);
});
