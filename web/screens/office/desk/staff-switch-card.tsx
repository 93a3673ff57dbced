// The guarantee that a draft replaces, on the desk: once the new one is issued, the return of the old original is recorded.

import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundDate } from "../../../app/fields/bound-inputs.tsx";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { Button } from "../../../ui/button.tsx";
import { BankSwitchCard } from "../../drafts/drafts/public/bank-switch-card.tsx";
import { DecisionFormDialog } from "../../drafts/drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { StaffRecordSwitchReturn } from "../../drafts/drafts/public/staff-decision-operations.ts";
import { SWITCH_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { useDecisionForm } from "../../drafts/drafts/public/use-decision-form.ts";

type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };

export function StaffSwitchCard({ draft, live }: CardProps) {
  const [isReturning, setReturning] = useState(false);
  if (draft.bGSwitch === null) return null;
  const isOut = draft.documentId !== null && draft.bGSwitch.returnedDate === null;
  return (
    <>
      <BankSwitchCard
        bgSwitch={draft.bGSwitch}
        action={
          isOut ? (
            <Button size="small" onClick={() => setReturning(true)}>
              {WORDS.record}
            </Button>
          ) : undefined
        }
      />
      {isReturning && <ReturnDialog draft={draft} live={live} onClose={() => setReturning(false)} />}
    </>
  );
}

const resolver = fieldRulesResolver<{ returnedDate: string }>({ returnedDate: required(wireDate) });

function ReturnDialog({ draft, live, onClose }: CardProps & { readonly onClose: () => void }) {
  const today = dayOfInstant(new Date());
  const record = useDecisionForm(StaffRecordSwitchReturn, {
    live,
    start: { returnedDate: today as string },
    resolver,
    inputOf: (values) => ({ draftId: draft.id, ...values }),
    draftOf: (data) => data.recordBgSwitchReturn.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.record}
      onClose={onClose}
    >
      <BoundDate name="returnedDate" label={WORDS.date} max={today} />
    </DecisionFormDialog>
  );
}
