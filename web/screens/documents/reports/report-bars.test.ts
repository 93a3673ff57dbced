// The bars of a report hold every figure once, whichever of them stand behind the last one.
// Shows: RP-06.
import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import { expect, test } from "vitest";
import { groupChart } from "./report-bars.ts";

test("what is in flight on facilities beyond the largest is in the bar of the others", () => {
  // In the order of what is in force, which is not that of what there ever was on each.
  const groups = Array.from({ length: 10 }, (_, at) => ({
    key: `f${at}`,
    count: 2,
    amountCents: cents(BigInt(at === 9 ? 9_000 : 1_000 - at)),
    establishedCount: 1,
    establishedCents: cents(BigInt(100 - at)),
    projectedCents: cents(0n),
  }));
  const inFlightOf = (key: string | null): Cents => cents(BigInt(10 + Number(key?.slice(1))));
  const { bars, rows } = groupChart(
    {
      groups,
      fact: "facility",
      nameOf: (key) => key,
      facilityOf: (key) => ({ limit: undefined, inFlight: inFlightOf(key) }),
    },
    { following: () => "#", openTable: () => undefined },
  );
  const drawn = bars.map(({ parts }) => parts[1] ?? 0).reduce((sum, part) => sum + part, 0);
  expect(drawn).toBe(groups.map(({ key }) => Number(inFlightOf(key))).reduce((sum, part) => sum + part, 0));
  expect(rows).toHaveLength(groups.length);
});
