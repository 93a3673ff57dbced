// A draft that has come back: what was asked for, and what the applicant has changed since; told until the desk decides.

import { answeredRequest } from "@bondline/domain/records/history/change-request.ts";
import { useShownTogether } from "../../../app/shown-together.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { StaffChangeHistory } from "../../drafts/drafts/public/staff-draft-operations.ts";
import { CHANGE_REQUEST_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";

export function StaffChangeRequest({ draft }: { readonly draft: StaffDraftRecord }) {
  const { data, failure } = useRead(
    StaffChangeHistory,
    { id: draft.id },
    { dependsOn: String(draft.version) },
  );
  // It stands above all the rest, which would make room for it.
  useShownTogether(data !== undefined || failure !== undefined);
  const request = answeredRequest(data?.draftHistory.edges.map(({ node }) => node) ?? []);
  if (request?.sentBack === undefined) return null;
  const { reason, askedAt, sentBack, changed } = request;
  return (
    <Notice tone="info" title={WORDS.asked(exactDate(askedAt))}>
      <p className="break-words whitespace-pre-line">{reason}</p>
      <p className="mt-1 break-words text-ink-2">
        {WORDS.sentBack({ by: sentBack.by, on: exactDate(sentBack.at), changed })}
      </p>
    </Notice>
  );
}
