// Applications for facilities: an organisation's own beside its facilities, or those that wait at the desk.

import { FACILITY_APPLICATION_STATUS_TONE } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { useEffect } from "react";
import { useClient } from "urql";
import type { FacilityApplicationListQuery } from "../../../../api/generated/graphql.ts";
import { ListCard } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { useSession } from "../../../../app/session.ts";
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

type Application = FacilityApplicationListQuery["facilityApplications"]["edges"][number]["node"];
const SHAPE: ListShape = { prefix: "applications-" };

/** Without an organisation: the desk's. There an empty list is said, beside facilities it is left out. */
export function ApplicationList({ organisationId }: { readonly organisationId?: string }) {
  const isDesk = organisationId === undefined;
  const list = useList({ shape: SHAPE, read: readApplicationsOf(organisationId), of: organisationId ?? "" });
  useShownTogether(list.page !== undefined || list.failure !== undefined);
  useReadAgainAtDesk(isDesk, list.readAgain);
  const total = list.page?.total;
  if (total === 0 && !isDesk) return null;
  return (
    <ListCard
      list={list}
      heading={WORDS.applications}
      note={total || undefined}
      hasRows
      loading={WORDS.loading}
      notLoaded={WORDS.loadFailed}
      skeletonRows={2}
      empty={
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.nothingWaits}</p>
        </CardBody>
      }
      row={(application) => <ApplicationRow application={application} isDesk={isDesk} />}
    />
  );
}

/** Whatever changes at the desk is seen there at once. */
function useReadAgainAtDesk(isDesk: boolean, readAgain: () => void): void {
  const client = useClient();
  useEffect(
    function watchApplications() {
      if (!isDesk) return;
      const watched = client
        .subscription(StaffApplicationsChangedDocument, {})
        .subscribe(({ data }) => data && readAgain());
      return () => watched.unsubscribe();
    },
    [client, isDesk, readAgain],
  );
}

function readApplicationsOf(organisationId: string | undefined) {
  return readPages({
    document: ApplicationsDocument,
    variablesOf: ({ first, after }) => ({ organisationId: organisationId ?? null, first, after }),
    connectionIn: ({ facilityApplications }) => facilityApplications,
  });
}

type RowProps = { readonly application: Application; readonly isDesk: boolean };

function ApplicationRow({ application, isDesk }: RowProps) {
  const { id, facilityType, organisation, referenceNumber, status, statusText } = application;
  const { facilityLimit } = application.applicationInformation;
  const now = useNow();
  const { organisations } = useSession();
  // At the desk, and where another organisation shares what it applies for.
  const isOthers = !organisations.some(({ id: own }) => own === application.organisationId);
  return (
    <>
      <div className="min-w-0 flex-1">
        <TextLink href={paths.facilityApply({ facilityApplicationId: id })}>
          {FACILITY_TYPE_TEXT[facilityType]}
        </TextLink>
        <p className="figures text-label text-ink-2">
          {[isOthers ? organisation.name : undefined, referenceNumber].filter(Boolean).join(" · ")}
        </p>
      </div>
      {isDesk && (
        <span className="text-label text-ink-2">
          {WORDS.holder[application.nextStepWith]}, {relativeTime(application.nextStepSince, now)}
        </span>
      )}
      <span className="figures text-body">{facilityLimit === null ? WORDS.noLimit : aud(facilityLimit)}</span>
      <StatusBadge tone={FACILITY_APPLICATION_STATUS_TONE[status]}>{statusText}</StatusBadge>
    </>
  );
}
