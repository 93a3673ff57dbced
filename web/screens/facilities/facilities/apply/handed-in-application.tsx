// An application that was handed in: what comes next, what it says, and what was said about it, for its owner, desk and bank.

import { useState } from "react";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useSession } from "../../../../app/session.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { PageColumns } from "../../../../ui/page.tsx";
import { ArchiveHolds } from "../../../office/archive-holds/public/archive-holds.tsx";
import { RecordChecklist } from "../../../office/checklists/public/record-checklist.tsx";
import { DeskNotes } from "../../../office/desk-notes/public/desk-notes.tsx";
import { StepApprovals } from "../../../office/step-approvals/public/step-approvals.tsx";
import { CommentsPanel } from "../../../records/comments/public/comments-panel.tsx";
import { ActivityPanel } from "../../../records/history/public/activity-panel.tsx";
import { RecordMails } from "../../../records/record-mails/public/record-mails.tsx";
import { ApplicationDecisions } from "./application-decisions.tsx";
import { ApplicationFeeCard } from "./application-fee-card.tsx";
import { ApplicationNext } from "./application-next.tsx";
import { ApplicationQuestions } from "./application-questions.tsx";
import { ApplicationRead, wantedFacts } from "./application-read.tsx";
import { ApplicationSharing } from "./application-sharing.tsx";
import { ApplicationState } from "./application-state.tsx";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

export type ApplicationPartProps = {
  readonly record: ApplicationRecordFragment;
  readonly revision: number;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
  readonly onBehind: () => void;
};

export function HandedInApplication(part: ApplicationPartProps) {
  const { record, revision, onBehind } = part;
  const { organisations } = useSession();
  const [approvedBy, setApprovedBy] = useState<string>();
  const isApplicant = organisations.some(({ id }) => id === record.organisationId);
  const seesDetails = record.capabilities.includes("CAN_VIEW_DETAILS");
  return (
    <>
      <ApplicationState record={record} />
      {!seesDetails && <Notice tone="info" title={WORDS.sharedReader(record.organisation.name)} />}
      <StepApprovals
        step="FACILITY_ESTABLISH"
        record={record}
        revision={revision}
        onBehind={onBehind}
        onWaiting={setApprovedBy}
      />
      <ApplicationDecisions {...part} approvedBy={approvedBy} />
      <PageColumns
        side={
          <>
            <ApplicationFeeCard record={record} />
            <ApplicationSharing {...part} />
          </>
        }
      >
        <ApplicationNext record={record} isApplicant={isApplicant} />
        <RecordChecklist
          record={{ kind: "FACILITY_APPLICATION", id: record.id, version: record.version }}
          revision={revision}
        />
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
    </>
  );
}

/** What was said about it, and who changed what. */
function Said({ record, revision }: ApplicationPartProps) {
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
      <ArchiveHolds record={{ kind: "FACILITY_APPLICATION", id }} revision={revision} />
      <ActivityPanel record={{ kind: "facilityApplication", id, organisationId }} revision={revision} />
    </>
  );
}
