// The form of a switch: the present guarantee, what secures it, and the declarations about it.

import {
  BG_SWITCH_FIELDS,
  BG_SWITCH_RULES,
  BG_SWITCH_SECTIONS as SECTIONS,
} from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { useForm } from "react-hook-form";
import type { BankSwitchDraftQuery } from "../../../api/generated/graphql.ts";
import { KindForm } from "../../../app/drafts/kind-form.tsx";
import type { KindProps } from "../../../app/drafts/use-save-kind.ts";
import { messagesOf, validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { BoundCheckbox } from "../../../app/fields/bound-inputs.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { FORM_WORDS as WORDS } from "./bank-switch-form-words.ts";
import { isAskedOfSwitch, type SwitchValues, useSwitchCommands } from "./use-switch-commands.ts";

const resolver = validatedBy<SwitchValues>((values) => messagesOf(BG_SWITCH_RULES, flattenFields(values)));

export function BankSwitchForm(kind: KindProps<BankSwitchDraftQuery["draft"]>) {
  const form = useForm<SwitchValues>({
    defaultValues: typedTexts(BG_SWITCH_FIELDS, { ...kind.draft?.bGSwitch }),
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const securityType = form.watch("securityType");
  return (
    <KindForm kind={kind} words={WORDS} form={form} commands={useSwitchCommands()}>
      <FormSection title={WORDS.present} sentence={WORDS.presentSentence}>
        <BoundFields
          of={SECTIONS.guarantee}
          particulars={{
            guaranteeNumber: { isFigures: true },
            value: { help: WORDS.valueHelp },
            expiryDate: { help: WORDS.expiryHelp, isOptional: true },
          }}
        />
      </FormSection>
      <FormSection title={WORDS.security} sentence={WORDS.securitySentence}>
        <BoundFields
          of={SECTIONS.security}
          isAsked={(path) => isAskedOfSwitch(path, securityType)}
          particulars={{
            securityType: { placeholder: WORDS.choose },
            termDepositEndDate: { help: WORDS.depositHelp },
          }}
        />
      </FormSection>
      <FormSection title={WORDS.declarations} sentence={WORDS.declarationsSentence}>
        <FullWidth>
          <div className="grid gap-3">
            {Object.entries(SECTIONS.declarations).map(([path, { label }]) => (
              <BoundCheckbox key={path} name={path} label={label} />
            ))}
          </div>
        </FullWidth>
      </FormSection>
    </KindForm>
  );
}
