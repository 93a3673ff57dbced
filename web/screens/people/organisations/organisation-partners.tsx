// Who referred a new organisation, and the trade organisations that it names as its own.

import { referralEntityTypeLabel } from "@bondline/domain/money/referrals/referral.ts";
import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { YesNoField } from "../../../ui/yes-no-field.tsx";
import type { OrganisationValues } from "./organisation-form.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";
import type { OfferedPartner, OfferedReferrer } from "./use-partners.ts";

type Form = { readonly form: UseFormReturn<OrganisationValues> };

export function ReferralQuestion({
  form,
  referrers,
}: Form & { readonly referrers: readonly OfferedReferrer[] }) {
  const wasReferred = form.watch("wasReferred");
  return (
    <>
      <Controller
        control={form.control}
        name="wasReferred"
        render={({ field }) => (
          <YesNoField
            label={WORDS.referralQuestion}
            isOptional
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
      {wasReferred === true && (
        <Controller
          control={form.control}
          name="referralPortalEntityId"
          render={({ field, fieldState }) => (
            <ReferrerPicker
              referrers={referrers}
              error={fieldState.error?.message}
              onPick={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      )}
    </>
  );
}

const SHOWN_MAX = 8;

type PickerProps = {
  readonly referrers: readonly OfferedReferrer[];
  readonly error: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onBlur: () => void;
};

/** Words that name nobody on the list choose nobody. */
function ReferrerPicker({ referrers, error, onPick, onBlur }: PickerProps) {
  const [words, setWords] = useState("");
  const fitting = referrers.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Combobox
      label={WORDS.referrer}
      help={WORDS.referrerHelp}
      error={error}
      value={words}
      suggestions={fitting.slice(0, SHOWN_MAX).map(({ id, name, entityType }) => ({
        id,
        label: name,
        detail: referralEntityTypeLabel(entityType),
      }))}
      note={fitting.length === 0 ? WORDS.noReferrer : undefined}
      onChange={(text) => {
        setWords(text);
        onPick(referrers.find(({ name }) => name === text)?.id ?? "");
      }}
      onPick={({ id }) => onPick(id)}
      onBlur={onBlur}
    />
  );
}

export function TradeOrganisations({
  form,
  partners,
}: Form & { readonly partners: readonly OfferedPartner[] }) {
  const error = form.formState.errors.channelPartnerIds?.message;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium">
        {WORDS.tradeOrganisations} <span className="font-normal text-ink-3">{WORDS.optional}</span>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2 sm:gap-y-1.5">
        {partners.map(({ id, name }) => (
          <CheckboxField key={id} label={name} value={id} {...form.register("channelPartnerIds")} />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-label text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
