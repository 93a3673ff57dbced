// Who said when the contract was completed, when its defects period and its lease end, and when it was said.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

type ContractDates = {
  practicalCompletionDate: PlainDate | null;
  defectsEndDate: PlainDate | null;
  leaseEndDate: PlainDate | null;
};
type Said = { contractDatesByName: string | null; contractDatesAt: Instant | null };

export const NOTHING_SAID_OF_CONTRACT = { contractDatesByName: null, contractDatesAt: null } as const;

/** Nothing where they stay as they were; once none is left, nobody has said one. */
export function saidOfContract(
  tx: Transaction,
  before: ContractDates | undefined,
  now: ContractDates,
): Partial<Said> {
  const datesOf = (each?: ContractDates) => [
    each?.practicalCompletionDate ?? null,
    each?.defectsEndDate ?? null,
    each?.leaseEndDate ?? null,
  ];
  const dates = datesOf(now);
  if (String(dates) === String(datesOf(before))) return {};
  if (dates.every((date) => date === null)) return NOTHING_SAID_OF_CONTRACT;
  const { givenName, familyName } = requirePerson(tx.actor);
  return { contractDatesByName: `${givenName} ${familyName}`, contractDatesAt: tx.now };
}
