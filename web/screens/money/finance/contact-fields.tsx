// The fields of the contact details, the same for an enquiry and for an application.

import { PREFERRED_TIME_TEXT, PREFERRED_TIMES } from "@bondline/domain/money/finance/finance.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { UseFormReturn } from "react-hook-form";
import { FullWidth } from "../../../ui/form-section.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ContactValues } from "./contact-values.ts";
import { ENQUIRY_WORDS as WORDS } from "./finance-words.ts";

const TIMES = PREFERRED_TIMES.map((value) => ({ value, label: PREFERRED_TIME_TEXT[value] }));

export function ContactFields({ form }: { readonly form: UseFormReturn<ContactValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={WORDS.givenName}
        autoComplete="given-name"
        error={errors.givenName?.message}
        {...form.register("givenName")}
      />
      <TextField
        label={WORDS.familyName}
        autoComplete="family-name"
        error={errors.familyName?.message}
        {...form.register("familyName")}
      />
      <TextField
        label={WORDS.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.emailAddress?.message}
        {...form.register("emailAddress")}
      />
      <TextField
        label={WORDS.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isFigures
        error={errors.phoneNumber?.message}
        {...form.register("phoneNumber")}
      />
      <FullWidth>
        <SelectField
          label={WORDS.preferredTime}
          options={TIMES}
          error={errors.preferredTime?.message}
          {...form.register("preferredTime")}
        />
      </FullWidth>
      <FullWidth>
        <TextArea
          label={WORDS.message}
          isOptional
          maxCharacters={LENGTHS.notes}
          error={errors.message?.message}
          {...form.register("message")}
        />
      </FullWidth>
    </>
  );
}
