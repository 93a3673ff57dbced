// Shows: ..R-62.
import { expect, test } from "vitest";
import { browserNextPath, NEXT_PATH_KEY, safeNextPath } from "./next-path.ts";

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
