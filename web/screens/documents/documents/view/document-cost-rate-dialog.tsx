// Sets a new rate of the fee from a day on, by the one field that its kind of fee has.

import {
  COST_RATE_FIELDS,
  COST_RATE_RULES,
  type CostRateValues,
  costRateFaults,
  type RateFacts,
} from "@bondline/domain/documents/documents/cost-rate.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { DocumentCostRateCreate } from "./document-cost-rate-operations.ts";
import { COST_RATE_WORDS as WORDS } from "./document-cost-rate-words.ts";
import type { DocumentCosts } from "./document-costs.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { zoneOfBeneficiary } from "./document-zone.ts";

type DialogProps = {
  readonly record: DocumentRecord;
  readonly costs: DocumentCosts;
  readonly onClose: () => void;
};

const START = { fromDate: "", recurringPercentageCost: "", recurringFixedCost: "" };
type Texts = typeof START;

export function DocumentCostRateDialog({ record: document, costs, onClose }: DialogProps) {
  const { send } = useCommand(DocumentCostRateCreate, { handledByScreen: true });
  const now = useNow();
  const facts = factsOf(document, costs, dayOfInstant(now, zoneOfBeneficiary(document)));
  const { id: documentId, version } = document;
  const record = useRecordForm({
    start: START,
    resolver: validatedBy<Texts>((values) => faultsOf(values, facts)),
    save: ({ fromDate, recurringPercentageCost, recurringFixedCost }) =>
      send({
        documentId,
        version,
        fromDate,
        recurringPercentageCost: recurringPercentageCost || null,
        recurringFixedCost: recurringFixedCost || null,
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onClose();
    },
  });
  const asked = costs.recurringFeeType === "FIXED_FEE" ? "recurringFixedCost" : "recurringPercentageCost";
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundField name="fromDate" field={COST_RATE_FIELDS.fromDate} />
      <BoundField name={asked} field={COST_RATE_FIELDS[asked]} />
    </FormDialog>
  );
}

function factsOf(document: DocumentRecord, costs: DocumentCosts, today: RateFacts["today"]): RateFacts {
  const day = (text: string | null) => (text === null ? null : plainDate(text));
  return {
    feeType: costs.recurringFeeType,
    monthsBetweenPayments: costs.recurringCostFrequency,
    interestStartDate: day(document.interestStartDate),
    interestEndDate: day(document.interestEndDate),
    ratesFrom: costs.rates.map(({ fromDate }) => plainDate(fromDate)),
    today,
  };
}

function faultsOf(texts: Texts, facts: RateFacts) {
  const given = checkFields(COST_RATE_RULES, texts);
  return given.ok ? costRateFaults(given.values as CostRateValues, facts) : given.fields;
}
