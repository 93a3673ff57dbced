// Confirming that the milestone of a stage is reached: with the day, since the reduction is that day's.

import { MILESTONE_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import {
  milestoneFaults,
  recordedDayOf,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundDate } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { useRead } from "../../../../app/use-read.ts";
import { DocumentMilestoneConfirm, DocumentMilestoneRecorded } from "./request-operations.ts";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import type { RequestRecord } from "./requested-document.ts";

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };
type Values = { reachedDate: string };

/** The day that the document keeps is offered. Without it the day is typed. */
export function MilestoneDialog({ request, onClose }: DialogProps) {
  const { data, failure } = useRead(DocumentMilestoneRecorded, { id: request.documentId });
  const today = dayOfInstant(useNow());
  if (data === undefined && failure === undefined) return null;
  const kept = data?.document.practicalCompletionDate ?? null;
  const recorded = recordedDayOf(request.milestone ?? "", kept === null ? null : plainDate(kept), today);
  return <MilestoneForm request={request} recorded={recorded} onClose={onClose} />;
}

type FormProps = DialogProps & { readonly recorded: PlainDate | undefined };

function MilestoneForm({ request: { id, version, milestone }, recorded, onClose }: FormProps) {
  const { send } = useCommand(DocumentMilestoneConfirm, { handledByScreen: true });
  const now = useNow();
  const record = useRecordForm({
    start: { reachedDate: recorded ?? "" },
    resolver: validatedBy<Values>((values) => {
      const said = checkFields(MILESTONE_RULES, values);
      return said.ok ? milestoneFaults(said.values.reachedDate, dayOfInstant(now)) : said.fields;
    }),
    save: (values) => send({ id, version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.confirmed });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.confirmTitle}
      sentence={
        <>
          <span className="block font-medium break-words text-ink">{milestone}</span>
          {WORDS.confirmSentence}
        </>
      }
      submit={WORDS.confirm}
      notSaved={WORDS.notConfirmed}
      onClose={onClose}
    >
      <BoundDate name="reachedDate" label={WORDS.reachedDate} help={recorded && WORDS.recordedDay} />
    </FormDialog>
  );
}
