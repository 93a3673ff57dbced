// What was credited, as a line below those of its invoice; none where nothing was.

import { cents, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";

export function creditedItem(term: string, creditedAmount: string): Definition[] {
  const credited = centsFromDecimal(creditedAmount);
  return credited === 0n ? [] : [{ term, value: formatAud(cents(-credited)) }];
}
