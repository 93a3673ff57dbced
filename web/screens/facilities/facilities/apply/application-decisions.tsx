// What desk and bank may do with an application, each as a small dialog with the fields that it needs.

import { FACILITY_FIELDS } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { useState } from "react";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { aud } from "../facility-text.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import {
  BankOutcomeDocument,
  EstablishApplicationDocument,
  PaymentDocument,
  RejectApplicationDocument,
  SendApplicationDocument,
  SuppliersDocument,
} from "./decision-operations.ts";

type Field = "supplierId" | "amount" | "receivedDate" | "reason" | "name" | "limit" | "startDate" | "endDate";
type Decision = {
  readonly capability: string;
  readonly label: string;
  readonly fields: readonly Field[];
  readonly isDangerous?: true;
};

const DECISIONS = {
  send: { capability: "CAN_SEND_TO_SUPPLIER", label: WORDS.send, fields: ["supplierId"] },
  bankApproves: { capability: "CAN_RECORD_BANK_OUTCOME", label: WORDS.bankApproves, fields: [] },
  bankDeclines: {
    capability: "CAN_RECORD_BANK_OUTCOME",
    label: WORDS.bankDeclines,
    fields: ["reason"],
    isDangerous: true,
  },
  payment: { capability: "CAN_RECORD_PAYMENT", label: WORDS.payment, fields: ["amount", "receivedDate"] },
  establish: {
    capability: "CAN_ESTABLISH",
    label: WORDS.establish,
    fields: ["name", "limit", "startDate", "endDate"],
  },
  reject: { capability: "CAN_REJECT", label: WORDS.reject, fields: ["reason"], isDangerous: true },
} as const satisfies Record<string, Decision>;
type DecisionName = keyof typeof DECISIONS;
const NAMES = Object.keys(DECISIONS) as DecisionName[];

type PartProps = {
  readonly record: ApplicationRecordFragment;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
};

