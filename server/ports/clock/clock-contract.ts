// What every clock must do.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Clock } from "./clock-port.ts";

export function describeClockContract(name: string, make: () => Clock): void {
  describe(`clock: ${name}`, () => {
    test("an instant is UTC with three decimals, so that the order of texts is the order of moments", () => {
      assert.match(make().now(), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    });

    test("a later reading is never before an earlier one", () => {
      const clock = make();
      const earlier = clock.now();
      assert.ok(earlier <= clock.now());
    });
  });
}
