// Shows: ..R-62.
import { expect, test } from "vitest";
import { browserNextPath, NEXT_PATH_KEY, safeNextPath } from "./next-path.ts";
import { NEXT_PATH_PROOFS } from "./next-path-proofs.ts";

test.each([
  ["/documents", "/documents"],
  ["/documents?tab=closed&search=a%20b#row", "/documents?tab=closed&search=a%20b#row"],
  ["/drafts/1/2/view", "/drafts/1/2/view"],
])("%s is a path of this site", (given, taken) => {
  expect(safeNextPath(given)).toBe(taken);
});

test.each([
  "",
  "documents",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/docu\nments",
  "\\\\evil.example",
  "https://evil.example/home",
  "javascript:alert(1)",
  " /home",
  "/account/login",
  "/account/verify?username=a&code=1",
  "/..//evil.example",
  "/.//evil.example",
  "/a/../..//evil.example/home?x#y",
  "/%2e%2e//evil.example",
])("%j is not taken for a next path", (given) => {
  expect(safeNextPath(given)).toBeUndefined();
});

test("a remembered path is given once, and a tampered one not at all", () => {
  const nextPath = browserNextPath();
  nextPath.remember("/reports?x=1");
  expect(nextPath.take()).toBe("/reports?x=1");
  expect(nextPath.take()).toBeUndefined();

  sessionStorage.setItem(NEXT_PATH_KEY, "//evil.example");
  expect(nextPath.take()).toBeUndefined();

  nextPath.remember("/reports");
  nextPath.forget();
  expect(nextPath.take()).toBeUndefined();
});

// `npm run proof` draws a million.
const RUN = { cases: 20_000, seed: 2026 };

test.each(NEXT_PATH_PROOFS)("$name, in every drawn case", ({ run, broken }) => {
  expect(run(RUN)).toEqual({ cases: RUN.cases, failure: undefined });
  for (const { wrong, run: runBroken } of broken)
    expect(runBroken(RUN).failure ?? `not caught: ${wrong}`).toMatch(/Counterexample/);
});

test("what leads to another site is not kept at all", () => {
  browserNextPath().remember("/..//evil.example");
  expect(sessionStorage.getItem(NEXT_PATH_KEY)).toBeNull();
});
