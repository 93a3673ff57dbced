// Originations: a request that somebody else has prepared for a client, who makes a draft of it once and within its days.

import type { FieldMessages } from "../../refusals.ts";
import { tonesOf } from "../../status-tone.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { Instant } from "../../values/time/instant.ts";
import { daysBetween, isBefore, type PlainDate } from "../../values/time/plain-date.ts";
import { PURPOSE_UNFIT_MESSAGE, purposeFits } from "../drafts/draft-kinds.ts";
import type { PreparedRequestValues } from "./prepared-request-fields.ts";

export const PREPARED_REQUEST_STATUS_TEXT = {
  OPEN: "Open",
  USED: "Draft created",
  WITHDRAWN: "Withdrawn",
  EXPIRED: "Expired",
} as const;
export type OriginationStatus = keyof typeof PREPARED_REQUEST_STATUS_TEXT;
export const PREPARED_REQUEST_STATUSES = codesIn(PREPARED_REQUEST_STATUS_TEXT);

export const PREPARED_REQUEST_STATUS_TONE = tonesOf(PREPARED_REQUEST_STATUS_TEXT);

export const PREPARED_REQUEST_DAYS_USUAL = 30;
const PREPARED_REQUEST_DAYS_MAX = 90;

type Lifecycle = { usedAt: Instant | null; withdrawnAt: Instant | null; lastDate: PlainDate };

/** As it holds on a day: the last day counts, and what was used or withdrawn never expires. */
export function preparedRequestStatusOn(
  { usedAt, withdrawnAt, lastDate }: Lifecycle,
  today: PlainDate,
): OriginationStatus {
  if (usedAt !== null) return "USED";
  if (withdrawnAt !== null) return "WITHDRAWN";
  return isBefore(lastDate, today) ? "EXPIRED" : "OPEN";
}

type PreparedRequestSide = "ADDRESSEE" | "DESK";

/** Whose it is to do, and in which statuses. */
const PREPARED_REQUEST_CAPABILITIES = {
  CAN_CREATE_DRAFT: { side: "ADDRESSEE", statuses: ["OPEN"] },
  CAN_WITHDRAW: { side: "DESK", statuses: ["OPEN"] },
} as const satisfies Record<string, { side: PreparedRequestSide; statuses: readonly OriginationStatus[] }>;
export type OriginationCapability = keyof typeof PREPARED_REQUEST_CAPABILITIES;
export const PREPARED_REQUEST_CAPABILITY_NAMES = Object.keys(
  PREPARED_REQUEST_CAPABILITIES,
) as OriginationCapability[];

export function preparedRequestCapabilities(
  status: OriginationStatus,
  sides: readonly PreparedRequestSide[],
): OriginationCapability[] {
  return PREPARED_REQUEST_CAPABILITY_NAMES.filter((name) => {
    const { side, statuses } = PREPARED_REQUEST_CAPABILITIES[name];
    return sides.includes(side) && statuses.some((each) => each === status);
  });
}

/** Conditions between fields, and of the last day with the present one. */
export function findPreparedRequestFaults(
  { processType, purpose, specifiedOtherPurpose, lastDate }: Partial<PreparedRequestValues>,
  today: PlainDate,
): FieldMessages {
  return {
    ...(processType && purpose && !purposeFits(processType, purpose) && { purpose: PURPOSE_UNFIT_MESSAGE }),
    ...(purpose !== "OTHER" &&
      specifiedOtherPurpose && { specifiedOtherPurpose: "Choose the purpose Other to describe it" }),
    ...(lastDate && isBefore(lastDate, today) && { lastDate: "This date is in the past" }),
    ...(lastDate &&
      daysBetween(today, lastDate) > PREPARED_REQUEST_DAYS_MAX && {
        lastDate: `Choose a day within the next ${PREPARED_REQUEST_DAYS_MAX} days`,
      }),
  };
}
