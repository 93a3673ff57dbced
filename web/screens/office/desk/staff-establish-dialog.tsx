// Establishing: the details of the issued guarantee, then one last look at what cannot be taken back.

import { establishingFields } from "@bondline/domain/documents/documents/establishing.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { markRefusedFields, messagesOf, validatedBy } from "../../../app/field-rules-resolver.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { DecisionDialogProps } from "./decision-dialog-props.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import { StaffEstablish } from "./staff-decision-operations.ts";
import { StaffDecisionTrouble } from "./staff-decision-trouble.tsx";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { beneficiaryName, draftAmount } from "./staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS } from "./staff-words.ts";
import { useDecision } from "./use-decision.ts";

export type EstablishValues = {
  guaranteeNumber: string;
  establishedDate: string;
  bank: { bsb: string; address: string };
};

const FIELDS = ["guaranteeNumber", "establishedDate", "bank.bsb", "bank.address"] as const;

export function StaffEstablishDialog({ facts: { draft }, live, onClose }: DecisionDialogProps) {
  const today = dayOfInstant(new Date());
  const [confirming, setConfirming] = useState<EstablishValues>();
  const { decide, sending, trouble } = useDecision(StaffEstablish, {
    live,
    draftOf: (data) => data.establishDraft.draft,
    doneWords: WORDS.established,
    onDone: onClose,
  });
  const { register, control, handleSubmit, setError, formState } = useForm<EstablishValues>({
    defaultValues: {
      guaranteeNumber: "",
      establishedDate: today,
      bank: { bsb: "", address: "" },
    },
    resolver: validatedBy(({ bank, ...values }) =>
      messagesOf(establishingFields(today), {
        ...values,
        "bank.bsb": bank.bsb,
        "bank.address": bank.address,
      }),
    ),
    mode: "onSubmit",
  });
  const establishedDate = useController({ control, name: "establishedDate" });
  const next = handleSubmit((values) => setConfirming(values));

  const establish = async (values: EstablishValues) => {
    const fields = await decide({ id: draft.id, version: draft.version, ...inputOf(values) });
    setConfirming(undefined);
    markRefusedFields({ fields, paths: FIELDS, setError });
  };

  if (confirming !== undefined) {
    return (
      <EstablishConfirmation
        draft={draft}
        values={confirming}
        isSending={sending}
        onConfirm={() => void establish(confirming)}
        onBack={() => setConfirming(undefined)}
      />
    );
  }
  const { errors } = formState;
  return (
    <Dialog
      title={WORDS.establishTitle}
      sentence={WORDS.establishSentence}
      hasUnsavedChanges={formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button variant="primary" onClick={() => void next()}>
            {WORDS.establishNext}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void next(event)} noValidate>
        <StaffDecisionTrouble trouble={trouble} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={WORDS.guaranteeNumber}
            isFigures
            autoComplete="off"
            error={errors.guaranteeNumber?.message}
            {...register("guaranteeNumber")}
          />
          <DateField
            {...establishedDate.field}
            label={WORDS.establishedDate}
            max={today}
            error={errors.establishedDate?.message}
          />
          <TextField label={WORDS.bankName} help={WORDS.bankNameHelp} readOnly value={bankOf(draft)} />
          <TextField
            label={WORDS.bsb}
            isOptional
            isFigures
            inputMode="numeric"
            error={errors.bank?.bsb?.message}
            {...register("bank.bsb")}
          />
        </div>
        <TextField
          label={WORDS.bankAddress}
          isOptional
          error={errors.bank?.address?.message}
          {...register("bank.address")}
        />
        {/* A form of several fields is sent by Enter only where it has a button to send it. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

type ConfirmationProps = {
  readonly draft: StaffDraftRecord;
  readonly values: EstablishValues;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
};

function EstablishConfirmation({ draft, values, isSending, onConfirm, onBack }: ConfirmationProps) {
  const amount = draftAmount(draft);
  const beneficiary = beneficiaryName(draft) ?? STAFF_DRAFT_WORDS.noBeneficiary;
  const { establishFacts: facts } = WORDS;
  const { bank } = values;
  const bankNumber =
    bank.bsb.trim() === "" ? undefined : `${WORDS.bsb} ${formatBsb(bank.bsb.replace(/\D/g, ""))}`;
  return (
    <ConfirmDialog
      title={WORDS.establishConfirmTitle(amount)}
      sentence={WORDS.establishConfirm(amount, beneficiary, values.guaranteeNumber.trim())}
      confirmLabel={WORDS.establishSend}
      cancelLabel={WORDS.back}
      isLoading={isSending}
      onConfirm={onConfirm}
      onClose={onBack}
    >
      <div className="rounded-control bg-sunken px-4 py-3">
        <DefinitionList
          items={[
            { term: facts.amount, value: amount },
            { term: facts.beneficiary, value: beneficiary },
            { term: facts.number, value: values.guaranteeNumber.trim() },
            { term: facts.date, value: formatDate(plainDate(values.establishedDate)) },
            { term: facts.bank, value: bankOf(draft), note: bankNumber },
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}

/** As its own record names it: what is issued takes no other. */
function bankOf({ feeSummary }: StaffDraftRecord): string {
  return feeSummary?.supplier.name ?? "";
}

function inputOf({ guaranteeNumber, establishedDate, bank }: EstablishValues) {
  return {
    guaranteeNumber: guaranteeNumber.trim(),
    establishedDate,
    bank: { bsb: orNull(bank.bsb), address: orNull(bank.address) },
  };
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
