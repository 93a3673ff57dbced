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
import { FeeChoice } from "./fee-choice.tsx";

export function FundsStep() {
  return (
    <>
      <FormSection {...SECTION_WORDS.fees}>
        <FullWidth>
          <FeeChoice />
        </FullWidth>
      </FormSection>
      <SourceOfFundsSection />
      <FormSection {...SECTION_WORDS.director}>
        <DraftField name="directorFirstName" isOptional />
        <DraftField name="directorLastName" isOptional />
        <FullWidth>
          <DraftField name="directorEmail" isOptional />
        </FullWidth>
      </FormSection>
      <FormSection {...SECTION_WORDS.refund}>
        <FullWidth>
          <DraftField name="refundAccountName" label="Account name" isOptional />
        </FullWidth>
        <DraftField name="refundBSB" label="BSB" isOptional />
        <DraftField
          name="refundAccountNumber"
          label="Account number"
          isOptional
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

export function SourceOfFundsSection() {
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
