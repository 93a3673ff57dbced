// Applications for facilities that wait at the desk.

import { FACILITY_APPLICATION_STATUS_TONE } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { useEffect } from "react";
import { useClient } from "urql";
import type { ApplicationRowFragment } from "../../../../api/generated/graphql.ts";
import { ListCard } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { useShownTogether } from "../../../../app/shown-together.tsx";
import { relativeTime } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { paths } from "../../../../paths.ts";
import { CardBody } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { aud } from "../facility-text.ts";
import { ApplicationsDocument, StaffApplicationsChangedDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Application = ApplicationRowFragment;
const SHAPE: ListShape = { prefix: "applications-" };

export function ApplicationDeskList() {
  const list = useList({ shape: SHAPE, read: READ });
  useShownTogether(list.page !== undefined || list.failure !== undefined);
  useReadAgainAtDesk(list.readAgain);
  return (
    <ListCard
      list={list}
      heading={WORDS.applications}
      note={list.page?.total || undefined}
      hasRows
      loading={WORDS.loading}
      notLoaded={WORDS.loadFailed}
      skeletonRows={2}
      empty={
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.nothingWaits}</p>
        </CardBody>
      }
      row={(application) => <ApplicationRow application={application} />}
    />
  );
}

/** Whatever changes at the desk is seen there at once. */
function useReadAgainAtDesk(readAgain: () => void): void {
  const client = useClient();
  useEffect(
    function watchApplications() {
      const watched = client
        .subscription(StaffApplicationsChangedDocument, {})
        .subscribe(({ data }) => data && readAgain());
      return () => watched.unsubscribe();
    },
    [client, readAgain],
  );
}

const READ = readPages({
  document: ApplicationsDocument,
  variablesOf: ({ first, after }) => ({ first, after }),
  connectionIn: ({ facilityApplications }) => facilityApplications,
});

function ApplicationRow({ application }: { readonly application: Application }) {
  const { id, facilityType, organisation, referenceNumber, status, statusText } = application;
  const { facilityLimit } = application.applicationInformation;
  const now = useNow();
  return (
    <>
      <div className="min-w-0 flex-1">
        <TextLink href={paths.facilityApply({ facilityApplicationId: id })}>
          {FACILITY_TYPE_TEXT[facilityType]}
        </TextLink>
        <p className="figures text-label text-ink-2">{[organisation.name, referenceNumber].join(" · ")}</p>
      </div>
      <span className="text-label text-ink-2">
        {WORDS.holder[application.nextStepWith]}, {relativeTime(application.nextStepSince, now)}
      </span>
      <span className="figures text-body">{facilityLimit === null ? WORDS.noLimit : aud(facilityLimit)}</span>
      <StatusBadge tone={FACILITY_APPLICATION_STATUS_TONE[status]}>{statusText}</StatusBadge>
    </>
  );
}
