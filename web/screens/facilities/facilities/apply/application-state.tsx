// How an application that is over stands: what was said of the decision, and from which day it is archived, or since when.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

export function ApplicationState({ record }: { readonly record: ApplicationRecordFragment }) {
  const { archivedAt, archiveDate, decisionReason, facilityId, statusText } = record;
  if (archivedAt !== null)
    return (
      <Notice tone="info" title={WORDS.archivedTitle(exactDate(archivedAt))}>
        {`${statusText}. ${WORDS.archivedSentence}`}
        {decisionReason !== null && <p className="mt-1">{decisionReason}</p>}
      </Notice>
    );
  if (decisionReason === null && archiveDate === null) return null;
  const from = facilityId === null ? WORDS.archivedFrom : WORDS.archivedAfterFacility;
  return (
    <Notice tone="info" title={statusText}>
      {decisionReason}
      {archiveDate !== null && <p className="mt-1">{from(formatDate(plainDate(archiveDate)))}</p>}
    </Notice>
  );
}
