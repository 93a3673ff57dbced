// What the business register says of the number in the form, and the offer to use it where something else was typed.

import {
  isRegisteredName,
  isRegistrationCancelled,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { useFormContext, useWatch } from "react-hook-form";
import type { RegisteredBusinessFieldsFragment } from "../../../../api/generated/graphql.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { REGISTER_WORDS as WORDS } from "./register-words.ts";
import type { RegisteredPaths } from "./use-fill-from-register.ts";
import type { RegisterAnswer } from "./use-registered-business.ts";

type Texts = Record<string, string>;
type Business = RegisteredBusinessFieldsFragment;
type NoteProps = {
  readonly into: RegisteredPaths;
  readonly answer: RegisterAnswer;
  readonly isMistyped: boolean;
};

const SENTENCES = {
  NOTHING_ASKED: () => "",
  ASKING: () => WORDS.lookingUp,
  UNKNOWN: () => WORDS.notRegistered,
  UNAVAILABLE: () => WORDS.registerUnavailable,
  FOUND: (business) =>
    business === undefined ? "" : WORDS.registeredAs(business.name, kindOf(business.entityType)),
} as const satisfies Record<RegisterAnswer["state"], (business: Business | undefined) => string>;

export function RegisterAnswerNote({ into, answer: { state, business }, isMistyped }: NoteProps) {
  const { control, setValue } = useFormContext<Texts>();
  const [name, entityType] = useWatch({ control, name: [into.name ?? "", into.entityType ?? ""] });
  const cancelled = isRegistrationCancelled(business) ? business : undefined;
  const answered = cancelled !== undefined ? "" : SENTENCES[state](business);
  const sentence = isMistyped ? WORDS.wrongDigit : answered;
  const offers = business === undefined ? [] : offersOf(business, into, { name, entityType });
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
          {offers.map(({ path, value, label }) => (
            <Button
              key={path}
              size="small"
              onClick={() => setValue(path, value, { shouldDirty: true, shouldValidate: true })}
            >
              <span className="max-w-[min(24rem,65vw)] truncate">{WORDS.use(label)}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

type Offer = { readonly path: string; readonly value: string; readonly label: string };
type Present = { readonly name: string | undefined; readonly entityType: string | undefined };

function offersOf({ name, entityType }: Business, into: RegisteredPaths, present: Present): readonly Offer[] {
  const isNameOther = into.name !== undefined && !isRegisteredName(present.name ?? "", name);
  const isTypeOther =
    into.entityType !== undefined && entityType != null && present.entityType !== entityType;
  return [
    ...(isNameOther ? [{ path: into.name, value: name, label: name }] : []),
    ...(isTypeOther
      ? [{ path: into.entityType, value: entityType, label: entityTypeLabel(entityType) }]
      : []),
  ];
}

function kindOf(entityType: string | null | undefined): string {
  return entityType == null ? "" : entityTypeLabel(entityType);
}
