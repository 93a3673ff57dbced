// A facility: its limit and what is left of it, what it costs, what is on it, who shares it, and what changed.

import { addDays, isBefore, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { type LiveRecord, useLiveRecord } from "../../../../app/use-live-record.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { FigureStrip } from "../../../../ui/figure-strip.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Page, PageColumns } from "../../../../ui/page.tsx";
import { LimitBar } from "../../../../ui/progress-bar.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { ArchiveHolds } from "../../../office/archive-holds/public/archive-holds.tsx";
import { StepApprovals } from "../../../office/step-approvals/public/step-approvals.tsx";
import { stepWaits } from "../../../office/step-approvals/public/step-waiting-words.ts";
import { ActivityPanel } from "../../../records/history/public/activity-panel.tsx";
import { RecordMails } from "../../../records/record-mails/public/record-mails.tsx";
import { FacilityFailure } from "../facility-failure.tsx";
import { FacilityUpdatedDocument, FacilityViewDocument } from "../facility-operations.ts";
import { aud } from "../facility-text.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { FixedExposureChart } from "../public/exposure-chart.tsx";
import { sharesOf } from "../public/shares-of-limit.ts";
import { FacilityDecisions } from "./facility-decisions.tsx";
import { facilityCostLines, facilityDetails, facilityFigures } from "./facility-details.ts";
import { FacilityDocuments } from "./facility-documents.tsx";
import { FacilityHeader } from "./facility-header.tsx";
import type { FacilityPartProps } from "./facility-part.ts";
import { FacilityPeople } from "./facility-people.tsx";
import { FacilitySharing } from "./facility-sharing.tsx";
import { FacilityState } from "./facility-state.tsx";

const OPERATIONS = { query: FacilityViewDocument, updates: FacilityUpdatedDocument };

export function FacilityViewScreen() {
  const facilityId = useRouteParam("facilityId");
  const live = useLiveRecord(OPERATIONS, { id: facilityId });
  const { record: facility, failure, reload } = live;
  usePageTitle(facility?.name ?? WORDS.title);
  if (facility !== undefined) return <FacilityPage key={facilityId} facility={facility} live={live} />;
  if (failure !== undefined) return <FacilityFailure failure={failure} onRetry={reload} />;
  return (
    <Page>
      <Card>
        <SkeletonRows rows={16} label={WORDS.loading} />
      </Card>
    </Page>
  );
}

type PageProps = {
  readonly facility: FacilityRecordFragment;
  readonly live: LiveRecord<FacilityRecordFragment>;
};

function FacilityPage({ facility, live }: PageProps) {
  const { replace: onChanged, reload, revision } = live;
  const [approvedBy, setApprovedBy] = useState<string>();
  const [raisedBy, setRaisedBy] = useState<string>();
  const seesCosts = facility.capabilities.includes("CAN_VIEW_COSTS");
  return (
    <Page>
      <FacilityHeader facility={facility} onChanged={onChanged} raiseWaits={raisedBy !== undefined} />
      <FacilityState facility={facility} />
      {raisedBy !== undefined && <Notice tone="info" title={stepWaits(raisedBy)} />}
      {facility.isSystemFacility && !facility.capabilities.includes("CAN_REJECT") && (
        <StepApprovals
          step="FACILITY_RAISE"
          record={facility}
          revision={revision}
          onBehind={reload}
          onWaiting={setRaisedBy}
        />
      )}
      {facility.isSystemFacility && (
        <StepApprovals
          step="FACILITY_ARRANGED"
          record={facility}
          revision={revision}
          onBehind={reload}
          onWaiting={setApprovedBy}
        />
      )}
      <FacilityDecisions facility={facility} onChanged={onChanged} approvedBy={approvedBy} />
      <Use facility={facility} />
      <PageColumns
        side={
          <>
            <Card heading={WORDS.details}>
              <CardBody isBelowHeading>
                <DefinitionList items={facilityDetails(facility)} />
              </CardBody>
            </Card>
            {seesCosts && <Costs facility={facility} />}
            {seesCosts && <FacilitySharing facility={facility} onChanged={onChanged} />}
            {facility.capabilities.includes("CAN_TAKE_OFF_COLLABORATORS") && (
              <FacilityPeople facility={facility} onChanged={onChanged} />
            )}
          </>
        }
      >
        <Course facility={facility} />
        <FacilityDocuments facility={facility} />
        <RecordMails record={{ kind: "FACILITY", id: facility.id }} revision={facility.version} />
        <ArchiveHolds record={{ kind: "FACILITY", id: facility.id }} revision={facility.version} />
        <ActivityPanel record={{ kind: "facility", ...facility }} revision={facility.version} />
      </PageColumns>
    </Page>
  );
}

const DAYS_LOOKED_BACK = 365;

/** Through the past year and the one ahead. */
function Course({ facility }: Pick<FacilityPartProps, "facility">) {
  const { selectedOrganisation, organisations } = useSession();
  const own = organisations.find(({ id }) => id === facility.organisationId) ?? selectedOrganisation;
  if (own === undefined) return null;
  const yearAgo = addDays(dayOfInstant(new Date()), -DAYS_LOOKED_BACK);
  const start = plainDate(facility.startDate);
  const from = isBefore(yearAgo, start) ? start : yearAgo;
  return (
    <FixedExposureChart
      variables={{ organisationId: own.id, facilityId: facility.id, from }}
      dependsOn={String(facility.version)}
      isOwnPage
    />
  );
}

function Use({ facility }: Pick<FacilityPartProps, "facility">) {
  const isShared = facility.sharedFacilityWithOrganisations.length > 0;
  return (
    <FigureStrip figures={facilityFigures(facility)}>
      <LimitBar label={WORDS.barOf(aud(facility.headroom), aud(facility.limit))} {...sharesOf(facility)} />
      <p className="mt-3 text-meta text-ink-3">
        {WORDS.useNote} {isShared && WORDS.useShared}
      </p>
    </FigureStrip>
  );
}

function Costs({ facility }: Pick<FacilityPartProps, "facility">) {
  const lines = facilityCostLines(facility);
  return (
    <Card heading={WORDS.costs}>
      <CardBody isBelowHeading>
        {lines.length === 0 ? (
          <p className="text-body text-ink-2">{WORDS.noCosts}</p>
        ) : (
          <DefinitionList items={lines} />
        )}
      </CardBody>
    </Card>
  );
}
