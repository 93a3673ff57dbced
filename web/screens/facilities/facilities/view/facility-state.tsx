// How a facility that is over stands: why it has ended, and from which day it is archived, or since when.

import { FACILITY_STATUS_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

export function FacilityState({ facility }: Pick<FacilityPartProps, "facility">) {
  const { archivedAt, archiveDate, closedAt, endDate, endedReason, status } = facility;
  const hasRunOut = closedAt === null;
  const ending = hasRunOut
    ? WORDS.ranOut(endDate === null ? "" : formatDate(plainDate(endDate)))
    : WORDS.closedNotice(FACILITY_STATUS_TEXT[status]);
  if (archivedAt !== null)
    return (
      <Notice tone="info" title={WORDS.archivedTitle(exactDate(archivedAt))}>
        {`${ending}. ${WORDS.archivedSentence}`}
        {endedReason !== null && <p className="mt-1">{endedReason}</p>}
      </Notice>
    );
  if (hasRunOut && archiveDate === null) return null;
  const from = hasRunOut ? WORDS.archivedAfterRest : WORDS.archivedFrom;
  return (
    <Notice tone="info" title={ending}>
      {endedReason}
      {archiveDate !== null && <p className="mt-1">{from(formatDate(plainDate(archiveDate)))}</p>}
    </Notice>
  );
}
