// What an application waits for, and since when.

import {
  type ApplicationStep,
  applicationStep,
} from "@bondline/domain/facilities/facilities/facility-application-progress.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isAsked } from "./application-access.ts";
import type { FacilityApplication } from "./application-record.ts";

export function stepOf(application: FacilityApplication): ApplicationStep {
  return applicationStep({ status: application.status, isAsked: isAsked(application) });
}

/** The status column is missing where an instance of an earlier version wrote the row. */
export function waitingSince(application: FacilityApplication): Instant {
  const { questions, statusChangedAt, createdAt } = application;
  const open = questions.find(({ answeredAt }) => answeredAt === null);
  const isWaitingForAnswer = open !== undefined && stepOf(application) === "ANSWER";
  return isWaitingForAnswer ? open.createdAt : (statusChangedAt ?? createdAt);
}
