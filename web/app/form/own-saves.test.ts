// What this browser has saved is distinguished from what somebody else has.

import { expect, test } from "vitest";
import { isOwnSave, rememberOwnSave } from "./own-saves.ts";

test("a version is one's own when this browser has saved it, and a later one is somebody else's", () => {
  const id = "d1";
  expect(isOwnSave({ id, version: 4 })).toBe(false);
  rememberOwnSave({ id, version: 4 });
  expect(isOwnSave({ id, version: 4 })).toBe(true);
  expect(isOwnSave({ id, version: 5 })).toBe(false);
  expect(isOwnSave({ id: "d2", version: 4 })).toBe(false);
});
