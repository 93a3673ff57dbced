// The fields of a surety bond drawn from the domain's table: each kind its part of the kit, each with its explanation.

import { CONTRACT_FORMS, SURETY_PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { CONTRACT_FORM_TEXT, PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { isAsked, type SuretyField } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { type Control, useController, useWatch } from "react-hook-form";
import { SURETY_CARD_WORDS } from "../../../app/surety-bonds/surety-words.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { FullWidth } from "../../../ui/form-section.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { YesNoField } from "../../../ui/yes-no-field.tsx";
import type { SuretyValues } from "./surety-values.ts";
import { SURETY_WORDS as WORDS } from "./surety-words.ts";

type FieldsProps = {
  readonly control: Control<SuretyValues>;
  readonly part: "bond" | "contract";
  readonly fields: readonly SuretyField[];
};

const PURPOSES = SURETY_PURPOSES.map((value) => ({ value, label: PURPOSE_TEXT[value] }));
const FORMS = CONTRACT_FORMS.filter((value) => value !== "OTHER").map((value) => ({
  value,
  label: CONTRACT_FORM_TEXT[value],
}));

/** What an answer has made meaningless is not asked. */
export function SuretyFields({ control, part, fields }: FieldsProps) {
  const answers = flattenFields({ ...useWatch({ control, name: part }) });
  return fields
    .filter((field) => isAsked(field, answers))
    .map((field) =>
      isWide(field) ? (
        <FullWidth key={field.path}>
          <OneField control={control} part={part} field={field} />
        </FullWidth>
      ) : (
        <OneField key={field.path} control={control} part={part} field={field} />
      ),
    );
}

function isWide({ kind }: SuretyField): boolean {
  return kind === "lines" || kind === "address" || kind === "yes-no";
}

type OneProps = Omit<FieldsProps, "fields"> & { readonly field: SuretyField };

function OneField({ control, part, field: { path, kind, label, tip, isOptional, max } }: OneProps) {
  const { field, fieldState } = useController({ control, name: `${part}.${path}` });
  const text = typeof field.value === "string" ? field.value : "";
  const common = {
    label,
    error: fieldState.error?.message,
    ...(isOptional === true && { isOptional }),
    ...(tip !== undefined && {
      labelAction: <Tooltip label={SURETY_CARD_WORDS.about(label)}>{tip}</Tooltip>,
    }),
  };
  const bound = { ...field, value: text };
  switch (kind) {
    case "yes-no":
      return (
        <YesNoField
          label={label}
          help={tip}
          error={fieldState.error?.message}
          name={field.name}
          value={text === "" ? null : text === "true"}
          onChange={(answer) => field.onChange(String(answer))}
        />
      );
    case "money":
      return <MoneyField {...common} {...bound} />;
    case "date":
      return <DateField {...common} {...bound} />;
    case "purpose":
      return <SelectField {...common} {...bound} placeholder={WORDS.choose} options={PURPOSES} />;
    case "form":
      return <SelectField {...common} {...bound} placeholder={WORDS.choose} options={FORMS} />;
    case "lines":
      return <TextArea {...common} {...bound} maxCharacters={max ?? 500} />;
    case "count":
      return <TextField {...common} {...bound} inputMode="numeric" isFigures />;
    default:
      return <TextField {...common} {...bound} autoComplete="off" />;
  }
}
