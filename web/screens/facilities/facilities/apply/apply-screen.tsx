// An application for a facility: filled in by its owner, read and decided on by desk and bank.

import { FACILITY_APPLICATION_STATUS_TONE } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { usePageTitle } from "../../../../app/page-title.ts";
import { RecordFailure } from "../../../../app/record-failure.tsx";
import { useRouteParam } from "../../../../app/route-params.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { RemoveIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { ApplicationDecisions } from "./application-decisions.tsx";
import { ApplicationFormPanel } from "./application-form.tsx";
import { ApplicationRead } from "./application-read.tsx";
import { ApplicationDocument, CloseApplicationDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

export function ApplyScreen() {
  const id = useRouteParam("facilityApplicationId");
  const { data, failure, readAgain } = useRead(ApplicationDocument, { id });
  const [changed, setChanged] = useState<ApplicationRecordFragment>();
  const record = changed?.id === id ? changed : data?.facilityApplication;
  usePageTitle(record?.referenceNumber ?? WORDS.facilities);
  if (record === undefined && failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.loadFailed}
        list={{ label: WORDS.toFacilities, href: paths.facilities() }}
        onRetry={readAgain}
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
  return (
    <Page width="form">
      <ApplicationHeader record={record} onChanged={setChanged} />
      {record.decisionReason !== null && (
        <Notice tone="info" title={record.statusText}>
          {record.decisionReason}
        </Notice>
      )}
      <ApplicationDecisions record={record} onChanged={setChanged} />
      {!record.capabilities.includes("CAN_EDIT") && <ApplicationRead record={record} />}
      {record.capabilities.includes("CAN_EDIT") && (
        <ApplicationFormPanel key={record.id} record={record} onChanged={setChanged} />
      )}
    </Page>
  );
}

type PartProps = {
  readonly record: ApplicationRecordFragment;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
};

function ApplicationHeader({ record, onChanged }: PartProps) {
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
