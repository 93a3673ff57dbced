// The two parts of a facility's bar: what is in force, and what is expected to be.

import { percentOfLimit } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { addCents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";

type Sums = { limit: string; totalEstablished: string; totalProjected: string; totalDrafts: string };

export function sharesOf({ limit, totalEstablished, totalProjected, totalDrafts }: Sums) {
  const whole = centsFromDecimal(limit);
  return {
    establishedPercent: percentOfLimit(centsFromDecimal(totalEstablished), whole),
    projectedPercent: percentOfLimit(
      addCents(centsFromDecimal(totalProjected), centsFromDecimal(totalDrafts)),
      whole,
    ),
  };
}
