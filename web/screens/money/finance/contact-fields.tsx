// The fields of the contact details, the same for an enquiry and for an application.

import { FINANCE_ENQUIRY_FIELDS as FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { UseFormReturn } from "react-hook-form";
import { FullWidth } from "../../../ui/form-section.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ContactValues } from "./contact-values.ts";

export function ContactFields({ form }: { readonly form: UseFormReturn<ContactValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={FIELDS.givenName.label}
        autoComplete="given-name"
        error={errors.givenName?.message}
        {...form.register("givenName")}
      />
      <TextField
        label={FIELDS.familyName.label}
        autoComplete="family-name"
        error={errors.familyName?.message}
        {...form.register("familyName")}
      />
      <TextField
        label={FIELDS.emailAddress.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.emailAddress?.message}
        {...form.register("emailAddress")}
      />
      <TextField
        label={FIELDS.phoneNumber.label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isFigures
        error={errors.phoneNumber?.message}
        {...form.register("phoneNumber")}
      />
      <FullWidth>
        <SelectField
          label={FIELDS.preferredTime.label}
          options={FIELDS.preferredTime.options ?? []}
          error={errors.preferredTime?.message}
          {...form.register("preferredTime")}
        />
      </FullWidth>
      <FullWidth>
        <TextArea
          label={FIELDS.message.label}
          isOptional
          maxCharacters={LENGTHS.notes}
          error={errors.message?.message}
          {...form.register("message")}
        />
      </FullWidth>
    </>
  );
}
