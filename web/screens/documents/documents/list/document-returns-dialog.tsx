// Asks for the originals of all documents that are chosen, one after the other, and says of each what became of it.

import { askedRules } from "@bondline/domain/documents/return-requests/return-request.ts";
import { RETURN_REQUEST_SECTIONS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { BoundDate, BoundSelect } from "../../../../app/fields/bound-inputs.tsx";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { type BulkDialogProps, BulkForm } from "./bulk-form.tsx";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import { ListReturnAskDocument } from "./document-returns-operations.ts";

const { asked } = RETURN_REQUEST_SECTIONS;
const { options: FREQUENCIES = [] } = asked.recurringFrequency;
const START = { obligationsEndedDate: "", reason: "", recurringFrequency: "14" };

export function DocumentReturnsDialog(props: BulkDialogProps) {
  const { send } = useCommand(ListReturnAskDocument, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  return (
    <BulkForm
      {...props}
      title={WORDS.returnTitle(props.chosen.count)}
      sentence={WORDS.returnSentence}
      submit={WORDS.sendRequests}
      notSaved={WORDS.notSent}
      start={START}
      resolver={fieldRulesResolver<typeof START>(askedRules(today))}
      send={({ id, version }, { recurringFrequency, ...values }) =>
        send({
          ...values,
          documentId: id,
          version,
          recurringFrequency: recurringFrequency === "" ? null : Number(recurringFrequency),
        })
      }
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
    </BulkForm>
  );
}
