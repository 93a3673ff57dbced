// Shows: EXT-06, E-12.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../paths.ts";
import { reportFailure, reportThrown, startErrorReporting } from "./error-reporting.ts";

const URL_SET = "https://errors.example/reports";
const sent: [string, Record<string, unknown>][] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("navigator", {
    sendBeacon: (url: string, body: string) => {
      sent.push([url, JSON.parse(body) as Record<string, unknown>]);
      return true;
    },
  });
  window.history.replaceState({}, "", "/accept-invitation/organisation/secretcode");
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const HERE = window.location.origin;
const SECRET = "ada-marsh";
const CHROMIUM = `TypeError: ada@harbourcivil.example:1:2
    at save (${HERE}/assets/app-1a2b.js:12:34)
    at async Object.run [as act] (${HERE}/assets/app-1a2b.js:5:6)
    at new Promise (<anonymous>)
    at ${HERE}/assets/app-1a2b.js:7:8`;

function thrown(stack: string): Error {
  const error = new TypeError("ada@harbourcivil.example:1:2");
  error.stack = stack;
  return error;
}

const start = (errorReportingUrl: string | undefined = URL_SET) =>
  void stops.push(startErrorReporting({ buildNumber: "1.4.0", errorReportingUrl }));

const refused = (extensions: object) =>
  ({
    code: "INTERNAL",
    message: "For Ada Marsh.",
    fields: { name: "Ada" },
    extensions: { ...extensions },
  }) as const;

test("a failure is reported by its code and reference, without a word that a person typed or a code in the address", () => {
  start();
  reportFailure("createOrganisation", refused({ reference: "7KQ2-4410", name: "Ada" }));
  expect(sent).toEqual([
    [
      URL_SET,
      {
        during: "createOrganisation",
        code: "INTERNAL",
        reference: "7KQ2-4410",
        area: "/accept-invitation",
        buildNumber: "1.4.0",
      },
    ],
  ]);
});

test("an error that nobody caught is reported by its name and place, without its message", () => {
  start();
  window.dispatchEvent(new ErrorEvent("error", { error: thrown(CHROMIUM) }));
  expect(sent[0]![1]).toEqual({
    during: "page",
    code: "TypeError",
    frames: [
      "save /assets/app-1a2b.js:12:34",
      "Object.run /assets/app-1a2b.js:5:6",
      "/assets/app-1a2b.js:7:8",
    ],
    area: "/accept-invitation",
    buildNumber: "1.4.0",
  });
});

test("Firefox and Safari write their frames in another way, and tell the same", () => {
  start();
  reportThrown("promise", thrown(`save@${HERE}/assets/app-1a2b.js:12:34\n@${HERE}/assets/app-1a2b.js:7:8`));
  expect(sent[0]![1].frames).toEqual(["save /assets/app-1a2b.js:12:34", "/assets/app-1a2b.js:7:8"]);
});

test.each([
  ["a message of many lines", `TypeError: one\n    at ada (${SECRET}:1:2)\nthree`],
  ["a message that was worded anew since", `TypeError: before ${SECRET}:1:2`],
  ["the page's own address", `TypeError: no\n    at ${HERE}/accept-invitation/organisation/${SECRET}:1:2`],
  ["a query", `TypeError: no\n    at run (${HERE}/account/verify?username=${SECRET}:1:2)`],
  ["the code of others", `TypeError: no\n    at run (https://chat.example/${SECRET}.js:1:2)`],
  [
    "code made of text",
    `TypeError: no\n    at eval (eval at ${SECRET} (${HERE}/assets/app.js:1:2), <anonymous>:1:2)`,
  ],
  ["a name that is a sentence", `TypeError: no\n    at ${SECRET}'s (${HERE}/drafts/1:2:3)`],
])("%s in a stack does not leave the page", (_what, stack) => {
  start();
  reportThrown("page", thrown(stack));
  expect(JSON.stringify(sent[0]![1])).not.toContain(SECRET);
});

test("what is shaped otherwise than our own names and references is not sent", () => {
  start();
  window.history.replaceState({}, "", `/${SECRET}/view`);
  const named = thrown("");
  named.name = `${SECRET} was typed`;
  reportThrown("page", named);
  reportFailure("createOrganisation", refused({ reference: `Sent to ${SECRET}` }));
  expect(sent.map(([, report]) => report)).toEqual([
    { during: "page", code: "Error", frames: [], area: "elsewhere", buildNumber: "1.4.0" },
    { during: "createOrganisation", code: "INTERNAL", area: "elsewhere", buildNumber: "1.4.0" },
  ]);
});

test("the area of each of our addresses is told", () => {
  start();
  const parts = {
    organisationId: "o",
    documentId: "d",
    draftId: "d",
    facilityId: "f",
    code: "c",
    tab: "alerts",
  };
  const ours = Object.values(paths).map((build) => (build as (given: object) => string)(parts));
  for (const path of ours) {
    window.history.replaceState({}, "", path);
    stops.pop()?.();
    start();
    reportFailure("read", refused({}));
  }
  expect(sent.map(([, { area }]) => area)).toEqual(ours.map((path) => `/${path.split(/[/?]/)[1]}`));
});

test("without an address nothing is sent, and a page that fails in a loop falls silent", () => {
  start(undefined);
  stops.pop()?.();
  startErrorReporting({ buildNumber: "1.4.0", errorReportingUrl: undefined })();
  reportFailure("createOrganisation", refused({}));
  expect(sent).toEqual([]);

  start();
  for (let count = 0; count < 100; count += 1) reportThrown("page", "text");
  expect(sent).toHaveLength(20);
});
