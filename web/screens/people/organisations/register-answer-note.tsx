// What the business register says of the number in the form, and the offer to use it where something else was typed.

import {
  isRegisteredName,
  isRegistrationCancelled,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import type { UseFormReturn } from "react-hook-form";
import type { RegisteredBusinessFieldsFragment } from "../../../api/generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { RegisterAnswer } from "../../parties/business-register/public/use-registered-business.ts";
import type { OrganisationValues } from "./organisation-form.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";

type Business = RegisteredBusinessFieldsFragment;
type NoteProps = {
  readonly form: UseFormReturn<OrganisationValues>;
  readonly answer: RegisterAnswer;
};

const SENTENCES = {
  NOTHING_ASKED: () => "",
  ASKING: () => WORDS.lookingUp,
  UNKNOWN: () => WORDS.notRegistered,
  UNAVAILABLE: () => WORDS.registerUnavailable,
  FOUND: (business) =>
    business === undefined ? "" : WORDS.registeredAs(business.name, kindOf(business.entityType)),
} as const satisfies Record<RegisterAnswer["state"], (business: Business | undefined) => string>;

export function RegisterAnswerNote({ form, answer: { state, business } }: NoteProps) {
  const cancelled = isRegistrationCancelled(business) ? business : undefined;
  const sentence = cancelled !== undefined ? "" : SENTENCES[state](business);
  const offers = business === undefined ? [] : offersOf(business, form.getValues());
  return (
    <>
      {/* It stands before there is anything to say, so that a screen reader says what comes. */}
      <p role="status" className="mt-1.5 text-label text-ink-3 empty:mt-0">
        {sentence}
      </p>
      {cancelled !== undefined && (
        <div className="mt-2">
          <Notice tone="warn" title={WORDS.cancelled}>
            {WORDS.cancelledDetail(cancelled.name)}
          </Notice>
        </div>
      )}
      {offers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map(({ field, value, label }) => (
            <Button
              key={field}
              size="small"
              onClick={() => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
            >
              <span className="max-w-[min(24rem,65vw)] truncate">{WORDS.use(label)}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

type Offer = { readonly field: "name" | "entityType"; readonly value: string; readonly label: string };

function offersOf({ name, entityType }: Business, values: OrganisationValues): readonly Offer[] {
  const isNameOther = !isRegisteredName(values.name, name);
  const isTypeOther = entityType != null && values.entityType !== entityType;
  return [
    ...(isNameOther ? [{ field: "name", value: name, label: name } as const] : []),
    ...(isTypeOther
      ? [{ field: "entityType", value: entityType, label: entityTypeLabel(entityType) } as const]
      : []),
  ];
}

function kindOf(entityType: string | null | undefined): string {
  return entityType == null ? "" : entityTypeLabel(entityType);
}
