// An application for a facility: filled in by its owner, read and decided on by desk and bank.

import { FACILITY_APPLICATION_STATUS_TONE } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { usePageTitle } from "../../../../app/page-title.ts";
import { RecordFailure } from "../../../../app/record-failure.tsx";
import { useRouteParam } from "../../../../app/route-params.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useLiveRecord } from "../../../../app/use-live-record.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { RemoveIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { ApplicationFormPanel } from "./application-form.tsx";
import { ApplicationSharing } from "./application-sharing.tsx";
import {
  ApplicationDocument,
  ApplicationUpdatedDocument,
  CloseApplicationDocument,
} from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import type { ApplicationPartProps } from "./handed-in-application.tsx";

export function ApplyScreen() {
  const id = useRouteParam("facilityApplicationId");
  const live = useLiveRecord(APPLICATION, { id });
  const { record, failure, reload } = live;
  usePageTitle(record?.referenceNumber ?? WORDS.facilities);
  if (record === undefined && failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.loadFailed}
        list={{ label: WORDS.toFacilities, href: paths.facilities() }}
        onRetry={() => void reload()}
      />
    );
  if (record === undefined)
    return (
      <Page width="form">
        <Card>
          <SkeletonRows rows={6} label={WORDS.loading} />
        </Card>
      </Page>
    );
  const part = { record, revision: live.revision, onChanged: live.replace, onBehind: () => void reload() };
  return record.capabilities.includes("CAN_EDIT") ? (
    <Drafting {...part} />
  ) : (
    <Page>
      <ApplicationHeader {...part} />
      <Suspense
        fallback={
          <Card>
            <SkeletonRows rows={6} label={WORDS.loading} />
          </Card>
        }
      >
        <HandedInApplication {...part} />
      </Suspense>
    </Page>
  );
}

/** Its own script: whoever begins an application has no use for it. */
const HandedInApplication = lazy(async () => ({
  default: (await import("./handed-in-application.tsx")).HandedInApplication,
}));

const APPLICATION = { query: ApplicationDocument, updates: ApplicationUpdatedDocument };

function Drafting(part: ApplicationPartProps) {
  return (
    <Page width="form">
      <ApplicationHeader {...part} />
      <ApplicationFormPanel key={part.record.id} {...part} />
      <ApplicationSharing {...part} />
    </Page>
  );
}

function ApplicationHeader({ record, onChanged }: Omit<ApplicationPartProps, "revision">) {
  const [isClosing, setClosing] = useState(false);
  const { submittedAt } = record.submission;
  const facts = [
    submittedAt === null ? undefined : WORDS.submittedOn(formatDate(dayOfInstant(submittedAt))),
    record.supplierName === null ? undefined : WORDS.with(record.supplierName),
  ];
  return (
    <>
      <PageHeader
        title={FACILITY_TYPE_TEXT[record.facilityType]}
        breadcrumb={[
          { label: WORDS.facilities, href: paths.facilities() },
          { label: record.referenceNumber },
        ]}
        badges={
          <StatusBadge tone={FACILITY_APPLICATION_STATUS_TONE[record.status]}>
            {record.statusText}
          </StatusBadge>
        }
        sentence={facts.filter(Boolean).join(", ") || undefined}
        actions={
          <>
            {record.facilityId !== null && (
              <LinkButton href={paths.facilityView({ facilityId: record.facilityId })}>
                {WORDS.openFacility}
              </LinkButton>
            )}
            {record.capabilities.includes("CAN_CLOSE") && (
              <MenuButton
                label="More actions"
                items={[
                  {
                    label: WORDS.close,
                    icon: RemoveIcon,
                    isDangerous: true,
                    onSelect: () => setClosing(true),
                  },
                ]}
              />
            )}
          </>
        }
      />
      {isClosing && (
        <CommandDialog
          command={CloseApplicationDocument}
          input={{ id: record.id, version: record.version }}
          title={WORDS.closeTitle}
          sentence={WORDS.closeSentence}
          confirmLabel={WORDS.close}
          isDangerous
          done={{ title: WORDS.closed, detail: record.referenceNumber }}
          onDone={(data) => onChanged(data.closeFacilityApplication.facilityApplication)}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
