// Asks for the originals of all documents that are chosen, one after the other, and says of each what became of it.

import { askedRules } from "@bondline/domain/documents/return-requests/return-request.ts";
import { RETURN_REQUEST_SECTIONS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { BoundDate, BoundSelect } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { ListRow } from "../public/list-row.ts";
import { ListReturnAskDocument } from "./document-returns-operations.ts";
import { DocumentReturnsResults, type ReturnResult } from "./document-returns-results.tsx";
import { RETURNS_WORDS as WORDS } from "./document-returns-words.ts";

const { asked } = RETURN_REQUEST_SECTIONS;
const { options: FREQUENCIES = [] } = asked.recurringFrequency;
const START = { obligationsEndedDate: "", reason: "", recurringFrequency: "14" };

type DialogProps = { readonly rows: readonly ListRow[]; readonly onClose: () => void };

export function DocumentReturnsDialog({ rows, onClose }: DialogProps) {
  const [wanted, setWanted] = useState<typeof START>();
  const { results, askAll } = useAskAll(rows);
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const record = useRecordForm({
    start: START,
    resolver: fieldRulesResolver<typeof START>(askedRules(today)),
    save: async (values) => {
      setWanted(values);
      return { ok: true, data: undefined };
    },
    onSaved: (_, values) => void askAll(values),
  });
  if (wanted !== undefined)
    return (
      <Dialog
        title={WORDS.title(rows.length)}
        onClose={onClose}
        mustBeAnswered={results.size < rows.length}
        actions={
          <Button variant="primary" onClick={onClose} isLoading={results.size < rows.length}>
            {WORDS.done}
          </Button>
        }
      >
        <DocumentReturnsResults rows={rows} results={results} />
      </Dialog>
    );
  return (
    <FormDialog
      record={record}
      title={WORDS.title(rows.length)}
      sentence={WORDS.sentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <BoundDate
        name="obligationsEndedDate"
        label={asked.obligationsEndedDate.label}
        isOptional
        today={today}
        max={today}
      />
      <BoundField name="reason" field={asked.reason} isOptional />
      <BoundSelect
        name="recurringFrequency"
        label={WORDS.remind}
        options={[{ value: "", label: WORDS.remindOnce }, ...FREQUENCIES]}
      />
    </FormDialog>
  );
}

/** One after the other, so that one that is refused keeps no other from being asked. */
function useAskAll(rows: readonly ListRow[]) {
  const { send } = useCommand(ListReturnAskDocument, { handledByScreen: true });
  const [results, setResults] = useState<ReadonlyMap<string, ReturnResult>>(new Map());
  const askAll = async ({ recurringFrequency, ...values }: typeof START) => {
    for (const { id, version } of rows) {
      const answer = await send({
        ...values,
        documentId: id,
        version,
        recurringFrequency: recurringFrequency === "" ? null : Number(recurringFrequency),
      });
      const refusal = answer.ok
        ? undefined
        : (Object.values(answer.failure.fields)[0] ?? answer.failure.message);
      setResults((before) => new Map(before).set(id, refusal === undefined ? {} : { refusal }));
    }
  };
  return { results, askAll };
}
