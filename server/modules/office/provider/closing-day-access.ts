// The access check of the provider's closing days: its administrators see and change them, one after another.

import { type ClosingDay, findRemovalFault } from "@bondline/domain/office/closing-days/closing-day.ts";
import type { StateCode } from "@bondline/domain/values/reference-data/states.ts";
import { dayAt, ZONE_OF_STATE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listClosingDays } from "./closing-day-store.ts";
import { accessProviderToChange, type ProviderRow } from "./provider-access.ts";

/** Of a provider that was read through its access check. */
export async function accessClosingDays(
  tx: Transaction,
  { serviceState }: ProviderRow,
): Promise<(ClosingDay & { canBeRemoved: boolean })[]> {
  const days = await listClosingDays(tx);
  const today = todayIn(tx, serviceState);
  return days.map((day) => ({
    ...day,
    canBeRemoved: findRemovalFault(day.date, { today, days }) === undefined,
  }));
}

type ClosingDaysToChange = {
  providerId: string;
  state: StateCode;
  /** In the provider's state. */
  today: PlainDate;
  days: ClosingDay[];
};

/** Nobody else changes them until this transaction ends. */
export async function accessClosingDaysToChange(tx: Transaction): Promise<ClosingDaysToChange> {
  const { id, serviceState } = await accessProviderToChange(tx);
  return {
    providerId: id,
    state: serviceState,
    today: todayIn(tx, serviceState),
    days: await listClosingDays(tx),
  };
}

function todayIn(tx: Transaction, state: StateCode): PlainDate {
  return dayAt(tx.now, ZONE_OF_STATE[state]);
}
