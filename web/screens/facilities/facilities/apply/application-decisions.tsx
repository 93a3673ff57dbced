// What desk and bank may do with an application, each as a small dialog with the fields that it needs.

import { APPLICATION_DECISION_FIELDS as FIELDS } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { type FieldPath, incompleteRulesOf, requiredRulesOf } from "@bondline/domain/values/fields/field.ts";
import { type ReactNode, useState } from "react";
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { type CommandInput, useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { textOrNull } from "../../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { stepWaits } from "../../../office/step-approvals/public/step-waiting-words.ts";
import { aud } from "../facility-text.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import {
  ApproveApplicationDocument,
  AskApplicantDocument,
  BankOutcomeDocument,
  EstablishApplicationDocument,
  PaymentDocument,
  RejectApplicationDocument,
  SendApplicationDocument,
  SuppliersDocument,
} from "./decision-operations.ts";

type DecisionField = FieldPath<typeof FIELDS>;
type Values = Record<DecisionField, string>;
type At = { readonly id: string; readonly version: number };
type CommandVariables = { input: { clientMutationId: string } } & AnyVariables;

type Decision<Data, Variables extends CommandVariables> = {
  readonly capability: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly fields: readonly DecisionField[];
  readonly sentence?: (record: ApplicationRecordFragment) => string;
  readonly command: TypedDocumentNode<Data, Variables>;
  readonly inputOf: (at: At, values: Values) => CommandInput<Variables>;
  readonly recordOf: (data: Data) => { readonly facilityApplication: ApplicationRecordFragment };
  /** By what was answered, where it is not simply done. */
  readonly doneWords?: (record: ApplicationRecordFragment) => string;
};

const DECISIONS = [
  decision({
    capability: "CAN_SEND_TO_SUPPLIER",
    label: WORDS.send,
    fields: ["supplierId"],
    command: SendApplicationDocument,
    inputOf: (at, { supplierId }) => ({ ...at, supplierId }),
    recordOf: (data) => data.sendFacilityApplicationToSupplier,
  }),
  decision({
    capability: "CAN_RECORD_BANK_OUTCOME",
    label: WORDS.bankApproves,
    fields: [],
    command: BankOutcomeDocument,
    inputOf: (at) => ({ ...at, isApproved: true, reason: null }),
    recordOf: (data) => data.recordFacilityApplicationBankOutcome,
  }),
  decision({
    capability: "CAN_RECORD_BANK_OUTCOME",
    label: WORDS.bankDeclines,
    isDangerous: true,
    fields: ["reason"],
    command: BankOutcomeDocument,
    inputOf: (at, { reason }) => ({ ...at, isApproved: false, reason }),
    recordOf: (data) => data.recordFacilityApplicationBankOutcome,
  }),
  decision({
    capability: "CAN_RECORD_PAYMENT",
    label: WORDS.payment,
    fields: ["amount", "receivedDate"],
    sentence: ({ applicationFee }) => WORDS.fee(aud(applicationFee)),
    command: PaymentDocument,
    inputOf: (at, { amount, receivedDate }) => ({ ...at, amount, receivedDate }),
    recordOf: (data) => data.recordFacilityApplicationPayment,
  }),
  decision({
    capability: "CAN_APPROVE",
    label: WORDS.waive,
    fields: ["reason"],
    sentence: ({ applicationFee }) => WORDS.waiveSentence(aud(applicationFee)),
    command: ApproveApplicationDocument,
    inputOf: (at, { reason }) => ({ ...at, reason }),
    recordOf: (data) => data.approveFacilityApplication,
  }),
  decision({
    capability: "CAN_ASK",
    label: WORDS.ask,
    fields: ["question"],
    sentence: () => WORDS.askSentence,
    command: AskApplicantDocument,
    inputOf: (at, { question }) => ({ ...at, question }),
    recordOf: (data) => data.askFacilityApplicant,
  }),
  decision({
    capability: "CAN_ESTABLISH",
    label: WORDS.establish,
    fields: ["name", "limit", "startDate", "endDate"],
    command: EstablishApplicationDocument,
    inputOf: (at, { name, limit, startDate, endDate }) => ({
      ...at,
      name,
      limit,
      startDate,
      endDate: textOrNull(endDate),
    }),
    recordOf: (data) => data.establishFacilityApplication,
    // From a sum on it waits for a second person, and there is no facility yet.
    doneWords: ({ facilityId }) => (facilityId === null ? WORDS.waitsForSecond : WORDS.done),
  }),
  decision({
    capability: "CAN_REJECT",
    label: WORDS.reject,
    isDangerous: true,
    fields: ["reason"],
    command: RejectApplicationDocument,
    inputOf: (at, { reason }) => ({ ...at, reason }),
    recordOf: (data) => data.rejectFacilityApplication,
  }),
];

