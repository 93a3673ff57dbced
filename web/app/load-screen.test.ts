// Shows: E-35.
import { afterEach, expect, test, vi } from "vitest";
import { UserStateUnavailable } from "./layout-routes.ts";
import { kindOf } from "./load-failure-screen.tsx";
import { SCREEN_LOAD_TIMEOUT_MS, ScreenLoadTimeout, withTimeout } from "./load-screen.ts";

afterEach(() => vi.useRealTimers());

test("code that has not come after 120 seconds is a load error", async () => {
  vi.useFakeTimers();
  const loading = withTimeout(new Promise(() => {}));
  const failed = expect(loading).rejects.toBeInstanceOf(ScreenLoadTimeout);
  await vi.advanceTimersByTimeAsync(SCREEN_LOAD_TIMEOUT_MS);
  await failed;
  expect(SCREEN_LOAD_TIMEOUT_MS).toBe(120_000);
});

test("code that comes in time is given on, and so is its failure", async () => {
  await expect(withTimeout(Promise.resolve("screen"))).resolves.toBe("screen");
  await expect(withTimeout(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});

test.each([
  [new ScreenLoadTimeout("late"), "timeout"],
  [new UserStateUnavailable("down"), "unavailable"],
  [new TypeError("Failed to fetch dynamically imported module: /assets/home.js"), "outdated"],
  [new TypeError("error loading dynamically imported module: /assets/home.js"), "outdated"],
  [new TypeError("Importing a module script failed."), "outdated"],
  [new Error("undefined is not a function"), "broken"],
])("%s is shown as %s", (error, kind) => {
  expect(kindOf(error)).toBe(kind);
});
