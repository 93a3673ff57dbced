// The sections of the document form beside its parties, each made from its fields: the paper, its end, its purpose, its costs, and the organisation's notes.

import {
  DOCUMENT_SECTIONS,
  type DocumentFieldPath,
} from "@bondline/domain/documents/documents/document-fields.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { DocumentField, type DocumentFieldProps } from "./document-fields.tsx";
import { type Choices, type DocumentFormValues, isAsked } from "./document-form-values.ts";

type Particulars = Partial<Record<DocumentFieldPath, Partial<DocumentFieldProps>>>;

/** What is particular to a field on this form; it may be left empty unless it is said here that it is asked for. */
const PARTICULARS: Particulars = {
  documentVariant: { isOptional: false },
  amount: { isOptional: false },
  bankName: { isOptional: false },
  guaranteeNumber: { isFigures: true },
  establishedAt: { isOptional: false },
  referenceNumber: { help: WORDS.referenceHelp },
  expiryType: { isOptional: false },
  expiresAt: { isOptional: false },
  expiryCondition: { isOptional: false },
  specifiedOtherPurpose: { isOptional: false },
  "costs.recurringFeeType": { placeholder: WORDS.noCosts },
  "costs.recurringPercentageCost": { isOptional: false },
  "costs.recurringFixedCost": { isOptional: false },
  "costs.recurringCostFrequency": { isOptional: false, placeholder: WORDS.choose },
  // One of the two it always is: at the end of the term until something else is said.
  "costs.recurringSinglePayment": { isOptional: false },
};

export const WHEN_PROJECTED: Particulars = {
  bankName: { isOptional: true },
  establishedAt: { isOptional: true, label: WORDS.expectedFrom },
};

const CHARGED_ONCE: Particulars = {
  "costs.recurringFixedCost": { label: WORDS.fixedOnce },
  "costs.recurringPercentageCost": { label: WORDS.percentageOnce, isOptional: true },
};

const SENTENCES = {
  paper: { title: WORDS.document, sentence: WORDS.documentSentence },
  end: { title: WORDS.end, sentence: WORDS.endSentence },
  purpose: { title: WORDS.purpose, sentence: WORDS.purposeSentence },
  contract: { title: WORDS.contract, sentence: WORDS.contractSentence },
  holding: { title: WORDS.holding, sentence: WORDS.holdingSentence },
  notes: { title: WORDS.own, sentence: WORDS.ownSentence },
} as const;

type SectionProps = { readonly name: keyof typeof SENTENCES; readonly particulars?: Particulars };

export function DocumentSection({ name, particulars = {} }: SectionProps) {
  return (
    <FormSection {...SENTENCES[name]}>
      <SectionFields of={DOCUMENT_SECTIONS[name]} particulars={particulars} />
    </FormSection>
  );
}

export function CostSection() {
  return (
    <FormSection title={WORDS.costs} sentence={WORDS.costsSentence}>
      <CostFields />
    </FormSection>
  );
}

/** In a form that has the choices of the document form. */
export function CostFields() {
  const isOnce = useChoices().feeType === "LIFETIME_FEE";
  const { "costs.recurringMinimumAnnualCost": _, ...withoutMinimum } = DOCUMENT_SECTIONS.costs;
  return (
    <SectionFields
      of={isOnce ? withoutMinimum : DOCUMENT_SECTIONS.costs}
      particulars={isOnce ? CHARGED_ONCE : {}}
    />
  );
}

/** Every field of a section in the order of its table, but for those that a choice has made meaningless. */
type FieldsProps = { readonly of: Fields; readonly particulars: Particulars };

function SectionFields({ of, particulars }: FieldsProps) {
  const choices = useChoices();
  const asked = (Object.keys(of) as DocumentFieldPath[]).filter((path) => isAsked(path, choices));
  return asked.map((path) => {
    const field = <DocumentField key={path} name={path} {...PARTICULARS[path]} {...particulars[path]} />;
    return isWide(of[path]?.kind) ? <FullWidth key={path}>{field}</FullWidth> : field;
  });
}

function isWide(kind: string | undefined): boolean {
  return kind === "lines" || kind === "address";
}

const CHOICES = ["purpose", "expiryType", "costs.recurringFeeType", "costs.recurringCostFrequency"] as const;

function useChoices(): Choices {
  const [purpose, expiryType, feeType, months] = useWatch<DocumentFormValues, typeof CHOICES>({
    name: CHOICES,
  });
  return { purpose, expiryType, feeType, months };
}

export function FactsSection() {
  const { getValues } = useFormContext<DocumentFormValues>();
  const facts = getValues("metadata");
  if (facts.length === 0) return null;
  return (
    <FormSection title={WORDS.facts} sentence={WORDS.factsSentence}>
      {facts.map(({ key }, place) => (
        <BoundText key={key} name={`metadata.${place}.value`} label={key} isOptional />
      ))}
    </FormSection>
  );
}
