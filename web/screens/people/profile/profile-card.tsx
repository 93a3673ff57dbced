// The form of what is known about oneself. What was typed survives a refusal and a conflict.

import { INDUSTRIES } from "@bondline/domain/values/reference-data/industries.ts";
import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import { LOCALES, TIME_ZONES } from "@bondline/domain/values/reference-data/regions.ts";
import { useRef } from "react";
import { Controller, type UseFormReturn, useForm } from "react-hook-form";
import type { ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { AddressInput } from "../../../app/address-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { focusFirstError } from "../../../ui/focus-error.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField, type SelectOption } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { type ProfileValues, profileResolver, profileValues } from "./profile-form.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const INDUSTRY_OPTIONS = [{ value: "", label: WORDS.noIndustry }, ...selectOptions(INDUSTRIES.options)];
const LOCALE_OPTIONS = selectOptions(LOCALES);
const TIME_ZONE_OPTIONS = selectOptions(TIME_ZONES);

type ProfileCardProps = { readonly user: ProfileUserFragment; readonly onReadAgain: () => void };

export function ProfileCard({ user, onReadAgain }: ProfileCardProps) {
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<ProfileValues>({
    defaultValues: profileValues(user),
    resolver: profileResolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const focusError = () => void focusFirstError(box.current ?? document);
  const saving = useSaveProfile({ user, form, onReadAgain, onRefused: focusError });

  return (
    <Card heading={WORDS.details}>
      <CardBody isBelowHeading>
        <form
          ref={box}
          noValidate
          onSubmit={form.handleSubmit((values) => saving.save(values), focusError)}
          className="space-y-5"
        >
          <p className="text-label text-ink-2">{WORDS.detailsSentence}</p>
          {saving.notice !== undefined && (
            <Notice tone="danger" title={WORDS.notSaved}>
              {saving.notice}
            </Notice>
          )}
          <ProfileFields form={form} />
          <Button type="submit" variant="primary" isLoading={saving.isSaving}>
            {WORDS.save}
          </Button>
        </form>
      </CardBody>
      {saving.asksForPassword && (
        <ConfirmPasswordDialog
          title={WORDS.confirmTitle}
          sentence={WORDS.confirmSentence}
          confirmLabel={WORDS.save}
          isSaving={saving.isSaving}
          error={saving.passwordError}
          onConfirm={(currentPassword) => saving.save(form.getValues(), currentPassword)}
          onClose={saving.stopAsking}
        />
      )}
    </Card>
  );
}

function ProfileFields({ form }: { readonly form: UseFormReturn<ProfileValues> }) {
  const { errors } = form.formState;
  const field = (name: keyof ProfileValues) => ({ error: errors[name]?.message, ...form.register(name) });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField label={WORDS.givenName} autoComplete="given-name" {...field("givenName")} />
      <TextField label={WORDS.familyName} autoComplete="family-name" {...field("familyName")} />
      <TextField
        label={WORDS.phoneNumber}
        type="tel"
        autoComplete="tel"
        isOptional
        {...field("phoneNumber")}
      />
      <TextField label={WORDS.jobTitle} autoComplete="organization-title" isOptional {...field("jobTitle")} />
      <div className="min-w-0 sm:col-span-2">
        <Controller
          control={form.control}
          name="address"
          render={({ field: { ref: _, ...bound } }) => (
            <AddressInput {...bound} label={WORDS.address} isOptional error={errors.address?.message} />
          )}
        />
      </div>
      <div className="min-w-0 sm:col-span-2">
        <SelectField label={WORDS.industry} isOptional options={INDUSTRY_OPTIONS} {...field("industry")} />
      </div>
      <SelectField label={WORDS.locale} options={LOCALE_OPTIONS} {...field("locale")} />
      <SelectField label={WORDS.timezone} options={TIME_ZONE_OPTIONS} {...field("timezone")} />
    </div>
  );
}

function selectOptions(options: readonly Option[]): SelectOption[] {
  return options.map(({ code, label }) => ({ value: code, label }));
}
