// What the bank of the chosen plan asks for beside the application: a section for each feature of its profile.

import type { FeatureWithFields } from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import {
  PREVIOUS_IDENTIFICATION_TEXT,
  SPECIAL_PRODUCT_TEXT,
} from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import type { BankProfileFieldsFragment } from "../../../../../api/generated/graphql.ts";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { BANK_WORDS as WORDS } from "../../draft-words.ts";
import { BankResources } from "../../public/bank-resources.tsx";
import { DraftField, DraftRadio } from "../draft-fields.tsx";
import type { DraftFormValues } from "../draft-form-values.ts";
import type { ChosenPlan } from "../plan-needs.ts";

type SectionProps = { readonly bank: string };

const SECTIONS: Readonly<Record<FeatureWithFields, ComponentType<SectionProps>>> = {
  FUNDING_SECTION: Funding,
  PREVIOUS_IDENTIFICATION: PreviousIdentification,
  CREDIT_INTEREST_ACCOUNT: InterestAccount,
  ADDITIONAL_SUPPLIER_DETAIL: AdditionalDetail,
};
/** In the order in which they stand. */
const ORDER = Object.keys(SECTIONS) as FeatureWithFields[];

export function BankSections({ plan }: { readonly plan: ChosenPlan }) {
  const { profile, needs } = plan;
  return ORDER.filter((feature) => needs.bankFeatures.includes(feature)).map((feature) => {
    const Section = SECTIONS[feature];
    return <Section key={feature} bank={profile.tradeName} />;
  });
}

/** Beside the usual guarantee, where the bank offers another, and while one is chosen that it does not offer. */
export function ProductChoice({ plan }: { readonly plan: ChosenPlan | undefined }) {
  const kind = useWatch<DraftFormValues, "processType">({ name: "processType" });
  const chosen = useWatch<DraftFormValues, "specialProduct">({ name: "specialProduct" });
  const isOffered = plan?.needs.bankFeatures.includes("SMALL_BUSINESS_LOAN_GUARANTEE") === true;
  if (chosen === "" && !(isOffered && kind === "BANK_GUARANTEE")) return null;
  return (
    <FormSection {...WORDS.product}>
      <FullWidth>
        <DraftRadio
          name="specialProduct"
          label={WORDS.productLabel}
          options={[{ value: "", label: WORDS.usualProduct }, ...optionsOf(SPECIAL_PRODUCT_TEXT)]}
        />
      </FullWidth>
    </FormSection>
  );
}

export function BankToRead({ profile }: { readonly profile: BankProfileFieldsFragment }) {
  return (
    <FullWidth>
      <BankResources profile={profile} place="APPLICATION" />
    </FullWidth>
  );
}

function PreviousIdentification({ bank }: SectionProps) {
  const answer = useWatch<DraftFormValues, "bankDetails.previousIdentification">({
    name: "bankDetails.previousIdentification",
  });
  return (
    <FormSection title={WORDS.identification.title} sentence={WORDS.identification.sentence(bank)}>
      <FullWidth>
        <DraftRadio
          name="bankDetails.previousIdentification"
          label={WORDS.identifiedBefore(bank)}
          options={optionsOf(PREVIOUS_IDENTIFICATION_TEXT)}
          direction="row"
        />
      </FullWidth>
      {answer === "YES" && (
        <DraftField name="bankDetails.customerNumber" label={WORDS.customerNumber(bank)} isFigures />
      )}
    </FormSection>
  );
}

function Funding({ bank }: SectionProps) {
  return (
    <FormSection title={WORDS.funding.title} sentence={WORDS.funding.sentence(bank)}>
      <DraftField name="bankDetails.fundingBankName" />
      <DraftField name="bankDetails.fundingAmount" />
      <FullWidth>
        <DraftField name="bankDetails.fundingPurpose" help={WORDS.fundingPurposeHelp} />
      </FullWidth>
    </FormSection>
  );
}

function InterestAccount({ bank }: SectionProps) {
  return (
    <FormSection title={WORDS.interest.title} sentence={WORDS.interest.sentence(bank)}>
      <FullWidth>
        <DraftField name="bankDetails.creditInterestAccountName" label={WORDS.accountName} />
      </FullWidth>
      <DraftField name="bankDetails.creditInterestBSB" label={WORDS.bsb} />
      <DraftField
        name="bankDetails.creditInterestAccountNumber"
        label={WORDS.accountNumber}
        help={WORDS.accountHelp}
      />
    </FormSection>
  );
}

function AdditionalDetail({ bank }: SectionProps) {
  return (
    <FormSection title={WORDS.detail.title(bank)} sentence={WORDS.detail.sentence(bank)}>
      <FullWidth>
        <DraftField name="additionalSupplierDetail.businessActivity" />
      </FullWidth>
      <FullWidth>
        <DraftField name="additionalSupplierDetail.relationshipPurpose" />
      </FullWidth>
      <DraftField
        name="additionalSupplierDetail.contactName"
        label={WORDS.contact(bank)}
        help={WORDS.contactHelp}
        isOptional
      />
    </FormSection>
  );
}
