// The field of an ABN or ACN: what the business register has under it fills in the fields beside it, and may be typed over.

import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { BoundField, type BoundFieldProps } from "../../../../app/fields/bound-field.tsx";
import { RegisterAnswerNote } from "./register-answer-note.tsx";
import { REGISTER_WORDS } from "./register-words.ts";
import { type RegisteredPaths, useFillFromRegister } from "./use-fill-from-register.ts";
import { useRegisteredBusiness } from "./use-registered-business.ts";

type BusinessNumberInputProps = BoundFieldProps & {
  readonly name: string;
  readonly field: Field<unknown>;
  /** Where in the form stands what the register knows. */
  readonly into: RegisteredPaths;
};

export function BusinessNumberInput({ into, help, ...bound }: BusinessNumberInputProps) {
  const { control } = useFormContext<Record<string, string>>();
  const typed = useWatch({ control, name: bound.name }) ?? "";
  // What stood there when the form opened has its details beside it already.
  const [atFirst] = useState(typed);
  const answer = useRegisteredBusiness(typed === atFirst ? "" : typed);
  useFillFromRegister(into, answer.business);
  const isNothingAsked = answer.state === "NOTHING_ASKED";
  return (
    <div className="min-w-0">
      <BoundField {...bound} help={help ?? (isNothingAsked ? REGISTER_WORDS.help : undefined)} />
      <RegisterAnswerNote into={into} answer={answer} isMistyped={isMistyped(typed)} />
    </div>
  );
}

/** As long as one, and yet none: the sum in it is wrong. */
function isMistyped(typed: string): boolean {
  const digits = typed.replace(/\D/g, "").length;
  return (digits === 9 || digits === 11) && !abnOrAcn(typed).ok;
}
