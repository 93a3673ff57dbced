// The access check of the exposure statement: an organisation's own facilities together, or one that its members use.

import {
  type ExposureBreach,
  type ExposureMovement,
  type ExposureRoom,
  type ExposureStep,
  exposureBreaches,
  exposureSteps,
  leastRoom,
} from "@bondline/domain/facilities/facilities/exposure.ts";
import type { DocumentStep } from "@bondline/domain/facilities/facilities/exposure-what-if.ts";
import { asDocumentId, isUuid, type OrganisationId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { DATE_MESSAGE, wireDate } from "@bondline/domain/values/fields/date.ts";
import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { dayAt, zoneOf } from "@bondline/domain/values/time/business-time.ts";
import {
  addDays,
  addMonthsClamped,
  daysBetween,
  type PlainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import { PAGE_SIZE_MAX } from "../../../graphql/list-page.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessFacility } from "../../facilities/facilities/facility-access.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  type CountedDocument,
  type ExposureScope,
  findCounted,
  type LimitRow,
  listMovements,
  listOwnLimits,
  sumNotCounted,
} from "./exposure-store.ts";

export type ExposureArguments = {
  organisationId: string;
  facilityId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

type OnFacility = { facilityName: string; facilityEndDate: PlainDate | null };
export type Exposure = {
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
  hasLimit: boolean;
  steps: ExposureStep[];
  breaches: (ExposureBreach & OnFacility)[];
  leastHeadroom: (ExposureRoom & OnFacility) | null;
  notCounted: { count: number; amountCents: Cents };
  /** Of what it was made. */
  scope: ExposureScope;
};

export type ExposureDocument = CountedDocument & { steps: DocumentStep[] };

/** An answer has no more steps than days. */
const DAYS_MAX = 5 * 366;
const MONTHS_SHOWN = 12;

export async function readExposure(tx: Transaction, asked: ExposureArguments): Promise<Exposure> {
  const organisation = await accessOrganisation(tx, asked.organisationId);
  const { id: organisationId } = organisation;
  const state = STATE_CODES.find((code) => code === organisation.state) ?? null;
  const zone = zoneOf({ state, postcode: organisation.postcode });
  const days = windowOf(asked, dayAt(tx.now, zone));
  const onlyAdded = roleIn(tx.actor, organisationId) === "LIMITED_USER";
  const limits = onlyAdded && !asked.facilityId ? [] : await limitsOf(tx, organisationId, asked.facilityId);
  const facilityIds = limits.length === 0 ? null : limits.map(({ id }) => id);

  const scope = { ...days, organisationId, facilityIds, onlyAdded, zone };
  const taken = await listMovements(tx, scope);
  const movements = [...taken, ...limits.flatMap((limit) => movementsOf(limit, days))];
  const named = <Found extends { facilityId: string }>(found: Found) => {
    const limit = limits.find(({ id }) => id === found.facilityId);
    return { ...found, facilityName: limit?.name ?? "", facilityEndDate: limit?.endDate ?? null };
  };
  const least = facilityIds === null ? undefined : leastRoom(movements, days);
  return {
    ...days,
    hasLimit: facilityIds !== null,
    steps: exposureSteps(movements, days.from),
    breaches: facilityIds === null ? [] : exposureBreaches(movements, days).map(named),
    leastHeadroom: least === undefined ? null : named(least),
    notCounted:
      facilityIds === null || asked.facilityId
        ? { count: 0, amountCents: cents(0n) }
        : await sumNotCounted(tx, organisationId, facilityIds),
    scope,
  };
}

/** What one document counts for, day by day; null where it is not among what is counted. */
export async function readExposureOfDocument(
  tx: Transaction,
  { scope, from }: Exposure,
  id: string,
): Promise<ExposureDocument | null> {
  if (!isUuid(id)) return null;
  const own = { ...scope, documentId: asDocumentId(id) };
  const counted = await findCounted(tx, own);
  if (counted === undefined) return null;
  const steps = exposureSteps(await listMovements(tx, own), from);
  return { ...counted, steps: steps.map(({ day, establishedCents }) => ({ day, cents: establishedCents })) };
}

async function limitsOf(
  tx: Transaction,
  organisationId: OrganisationId,
  facilityId: string | null | undefined,
): Promise<LimitRow[]> {
  if (!facilityId) return await listOwnLimits(tx, organisationId, PAGE_SIZE_MAX);
  const facility = await accessFacility(tx, facilityId);
  const isTheirs =
    facility.organisationId === organisationId || facility.sharedWith.some(({ id }) => id === organisationId);
  return isTheirs ? [facility] : refuse("FACILITY_NOT_FOUND", { id: facilityId });
}

/** The limit holds from its first day to its last, that day included. */
function movementsOf(
  { id: facilityId, limitCents, startDate, endDate }: LimitRow,
  { from, to }: { from: PlainDate; to: PlainDate },
): ExposureMovement[] {
  const end = endDate === null ? null : addDays(endDate, 1);
  const begins = { facilityId, kind: "LIMIT", day: startDate, cents: limitCents } as const;
  const ends = end === null ? [] : [{ ...begins, day: end, cents: cents(-limitCents) }];
  if (end !== null && end <= from) return [];
  return [begins, ...ends].filter(({ day }) => day <= to);
}

/** From today for a year, unless it is said otherwise. */
function windowOf({ from, to }: ExposureArguments, today: PlainDate) {
  const first = dayOf("from", from) ?? today;
  const last = dayOf("to", to) ?? addMonthsClamped(first > today ? first : today, MONTHS_SHOWN);
  if (last < first) refuseFields({ to: "The last day lies before the first." });
  if (daysBetween(first, last) > DAYS_MAX) refuseFields({ to: "Ask for five years at most." });
  return { from: first, to: last, today };
}

function dayOf(field: string, text: string | null | undefined): PlainDate | null {
  if (!text) return null;
  const day = wireDate(text);
  return day.ok ? day.value : refuseFields({ [field]: DATE_MESSAGE });
}
