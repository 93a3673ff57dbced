// The day of a document's last change of life: since when its status is what it is.

import { dayAt } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { isBefore, type PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentStatus } from "./document.ts";

type LifeFacts = {
  readonly status: DocumentStatus;
  readonly createdAt: Instant;
  readonly establishedAt: PlainDate | null;
  /** When it was last asked back, left in force after all, or opened again. */
  readonly actionAt: Instant | null;
  readonly closedAt: Instant | null;
  /** Of the place where its end is reckoned. */
  readonly expiryZone: string;
};

/** What was recorded long after its issue has been established since its issue. */
export function actionDateOf({
  createdAt,
  establishedAt,
  actionAt,
  closedAt,
  expiryZone,
  status,
}: LifeFacts): PlainDate {
  if (closedAt !== null) return dayAt(closedAt, expiryZone);
  // Its own day is still to come.
  if (status === "PENDING") return dayAt(createdAt, expiryZone);
  const beganAt = establishedAt ?? dayAt(createdAt, expiryZone);
  if (actionAt === null) return beganAt;
  const changedAt = dayAt(actionAt, expiryZone);
  return isBefore(changedAt, beganAt) ? beganAt : changedAt;
}
