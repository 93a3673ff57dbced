// Shows: RP-02.
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { expect, test } from "vitest";
import { csvFileName } from "./use-csv-export.ts";

test("the file is named by the reference and the day", () => {
  expect(csvFileName("BG-104212", "activity", plainDate("2026-11-20"))).toBe(
    "BG-104212 activity 2026-11-20.csv",
  );
  expect(csvFileName("LC-0318 / Retention", "activity", plainDate("2026-11-20"))).toBe(
    "LC-0318-Retention activity 2026-11-20.csv",
  );
});
