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
import { useSession } from "../../../../app/session.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useLiveRecord } from "../../../../app/use-live-record.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { RemoveIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Page, PageColumns } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { DeskNotes } from "../../../office/desk-notes/public/desk-notes.tsx";
import { StepApprovals } from "../../../office/step-approvals/public/step-approvals.tsx";
import { CommentsPanel } from "../../../records/comments/public/comments-panel.tsx";
import { ActivityPanel } from "../../../records/history/public/activity-panel.tsx";
import { RecordMails } from "../../../records/record-mails/public/record-mails.tsx";
import { ApplicationDecisions } from "./application-decisions.tsx";
import { ApplicationFeeCard } from "./application-fee-card.tsx";
import { ApplicationFormPanel } from "./application-form.tsx";
import { ApplicationNext } from "./application-next.tsx";
import { ApplicationQuestions } from "./application-questions.tsx";
import { ApplicationRead, wantedFacts } from "./application-read.tsx";
import { ApplicationSharing } from "./application-sharing.tsx";
import {
  ApplicationDocument,
  ApplicationUpdatedDocument,
  CloseApplicationDocument,
} from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

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
  return record.capabilities.includes("CAN_EDIT") ? <Drafting {...part} /> : <HandedIn {...part} />;
}

const APPLICATION = { query: ApplicationDocument, updates: ApplicationUpdatedDocument };

type PartProps = {
  readonly record: ApplicationRecordFragment;
  readonly revision: number;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
  readonly onBehind: () => void;
};

function Drafting(part: PartProps) {
  return (
    <Page width="form">
      <ApplicationHeader {...part} />
      <ApplicationFormPanel key={part.record.id} {...part} />
      <ApplicationSharing {...part} />
    </Page>
  );
}

function HandedIn(part: PartProps) {
  const { record, revision, onBehind } = part;
  const { organisations } = useSession();
  const isApplicant = organisations.some(({ id }) => id === record.organisationId);
  const seesDetails = record.capabilities.includes("CAN_VIEW_DETAILS");
  return (
    <Page>
      <ApplicationHeader {...part} />
      {record.decisionReason !== null && (
        <Notice tone="info" title={record.statusText}>
          {record.decisionReason}
        </Notice>
      )}
      {!seesDetails && <Notice tone="info" title={WORDS.sharedReader(record.organisation.name)} />}
      <StepApprovals step="FACILITY_ESTABLISH" record={record} revision={revision} onBehind={onBehind} />
      <ApplicationDecisions {...part} />
      <PageColumns
        side={
          <>
            <ApplicationFeeCard record={record} />
            <ApplicationSharing {...part} />
          </>
        }
      >
        <ApplicationNext record={record} isApplicant={isApplicant} />
        <ApplicationQuestions {...part} />
        {seesDetails ? (
          <ApplicationRead record={record} revision={revision} />
        ) : (
          <Card heading={WORDS.facility}>
            <CardBody isBelowHeading>
              <DefinitionList items={wantedFacts(record)} />
            </CardBody>
          </Card>
        )}
        {seesDetails && <Said {...part} />}
      </PageColumns>
    </Page>
  );
}

/** What was said about it, and who changed what. */
function Said({ record, revision }: PartProps) {
  const { id, organisationId, capabilities } = record;
  return (
    <>
      <DeskNotes record={{ kind: "FACILITY_APPLICATION", id }} revision={revision} />
      <CommentsPanel
        key={id}
        record={{ kind: "facilityApplication", id }}
        revision={revision}
        capabilities={capabilities}
      />
      <RecordMails record={{ kind: "FACILITY_APPLICATION", id }} revision={revision} />
      <ActivityPanel record={{ kind: "facilityApplication", id, organisationId }} revision={revision} />
    </>
  );
}

function ApplicationHeader({ record, onChanged }: Omit<PartProps, "revision">) {
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
