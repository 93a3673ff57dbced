// Who approved a step that takes two, with what they entered, and what a second person may decide about it.

import { useEffect, useState } from "react";
import type { StepApprovalDecision } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import type { StepApprovalsProps } from "./public/step-approvals.tsx";
import { StepApprovalDialog } from "./step-approval-dialog.tsx";
import { StepApprovalsDocument } from "./step-approval-operations.ts";
import { STEP_APPROVAL_WORDS as WORDS } from "./step-approval-words.ts";
import { type Approval, stepDefinitions } from "./step-definitions.ts";

export function StepApprovalsCard({ step, record, revision, onBehind, onWaiting }: StepApprovalsProps) {
  const read = useRead(
    StepApprovalsDocument,
    { step, recordId: record.id },
    { dependsOn: `${revision} ${record.version}` },
  );
  // What was read stays in the dialog, whatever waits in its place meanwhile.
  const [chosen, setChosen] = useState<Chosen>();
  const approvals = read.data?.stepApprovals ?? [];
  const waiting = approvals.find(({ decidedAt }) => decidedAt === null);
  const waitsFrom = waiting?.approvedBy;
  useEffect(() => onWaiting(waitsFrom), [onWaiting, waitsFrom]);
  const readAnew = () => {
    read.readAgain();
    onBehind();
  };
  if (read.data === undefined && read.failure !== undefined)
    return (
      <Card heading={WORDS.title[step]}>
        <ReadPending of={read} notLoaded={WORDS.failed} loading={WORDS.loading} rows={2} />
      </Card>
    );
  if (approvals.length === 0) return null;
  return (
    <Card heading={WORDS.title[step]} hasRows>
      <ul>
        {approvals.map((approval) => (
          <ApprovalRow
            key={approval.id}
            approval={approval}
            onDecide={(decision) => setChosen({ approval, decision })}
          />
        ))}
      </ul>
      {chosen !== undefined && (
        <StepApprovalDialog
          approval={chosen.approval}
          wanted={{ step, record, decision: chosen.decision }}
          onDone={readAnew}
          onBehind={readAnew}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}

type Chosen = { readonly approval: Approval; readonly decision: StepApprovalDecision };

type RowProps = {
  readonly approval: Approval;
  readonly onDecide: (decision: StepApprovalDecision) => void;
};

function ApprovalRow({ approval, onDecide }: RowProps) {
  const { status, note, decisions } = approval;
  return (
    <li className="grid gap-2 border-line px-4 py-3 not-last:border-b sm:px-5">
      <p className="text-body font-medium">{WORDS.status[status]}</p>
      {linesOf(approval).map((line) => (
        <p key={line} className="figures text-label break-words text-ink-2">
          {line}
        </p>
      ))}
      {decisions.length > 0 && <DefinitionList items={stepDefinitions(approval)} />}
      {note !== null && <p className="text-label break-words whitespace-pre-line">{note}</p>}
      {decisions.length > 0 && (
        <div className="flex flex-wrap gap-2" data-print="hide">
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              variant={decision === "CONFIRM" ? "primary" : "secondary"}
              onClick={() => onDecide(decision)}
            >
              {WORDS[decision].open}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function linesOf({ approvedBy, createdAt, decidedBy, decidedAt }: Approval): readonly string[] {
  const first = WORDS.firstBy(approvedBy, exactTime(createdAt));
  return decidedAt === null ? [first] : [first, WORDS.decidedBy(decidedBy, exactTime(decidedAt))];
}
