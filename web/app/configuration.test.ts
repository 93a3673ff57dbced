// Shows: API-007.
import { expect, test, vi } from "vitest";
import {
  CONFIGURATION_WAIT_MS,
  configurationFrom,
  DEFAULT_CONFIGURATION,
  fetchConfiguration,
} from "./configuration.ts";

test("the operator's addresses and build number are taken from the file", () => {
  const given = {
    buildNumber: "1.4.0",
    privacyPolicyUrl: "https://operator.example/privacy",
    complaintsPolicyUrl: 7,
    businessRegister: true,
  };
  expect(configurationFrom(given)).toEqual({
    ...DEFAULT_CONFIGURATION,
    buildNumber: "1.4.0",
    privacyPolicyUrl: "https://operator.example/privacy",
    businessRegister: true,
  });
  expect(configurationFrom({ businessRegister: "yes" }).businessRegister).toBe(false);
});

test("the client starts without the file, and with one that is damaged", async () => {
  const answering = (response: () => Response) => fetchConfiguration(async () => response());
  expect(await answering(() => new Response("not json"))).toEqual(DEFAULT_CONFIGURATION);
  expect(await answering(() => new Response(null, { status: 404 }))).toEqual(DEFAULT_CONFIGURATION);
  expect(await answering(() => Response.error())).toEqual(DEFAULT_CONFIGURATION);
  expect(await answering(() => new Response('"text"'))).toEqual(DEFAULT_CONFIGURATION);
});

test("a server that never answers is not waited for longer than five seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  const neverAnswering: typeof fetch = (_path, request) =>
    new Promise((_resolve, reject) => {
      if (request?.signal?.aborted) reject(request.signal.reason);
    });
  expect(await fetchConfiguration(neverAnswering)).toEqual(DEFAULT_CONFIGURATION);
  expect(timeout).toHaveBeenCalledWith(CONFIGURATION_WAIT_MS);
  expect(CONFIGURATION_WAIT_MS).toBe(5000);
});

test("it is asked for once, past every cache, at its own address", async () => {
  const asked: unknown[] = [];
  const fetcher: typeof fetch = async (path, request) => {
    asked.push([path, request?.cache]);
    return Response.json({ buildNumber: "1.4.0", errorReporting: { url: "https://errors.example/reports" } });
  };
  expect(await fetchConfiguration(fetcher)).toEqual({
    ...DEFAULT_CONFIGURATION,
    buildNumber: "1.4.0",
    errorReportingUrl: "https://errors.example/reports",
  });
  expect(asked).toEqual([["/configuration.json", "no-store"]]);
});
