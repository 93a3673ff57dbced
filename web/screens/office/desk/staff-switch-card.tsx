// The guarantee that a draft replaces, on the desk: once the new one is issued, the return of the old original is recorded.

import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { fieldRulesResolver, markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { BankSwitchCard } from "../../drafts/drafts/public/bank-switch-card.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffRecordSwitchReturn } from "./staff-decision-operations.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import { SWITCH_WORDS as WORDS } from "./staff-words.ts";
import { useDecision } from "./use-decision.ts";

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

function ReturnDialog({ draft, live, onClose }: CardProps & { readonly onClose: () => void }) {
  const today = dayOfInstant(new Date());
  const { decide, sending, trouble } = useDecision(StaffRecordSwitchReturn, {
    live,
    draftOf: (data) => data.recordBgSwitchReturn.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { returnedDate: today as string },
    resolver: fieldRulesResolver<{ returnedDate: string }>({ returnedDate: required(wireDate) }),
  });
  const returnedDate = useController({ control, name: "returnedDate" });
  const send = handleSubmit(async (values) => {
    const fields = await decide({ draftId: draft.id, ...values });
    markRefusedFields({ fields, paths: ["returnedDate"], setError });
  });
  return (
    <Dialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      hasUnsavedChanges={formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void send()}>
            {WORDS.record}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
        <StaffDecisionTrouble trouble={trouble} />
        <DateField
          {...returnedDate.field}
          label={WORDS.date}
          max={today}
          error={formState.errors.returnedDate?.message}
        />
      </form>
    </Dialog>
  );
}
