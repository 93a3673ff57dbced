// Establishing: the details of the issued guarantee, then one last look at what cannot be taken back.

import { establishingFields, lastDayToEstablish } from "@bondline/domain/documents/documents/establishing.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundDate, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { DecisionDialogProps } from "../../drafts/drafts/public/decision-dialog-props.ts";
import { DecisionFormDialog } from "../../drafts/drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { StaffEstablish } from "../../drafts/drafts/public/staff-decision-operations.ts";
import { DIALOG_WORDS as WORDS } from "../../drafts/drafts/public/staff-decision-words.ts";
import { beneficiaryName, draftAmount } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS } from "../../drafts/drafts/public/staff-words.ts";
import { useDecisionForm } from "../../drafts/drafts/public/use-decision-form.ts";
import { paperToIssue, StaffPaperField } from "./staff-paper-field.tsx";

export type EstablishValues = {
  guaranteeNumber: string;
  establishedDate: string;
  bank: { bsb: string; address: string };
};

export function StaffEstablishDialog({ facts: { draft }, live, onClose }: DecisionDialogProps) {
  const today = dayOfInstant(new Date());
  const paper = paperToIssue(draft);
  const isDigital = draft.deliveryDetails.deliveryType === "DIGITAL";
  const problem = paper === undefined ? paperProblem(draft, isDigital) : undefined;
  const [confirming, setConfirming] = useState<EstablishValues>();
  const start: EstablishValues = {
    guaranteeNumber: "",
    establishedDate: today,
    bank: { bsb: "", address: "" },
  };
  const record = useDecisionForm(StaffEstablish, {
    live,
    start,
    resolver: validatedBy((values: EstablishValues) => ({
      ...messagesOf(establishingFields(today), flattenFields(values)),
      ...(problem !== undefined && { issuedPaperId: problem }),
    })),
    inputOf: (values) => ({
      id: draft.id,
      version: draft.version,
      issuedPaperId: paper?.id ?? null,
      ...inputOf(values),
    }),
    asksFirst: (values) => {
      setConfirming(values);
      return confirming === undefined;
    },
    onRefused: () => setConfirming(undefined),
    draftOf: (data) => data.establishDraft.draft,
    doneWords: WORDS.established,
    onDone: onClose,
  });

  if (confirming !== undefined) {
    return (
      <EstablishConfirmation
        draft={draft}
        values={confirming}
        fileName={paper?.fileName}
        isSending={record.isSaving}
        onConfirm={record.bind.onSubmit}
        onBack={() => setConfirming(undefined)}
      />
    );
  }
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.establishTitle}
      sentence={WORDS.establishSentence}
      submit={WORDS.establishNext}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <BoundText name="guaranteeNumber" label={WORDS.guaranteeNumber} isFigures />
        <BoundDate
          name="establishedDate"
          label={WORDS.establishedDate}
          help={WORDS.establishedDateHelp}
          today={today}
          max={lastDayToEstablish(today)}
        />
        <TextField label={WORDS.bankName} help={WORDS.bankNameHelp} readOnly value={bankOf(draft)} />
        <BoundText name="bank.bsb" label={WORDS.bsb} isOptional isFigures inputMode="numeric" />
      </div>
      <BoundText name="bank.address" label={WORDS.bankAddress} isOptional />
      <StaffPaperField
        draft={draft}
        help={isDigital ? WORDS.paperHelpDigital : WORDS.paperHelp}
        error={record.form.formState.submitCount > 0 ? problem : undefined}
      />
    </DecisionFormDialog>
  );
}

type ConfirmationProps = {
  readonly draft: StaffDraftRecord;
  readonly values: EstablishValues;
  readonly fileName: string | undefined;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
};

function EstablishConfirmation({ draft, values, fileName, isSending, onConfirm, onBack }: ConfirmationProps) {
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
            { term: facts.paper, value: fileName ?? WORDS.paperNone },
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}

/** A digital original is its file; one that is being checked is waited for, one that was not taken is not. */
function paperProblem({ attachments }: StaffDraftRecord, isDigital: boolean): string | undefined {
  const isUnderWay = attachments.some(
    ({ variant, infectedFileStatus }) => variant === ISSUED_PAPER && infectedFileStatus === "NOT_SCANNED",
  );
  if (isUnderWay) return WORDS.paperWait;
  return isDigital ? WORDS.paperNeeded : undefined;
}

/** As its own record names it: what is issued takes no other. */
function bankOf({ feeSummary }: StaffDraftRecord): string {
  return feeSummary?.supplier.name ?? "";
}

function inputOf({ guaranteeNumber, establishedDate, bank }: EstablishValues) {
  return {
    guaranteeNumber: guaranteeNumber.trim(),
    establishedDate,
    bank: { bsb: textOrNull(bank.bsb), address: textOrNull(bank.address) },
  };
}
