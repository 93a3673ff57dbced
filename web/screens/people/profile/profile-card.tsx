// The form of what is known about oneself. What was typed survives a refusal and a conflict.

import { INDUSTRIES } from "@bondline/domain/values/reference-data/industries.ts";
import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import { LOCALES, TIME_ZONES } from "@bondline/domain/values/reference-data/regions.ts";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { AddressInput } from "../../../app/address-input.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { SelectField, type SelectOption } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import type { ProfileValues } from "./profile-form.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const INDUSTRY_OPTIONS = [{ value: "", label: WORDS.noIndustry }, ...selectOptions(INDUSTRIES.options)];
const LOCALE_OPTIONS = selectOptions(LOCALES);
const TIME_ZONE_OPTIONS = selectOptions(TIME_ZONES);

type ProfileCardProps = { readonly user: ProfileUserFragment; readonly onReadAgain: () => void };

export function ProfileCard({ user, onReadAgain }: ProfileCardProps) {
  const saving = useSaveProfile({ user, onReadAgain });
  const { record } = saving;

  return (
    <Card heading={WORDS.details}>
      <CardBody isBelowHeading>
        <form {...record.bind} className="space-y-5">
          <p className="text-label text-ink-2">{WORDS.detailsSentence}</p>
          <FormNotices of={record} title={WORDS.notSaved} conflict={{ sentence: WORDS.conflict }} />
          <ProfileFields form={record.form} />
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.save}
          </Button>
        </form>
      </CardBody>
      {saving.asksForPassword && (
        <ConfirmPasswordDialog
          title={WORDS.confirmTitle}
          sentence={WORDS.confirmSentence}
          confirmLabel={WORDS.save}
          isSaving={record.isSaving}
          error={saving.passwordError}
          onConfirm={saving.confirm}
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
