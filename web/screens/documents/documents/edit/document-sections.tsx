// The sections of the document form beside its parties: the paper, its end, its purpose, its costs, and the organisation's notes.

import {
  DOCUMENT_VARIANTS,
  RETENTION_TYPES,
  SECURITY_TYPES,
} from "@bondline/domain/documents/documents/document.ts";
import {
  DOCUMENT_VARIANT_TEXT,
  RETENTION_TYPE_TEXT,
  SECURITY_TYPE_TEXT,
} from "@bondline/domain/documents/documents/document-text.ts";
import { EXPIRY_TYPES, PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { EXPIRY_TYPE_TEXT, PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import {
  FEE_TYPE_TEXT,
  FEE_TYPES,
  frequencyLabel,
  PAYMENT_FREQUENCIES,
} from "@bondline/domain/money/fees/fee-schedule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import {
  AddressTextInput,
  DateInput,
  MoneyInput,
  SelectInput,
  TextAreaInput,
  TextInput,
} from "./document-fields.tsx";
import type { DocumentFormValues } from "./document-form-values.ts";

const optionsOf = <Code extends string>(codes: readonly Code[], texts: Record<Code, string>) =>
  codes.map((value) => ({ value, label: texts[value] }));

const KINDS = optionsOf(DOCUMENT_VARIANTS, DOCUMENT_VARIANT_TEXT);
const EXPIRIES = optionsOf(EXPIRY_TYPES, EXPIRY_TYPE_TEXT);
const PURPOSE_OPTIONS = optionsOf(PURPOSES, PURPOSE_TEXT);
const RETENTIONS = optionsOf(RETENTION_TYPES, RETENTION_TYPE_TEXT);
const SECURITIES = optionsOf(SECURITY_TYPES, SECURITY_TYPE_TEXT);
const FEES = optionsOf(FEE_TYPES, FEE_TYPE_TEXT);
const FREQUENCIES = PAYMENT_FREQUENCIES.map((months) => ({
  value: String(months),
  label: frequencyLabel(months),
}));

export function PaperSection({ isProjected }: { readonly isProjected: boolean }) {
  return (
    <FormSection title={WORDS.document} sentence={WORDS.documentSentence}>
      <SelectInput name="documentVariant" label={WORDS.kind} options={KINDS} />
      <MoneyInput name="amount" label={WORDS.amount} />
      <TextInput name="bankName" label={WORDS.bank} isOptional={isProjected} />
      <TextInput name="guaranteeNumber" label={WORDS.guaranteeNumber} isFigures isOptional />
      <DateInput
        name="establishedAt"
        label={isProjected ? WORDS.expectedFrom : WORDS.established}
        isOptional={isProjected}
      />
      <TextInput name="referenceNumber" label={WORDS.reference} help={WORDS.referenceHelp} isOptional />
    </FormSection>
  );
}

export function EndSection() {
  const type = useWatch<DocumentFormValues, "expiryType">({ name: "expiryType" });
  return (
    <FormSection title={WORDS.end} sentence={WORDS.endSentence}>
      <SelectInput name="expiryType" label={WORDS.expiryType} options={EXPIRIES} />
      {type === "FIXED" && <DateInput name="expiresAt" label={WORDS.expiresAt} />}
      {type === "CONDITIONAL" && (
        <FullWidth>
          <TextAreaInput
            name="expiryCondition"
            label={WORDS.expiryCondition}
            maxCharacters={LENGTHS.agreementContent}
          />
        </FullWidth>
      )}
    </FormSection>
  );
}

export function PurposeSection() {
  const purpose = useWatch<DocumentFormValues, "purpose">({ name: "purpose" });
  return (
    <FormSection title={WORDS.purpose} sentence={WORDS.purposeSentence}>
      <SelectInput
        name="purpose"
        label={WORDS.purposeOf}
        options={PURPOSE_OPTIONS}
        placeholder={WORDS.none}
        isOptional
      />
      {purpose === "OTHER" && <TextInput name="specifiedOtherPurpose" label={WORDS.otherPurpose} />}
      <FullWidth>
        <AddressTextInput name="projectAddress" label={WORDS.project} isOptional />
      </FullWidth>
      <FullWidth>
        <TextAreaInput
          name="agreementContent"
          label={WORDS.agreement}
          maxCharacters={LENGTHS.agreementContent}
          isOptional
        />
      </FullWidth>
    </FormSection>
  );
}

export function CostSection() {
  const feeType = useWatch<DocumentFormValues, "costs.recurringFeeType">({ name: "costs.recurringFeeType" });
  return (
    <FormSection title={WORDS.costs} sentence={WORDS.costsSentence}>
      <SelectInput
        name="costs.recurringFeeType"
        label={WORDS.feeType}
        options={FEES}
        placeholder={WORDS.noCosts}
        isOptional
      />
      {feeType === "ANNUAL_PERCENTAGE" && (
        <TextInput
          name="costs.recurringPercentageCost"
          label={WORDS.percentage}
          inputMode="decimal"
          isFigures
        />
      )}
      {feeType === "FIXED_FEE" && <MoneyInput name="costs.recurringFixedCost" label={WORDS.fixed} />}
      {feeType === "LIFETIME_FEE" && (
        <>
          <MoneyInput name="costs.recurringFixedCost" label={WORDS.fixedOnce} />
          <TextInput
            name="costs.recurringPercentageCost"
            label={WORDS.percentageOnce}
            inputMode="decimal"
            isFigures
            isOptional
          />
        </>
      )}
      {(feeType === "ANNUAL_PERCENTAGE" || feeType === "FIXED_FEE") && (
        <>
          <SelectInput
            name="costs.recurringCostFrequency"
            label={WORDS.frequency}
            options={FREQUENCIES}
            placeholder={WORDS.choose}
          />
          <MoneyInput name="costs.recurringMinimumAnnualCost" label={WORDS.minimum} isOptional />
        </>
      )}
      {feeType !== "" && <MoneyInput name="costs.setUpCost" label={WORDS.setUp} isOptional />}
    </FormSection>
  );
}

export function NotesSection() {
  return (
    <FormSection title={WORDS.own} sentence={WORDS.ownSentence}>
      <SelectInput
        name="retentionType"
        label={WORDS.retention}
        options={RETENTIONS}
        placeholder={WORDS.none}
        isOptional
      />
      <SelectInput
        name="securityType"
        label={WORDS.security}
        options={SECURITIES}
        placeholder={WORDS.none}
        isOptional
      />
      <DateInput name="expectedReturnDate" label={WORDS.expectedReturn} isOptional />
      <FullWidth>
        <TextAreaInput
          name="description"
          label={WORDS.description}
          maxCharacters={LENGTHS.notes}
          isOptional
        />
      </FullWidth>
    </FormSection>
  );
}

export function FactsSection() {
  const { getValues } = useFormContext<DocumentFormValues>();
  const facts = getValues("metadata");
  if (facts.length === 0) return null;
  return (
    <FormSection title={WORDS.facts} sentence={WORDS.factsSentence}>
      {facts.map(({ key }, place) => (
        <TextInput key={key} name={`metadata.${place}.value`} label={key} isOptional />
      ))}
    </FormSection>
  );
}
