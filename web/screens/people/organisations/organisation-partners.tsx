// Who referred a new organisation, and the trade organisations that it names as its own.

import { REFERRAL_ENTITY_TYPE_TEXT } from "@bondline/domain/money/referrals/referral.ts";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { BoundChoices, BoundYesNo } from "../../../app/fields/bound-inputs.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import type { OrganisationValues } from "./organisation-form.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";
import type { OfferedPartner, OfferedReferrer } from "./use-partners.ts";

type QuestionProps = { readonly referrers: readonly OfferedReferrer[] };

export function ReferralQuestion({ referrers }: QuestionProps) {
  const wasReferred = useWatch<OrganisationValues, "wasReferred">({ name: "wasReferred" });
  return (
    <>
      <BoundYesNo name="wasReferred" label={WORDS.referralQuestion} isOptional />
      {wasReferred === "true" && <ReferrerPicker referrers={referrers} />}
    </>
  );
}

const SHOWN_MAX = 8;

/** Words that name nobody on the list choose nobody. */
function ReferrerPicker({ referrers }: QuestionProps) {
  const { field, fieldState } = useController<OrganisationValues, "referralPortalEntityId">({
    name: "referralPortalEntityId",
  });
  const [words, setWords] = useState("");
  const fitting = referrers.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Combobox
      label={WORDS.referrer}
      help={WORDS.referrerHelp}
      error={fieldState.error?.message}
      value={words}
      suggestions={fitting.slice(0, SHOWN_MAX).map(({ id, name, entityType }) => ({
        id,
        label: name,
        detail: REFERRAL_ENTITY_TYPE_TEXT[entityType],
      }))}
      note={fitting.length === 0 ? WORDS.noReferrer : undefined}
      onChange={(text) => {
        setWords(text);
        field.onChange(referrers.find(({ name }) => name === text)?.id ?? "");
      }}
      onPick={({ id }) => field.onChange(id)}
      onBlur={field.onBlur}
    />
  );
}

export function TradeOrganisations({ partners }: { readonly partners: readonly OfferedPartner[] }) {
  return (
    <BoundChoices
      name="channelPartnerIds"
      label={WORDS.tradeOrganisations}
      isOptional
      options={partners.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