export function ApplicationDecisions({ record, onChanged }: PartProps) {
  const [open, setOpen] = useState<DecisionName>();
  const offered = NAMES.filter((name) => record.capabilities.includes(DECISIONS[name].capability));
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((name, place) => (
        <Button
          key={name}
          variant={"isDangerous" in DECISIONS[name] ? "danger-quiet" : place === 0 ? "primary" : "secondary"}
          onClick={() => setOpen(name)}
        >
          {DECISIONS[name].label}
        </Button>
      ))}
      {open !== undefined && (
        <DecisionDialog
          name={open}
          record={record}
          onChanged={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

type Values = Record<Field, string>;

function DecisionDialog(props: PartProps & { readonly name: DecisionName; readonly onClose: () => void }) {
  const { name, record, onChanged, onClose } = props;
  const decision: Decision = DECISIONS[name];
  const { decide, isDeciding } = useDecide(name, record);
  const [values, setValues] = useState<Values>(() => valuesAtFirst(record));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();

  const go = async () => {
    const answer = await decide(values);
    if (!answer.ok) {
      setFaults(answer.failure.fields);
      return setNotice(Object.keys(answer.failure.fields).length === 0 ? answer.failure.message : undefined);
    }
    notify({ tone: "ok", title: WORDS.done, detail: record.referenceNumber });
    onChanged(answer.record);
    onClose();
  };
  return (
    <Dialog
      title={decision.label}
      sentence={name === "payment" ? WORDS.fee(aud(record.applicationFee)) : undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant={decision.isDangerous ? "danger" : "primary"}
            isLoading={isDeciding}
            onClick={() => void go()}
          >
            {decision.label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {notice !== undefined && <Notice tone="danger" title={notice} />}
        {decision.fields.map((field) => (
          <DecisionField
            key={field}
            field={field}
            value={values[field]}
            error={faults[field]}
            onChange={(value) => setValues({ ...values, [field]: value })}
          />
        ))}
      </div>
    </Dialog>
  );
}

function valuesAtFirst({
  applicationFee,
  applicationInformation,
  applicant,
}: ApplicationRecordFragment): Values {
  const today = dayOfInstant(new Date());
  return {
    supplierId: "",
    amount: applicationFee,
    receivedDate: today,
    reason: "",
    name: applicant.companyName ?? "",
    limit: applicationInformation.facilityLimit ?? "",
    startDate: today,
    endDate: "",
  };
}

type FieldProps = {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function DecisionField({ field, value, error, onChange }: FieldProps) {
  const shared = { label: LABELS[field], value, error };
  if (field === "supplierId") return <SupplierField {...shared} onChange={onChange} />;
  if (field === "amount" || field === "limit") return <MoneyField {...shared} onChange={onChange} />;
  if (field === "receivedDate" || field === "startDate" || field === "endDate")
    return <DateField {...shared} isOptional={field === "endDate"} onChange={onChange} />;
  if (field === "reason")
    return (
      <TextArea
        {...shared}
        help={WORDS.reasonHelp}
        maxCharacters={500}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <TextField {...shared} onChange={(event) => onChange(event.target.value)} />;
}

const LABELS: Record<Field, string> = {
  supplierId: WORDS.supplier,
  amount: WORDS.amount,
  receivedDate: WORDS.receivedDate,
  reason: WORDS.reason,
  name: WORDS.facilityName,
  limit: FACILITY_FIELDS.limit.label,
  startDate: WORDS.startDate,
  endDate: WORDS.endDate,
};

function SupplierField({ onChange, ...shared }: Omit<FieldProps, "field"> & { readonly label: string }) {
  const { data } = useRead(SuppliersDocument, {});
  const options = (data?.suppliers ?? []).map(({ id, tradeName }) => ({ value: id, label: tradeName }));
  return (
    <SelectField
      {...shared}
      placeholder={WORDS.choose}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function useDecide(name: DecisionName, { id, version }: ApplicationRecordFragment) {
  const here = { handledByScreen: true } as const;
  const sendOn = useCommand(SendApplicationDocument, here);
  const outcome = useCommand(BankOutcomeDocument, here);
  const payment = useCommand(PaymentDocument, here);
  const establish = useCommand(EstablishApplicationDocument, here);
  const reject = useCommand(RejectApplicationDocument, here);
  const at = { id, version };

  const decide = async (values: Values) => {
    switch (name) {
      case "send": {
        const answer = await sendOn.send({ ...at, supplierId: values.supplierId });
        return answer.ok ? done(answer.data.sendFacilityApplicationToSupplier) : answer;
      }
      case "bankApproves":
      case "bankDeclines": {
        const isApproved = name === "bankApproves";
        const answer = await outcome.send({ ...at, isApproved, reason: isApproved ? null : values.reason });
        return answer.ok ? done(answer.data.recordFacilityApplicationBankOutcome) : answer;
      }
      case "payment": {
        const { amount, receivedDate } = values;
        const answer = await payment.send({ ...at, amount, receivedDate });
        return answer.ok ? done(answer.data.recordFacilityApplicationPayment) : answer;
      }
      case "establish": {
        const { limit, startDate, endDate } = values;
        const answer = await establish.send({
          ...at,
          name: values.name,
          limit,
          startDate,
          endDate: endDate === "" ? null : endDate,
        });
        return answer.ok ? done(answer.data.establishFacilityApplication) : answer;
      }
      case "reject": {
        const answer = await reject.send({ ...at, reason: values.reason });
        return answer.ok ? done(answer.data.rejectFacilityApplication) : answer;
      }
    }
  };
  const isDeciding = [sendOn, outcome, payment, establish, reject].some(({ sending }) => sending);
  return { decide, isDeciding };
}

function done({ facilityApplication }: { facilityApplication: ApplicationRecordFragment }) {
  return { ok: true as const, record: facilityApplication };
}
