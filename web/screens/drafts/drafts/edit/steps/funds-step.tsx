// The last step: which fees apply, where the money comes from, and who is called, refunded and invoiced.

import { email } from "@bondline/domain/values/fields/email.ts";
import { useController, useWatch } from "react-hook-form";
import { useIsLocked } from "../../../../../app/fields/editable-fields.ts";
import { useRead } from "../../../../../app/use-read.ts";
import { ChipsField } from "../../../../../ui/chips-field.tsx";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { SourceOfFundsQuery } from "../../draft-operations.ts";
import { FIELD_HELP, SECTION_WORDS } from "../../draft-words.ts";
import { DraftField, DraftSelect } from "../draft-fields.tsx";
import { useSavedDraft } from "../draft-form-context.ts";
import type { DraftFormValues } from "../draft-form-values.ts";
import { type ChosenPlan, offeredPlan, savedPlan } from "../plan-needs.ts";
import { BankSections, BankToRead, ProductChoice } from "./bank-sections.tsx";
import { FeeChoice } from "./fee-choice.tsx";
import { Help } from "./help.tsx";
import { type FeeOffer, useFeeOffers } from "./use-fee-offers.ts";

export function FundsStep() {
  const offers = useFeeOffers();
  const plan = useChosenPlan(offers.data?.feeOffers ?? []);
  const isRefundOptional = plan?.needs.securityTypeCash !== true;
  return (
    <>
      <FormSection
        title={SECTION_WORDS.fees.title}
        sentence={
          <>
            {SECTION_WORDS.fees.sentence} <Help of="cashBacked" />
          </>
        }
        layout="above"
      >
        <FullWidth>
          <FeeChoice offers={offers} />
        </FullWidth>
        {plan !== undefined && <BankToRead profile={plan.profile} />}
      </FormSection>
      <ProductChoice plan={plan} />
      <SourceOfFundsSection />
      {plan !== undefined && <BankSections plan={plan} />}
      {plan?.needs.bankFeatures.includes("DIRECTOR_CONTACT") === true && (
        <FormSection {...SECTION_WORDS.director}>
          <DraftField name="directorFirstName" />
          <DraftField name="directorLastName" />
          <FullWidth>
            <DraftField name="directorEmail" />
          </FullWidth>
        </FormSection>
      )}
      <FormSection {...SECTION_WORDS.refund}>
        <FullWidth>
          <DraftField name="refundAccountName" label="Account name" isOptional={isRefundOptional} />
        </FullWidth>
        <DraftField name="refundBSB" label="BSB" isOptional={isRefundOptional} />
        <DraftField
          name="refundAccountNumber"
          label="Account number"
          isOptional={isRefundOptional}
          help={FIELD_HELP.refundAccountNumber}
        />
      </FormSection>
      <FormSection {...SECTION_WORDS.invoices}>
        <FullWidth>
          <InvoiceRecipients />
        </FullWidth>
      </FormSection>
    </>
  );
}

/** Of the offers; while they are on their way, the one that is saved. */
function useChosenPlan(offers: readonly FeeOffer[]): ChosenPlan | undefined {
  const saved = useSavedDraft();
  const chosenId = useWatch<DraftFormValues, "feeSummaryId">({ name: "feeSummaryId" });
  const offer = offers.find(({ feeSummary }) => feeSummary.id === chosenId);
  if (offer !== undefined) return offeredPlan(offer.feeSummary, saved);
  return saved?.feeSummary?.id === chosenId ? savedPlan(saved) : undefined;
}

function SourceOfFundsSection() {
  const draft = useSavedDraft();
  const { data } = useRead(SourceOfFundsQuery, draft === undefined ? undefined : { draftId: draft.id });
  const chosen = useWatch<DraftFormValues, "issuerSourceOfFunds">({ name: "issuerSourceOfFunds" });
  const sources = data?.sourceOfFundsOptions ?? [];
  const needsDetails = sources.find(({ code }) => code === chosen)?.needsDetails === true;
  return (
    <FormSection {...SECTION_WORDS.funds}>
      <DraftSelect
        name="issuerSourceOfFunds"
        label="Source of funds"
        options={sources.map(({ code, label }) => ({ value: code, label }))}
      />
      {needsDetails && (
        <FullWidth>
          <DraftField name="issuerDetailsOfSourceOfFunds" />
        </FullWidth>
      )}
    </FormSection>
  );
}

function InvoiceRecipients() {
  const { field, fieldState } = useController<DraftFormValues, "invoiceRecipientEmailAddresses">({
    name: "invoiceRecipientEmailAddresses",
  });
  const isLocked = useIsLocked(field.name);
  return (
    <ChipsField
      ref={field.ref}
      name={field.name}
      label="Invoice recipients"
      isOptional
      help={FIELD_HELP.invoiceRecipients}
      values={field.value.split(";").filter((address) => address !== "")}
      onChange={(addresses) => field.onChange(addresses.join(";"))}
      onBlur={field.onBlur}
      validate={faultOfAddress}
      addLabel="Add"
      removeLabel={(address) => `Remove ${address}`}
      inputType="email"
      error={fieldState.error?.message}
      isLocked={isLocked}
    />
  );
}

function faultOfAddress(text: string): string | undefined {
  const result = email(text);
  return result.ok ? undefined : result.message;
}