type PartProps = {
  readonly record: ApplicationRecordFragment;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
};
type DialogProps = PartProps & { readonly onClose: () => void };
type Offered = {
  readonly capability: string;
  readonly label: string;
  readonly isDangerous: boolean;
  readonly dialog: (props: DialogProps) => ReactNode;
};

type DecisionsProps = PartProps & {
  /** Who has approved that the facility is established, while it waits for a second person. */
  readonly approvedBy: string | undefined;
};

export function ApplicationDecisions({ record, onChanged, approvedBy }: DecisionsProps) {
  const [open, setOpen] = useState<Offered>();
  const may = DECISIONS.filter(({ capability }) => record.capabilities.includes(capability));
  const offered =
    approvedBy === undefined ? may : may.filter(({ capability }) => capability !== "CAN_ESTABLISH");
  if (may.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {offered.length < may.length && approvedBy !== undefined && (
        <p className="text-label text-ink-2">{stepWaits(approvedBy)}</p>
      )}
      {offered.map((each, place) => (
        <Button
          key={each.label}
          variant={each.isDangerous ? "danger-quiet" : place === 0 ? "primary" : "secondary"}
          onClick={() => setOpen(each)}
        >
          {each.label}
        </Button>
      ))}
      {open?.dialog({ record, onChanged, onClose: () => setOpen(undefined) })}
    </div>
  );
}

/** Binds what is sent to what is asked, each with the types of its own call. */
function decision<Data, Variables extends CommandVariables>(made: Decision<Data, Variables>): Offered {
  const { capability, label, isDangerous = false } = made;
  return { capability, label, isDangerous, dialog: (props) => <DecisionDialog {...props} decision={made} /> };
}

function DecisionDialog<Data, Variables extends CommandVariables>(
  props: DialogProps & { readonly decision: Decision<Data, Variables> },
) {
  const { record, onChanged, onClose } = props;
  const {
    label,
    fields,
    isDangerous = false,
    sentence,
    command,
    inputOf,
    recordOf,
    doneWords,
  } = props.decision;
  const { send } = useCommand(command, { handledByScreen: true });
  const form = useRecordForm({
    start: valuesAtFirst(record),
    resolver: fieldRulesResolver<Values>(Object.fromEntries(fields.map((field) => [field, RULES[field]]))),
    save: (values) => send(inputOf({ id: record.id, version: record.version }, values)),
    onSaved: (data: Data) => {
      const changed = recordOf(data).facilityApplication;
      notify({ tone: "ok", title: doneWords?.(changed) ?? WORDS.done, detail: record.referenceNumber });
      onClose();
      onChanged(changed);
    },
  });
  return (
    <FormDialog
      record={form}
      title={label}
      sentence={sentence?.(record)}
      submit={label}
      isDangerous={isDangerous}
      notSaved={WORDS.notDone}
      onClose={onClose}
    >
      {fields.map((field) =>
        field === "supplierId" ? (
          <SupplierField key={field} />
        ) : (
          <BoundField key={field} name={field} field={FIELDS[field]} {...PARTICULARS[field]} />
        ),
      )}
    </FormDialog>
  );
}

const RULES = { ...requiredRulesOf(FIELDS), endDate: incompleteRulesOf(FIELDS).endDate };

const PARTICULARS: Partial<Record<DecisionField, { readonly help?: string; readonly isOptional?: boolean }>> =
  { reason: { help: WORDS.reasonHelp }, endDate: { isOptional: true } };

function valuesAtFirst(record: ApplicationRecordFragment): Values {
  const today = dayOfInstant(new Date());
  return {
    supplierId: "",
    amount: record.applicationFee,
    receivedDate: today,
    reason: "",
    question: "",
    name: record.applicant.companyName ?? "",
    limit: record.applicationInformation.facilityLimit ?? "",
    startDate: today,
    endDate: "",
  };
}

function SupplierField() {
  const { data } = useRead(SuppliersDocument, {});
  const options = (data?.suppliers ?? []).map(({ id, tradeName }) => ({ value: id, label: tradeName }));
  return (
    <BoundField name="supplierId" field={FIELDS.supplierId} placeholder={WORDS.choose} options={options} />
  );
}
