// Originations: a request that somebody else has prepared for a client, who makes a draft of it once and within its days.

import type { FieldMessages } from "../../refusals.ts";
import type { StatusTone } from "../../status-tone.ts";
import { abnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { address } from "../../values/fields/address.ts";
import { amount } from "../../values/fields/amount.ts";
import { choice } from "../../values/fields/choice.ts";
import { anyDate } from "../../values/fields/date.ts";
import { email } from "../../values/fields/email.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name } from "../../values/fields/name.ts";
import { severalLines, singleLine } from "../../values/fields/text.ts";
import type { Instant } from "../../values/time/instant.ts";
import { daysBetween, isBefore, type PlainDate } from "../../values/time/plain-date.ts";
import { PURPOSES, SURETY_PURPOSES } from "../drafts/draft.ts";

export const PREPARED_REQUEST_STATUSES = ["OPEN", "USED", "WITHDRAWN", "EXPIRED"] as const;
export type OriginationStatus = (typeof PREPARED_REQUEST_STATUSES)[number];

export const PREPARED_REQUEST_STATUS_TEXT: Record<OriginationStatus, string> = {
  OPEN: "Open",
  USED: "Draft created",
  WITHDRAWN: "Withdrawn",
  EXPIRED: "Expired",
};

export const PREPARED_REQUEST_STATUS_TONE: Record<OriginationStatus, StatusTone> = {
  OPEN: "info",
  USED: "ok",
  WITHDRAWN: "mute",
  EXPIRED: "warn",
};

/** The kinds whose journey the portal offers. */
export const PREPARED_REQUEST_KINDS = ["BANK_GUARANTEE", "SURETY_BOND"] as const;

export const PREPARED_REQUEST_DAYS_USUAL = 30;
export const PREPARED_REQUEST_DAYS_MAX = 90;

type Standing = { usedAt: Instant | null; withdrawnAt: Instant | null; lastDate: PlainDate };

/** As it holds on a day: the last day counts, and what was used or withdrawn never expires. */
export function preparedRequestStatusOn(
  { usedAt, withdrawnAt, lastDate }: Standing,
  today: PlainDate,
): OriginationStatus {
  if (usedAt !== null) return "USED";
  if (withdrawnAt !== null) return "WITHDRAWN";
  return isBefore(lastDate, today) ? "EXPIRED" : "OPEN";
}

export type PreparedRequestSide = "ADDRESSEE" | "DESK";

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

/** What is prepared goes into the fields of a draft, so it is validated by the draft's own rules. */
export const PREPARED_REQUEST_FIELDS = {
  emailAddress: required(email),
  processType: required(choice(PREPARED_REQUEST_KINDS)),
  amount: required(amount),
  purpose: optional(choice(PURPOSES)),
  specifiedOtherPurpose: optional(singleLine(LENGTHS.attribute)),
  beneficiaryName: optional(name(LENGTHS.partyName)),
  beneficiaryAbn: optional(abnOrAcn),
  projectAddress: optional(address(LENGTHS.projectAddress)),
  contractTitle: optional(singleLine(LENGTHS.attribute)),
  contractNumber: optional(singleLine(LENGTHS.attribute)),
  agreementContent: optional(severalLines(LENGTHS.agreementContent)),
  feeSummaryId: optional(guid),
  note: optional(severalLines(LENGTHS.notes)),
  lastDate: required(anyDate),
};
export type PreparedRequestValues = FieldValues<typeof PREPARED_REQUEST_FIELDS>;
export type PreparedRequestField = keyof typeof PREPARED_REQUEST_FIELDS;

/** Conditions between fields, and of the last day with the present one. */
export function findPreparedRequestFaults(
  { processType, purpose, specifiedOtherPurpose, lastDate }: Partial<PreparedRequestValues>,
  today: PlainDate,
): FieldMessages {
  const suretyPurposes: readonly string[] = SURETY_PURPOSES;
  const isUnfit = processType === "SURETY_BOND" && purpose && !suretyPurposes.includes(purpose);
  return {
    ...(isUnfit && { purpose: "A surety bond is not given for this purpose" }),
    ...(purpose !== "OTHER" &&
      specifiedOtherPurpose && { specifiedOtherPurpose: "Choose the purpose Other to describe it" }),
    ...(lastDate && isBefore(lastDate, today) && { lastDate: "This date is in the past" }),
    ...(lastDate &&
      daysBetween(today, lastDate) > PREPARED_REQUEST_DAYS_MAX && {
        lastDate: `Choose a day within the next ${PREPARED_REQUEST_DAYS_MAX} days`,
      }),
  };
}
