// What of an organisation is live: each record by its reference, one press away.

import { LIVE_RECORDS, type LiveRecordKind } from "@bondline/domain/people/organisations/live-records.ts";
import type { ClosingQuery } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { CLOSING_WORDS as WORDS } from "./closing-words.ts";

type Place = { readonly id: string; readonly organisationId: string; readonly isStaff: boolean };

const onDraft = ({ id, organisationId, isStaff }: Place) =>
  isStaff ? paths.staffDraft({ draftId: id }) : paths.draftView({ organisationId, draftId: id });

const HREF: Record<LiveRecordKind, (place: Place) => string> = {
  document: ({ id, organisationId }) => paths.documentView({ organisationId, documentId: id }),
  draft: onDraft,
  invoice: onDraft,
  refund: onDraft,
  facility: ({ id }) => paths.facilityView({ facilityId: id }),
  facility_application: ({ id }) => paths.facilityApply({ facilityApplicationId: id }),
};

type LiveRecordsProps = {
  readonly records: ClosingQuery["organisationClosing"]["liveRecords"];
  readonly organisationId: string;
  readonly isStaff: boolean;
};

export function LiveRecords({ records, organisationId, isStaff }: LiveRecordsProps) {
  return (
    <>
      <ul aria-label={WORDS.liveRecords} className="grid gap-1.5">
        {records.map(({ kind, openedBy, reference }) => (
          <li key={`${kind} ${openedBy} ${reference}`} className="flex flex-wrap items-baseline gap-x-2">
            <TextLink href={HREF[kind]({ id: openedBy, organisationId, isStaff })}>{reference}</TextLink>
            <span className="text-label text-ink-2">{LIVE_RECORDS[kind].one}</span>
          </li>
        ))}
      </ul>
      {isStaff && <p className="text-label text-ink-2">{WORDS.ofTheirOwn}</p>}
    </>
  );
}
