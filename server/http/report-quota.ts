// How many reports from anybody are logged: a share for each address and a bound for all, so that nobody fills the disk with them.

import { addressGroup } from "../address-group.ts";

export const REPORTS = { perAddress: 20, inAll: 200, seconds: 3600, textMax: 2_000 } as const;

/** Counted by each instance for itself: a limit in the database would be one more thing to flood. */
export function makeReportQuota(now: () => number = () => performance.now()) {
  let endsAt = Number.NEGATIVE_INFINITY;
  let taken = 0;
  let isReported = false;
  const byAddress = new Map<string, number>();

  /** Whether this one may be logged; that some may not is worth one line a window. */
  return (address: string): { isTaken: boolean; isFirstLeftOut: boolean } => {
    if (now() >= endsAt) {
      endsAt = now() + REPORTS.seconds * 1000;
      taken = 0;
      byAddress.clear();
      isReported = false;
    }
    const group = addressGroup(address);
    const own = byAddress.get(group) ?? 0;
    const isTaken = taken < REPORTS.inAll && own < REPORTS.perAddress;
    if (isTaken) {
      taken += 1;
      byAddress.set(group, own + 1);
    }
    const isFirstLeftOut = !isTaken && !isReported;
    isReported ||= isFirstLeftOut;
    return { isTaken, isFirstLeftOut };
  };
}
