// The form of a switch: the present guarantee, what secures it, and the declarations about it.

import {
  BG_SWITCH_FIELDS,
  BG_SWITCH_RULES,
  BG_SWITCH_SECTIONS as SECTIONS,
} from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { BankSwitchDraftQuery } from "../../../api/generated/graphql.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { BoundCheckbox } from "../../../app/fields/bound-inputs.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { KindForm } from "../drafts/public/kind-form.tsx";
import { type KindProps, useKindForm } from "../drafts/public/use-kind-form.ts";
import { FORM_WORDS as WORDS } from "./bank-switch-form-words.ts";
import { isAskedOfSwitch, type SwitchValues, useSwitchCommands } from "./use-switch-commands.ts";

const resolver = validatedBy<SwitchValues>((values) => messagesOf(BG_SWITCH_RULES, flattenFields(values)));

export function BankSwitchForm(kind: KindProps<BankSwitchDraftQuery["draft"]>) {
  const record = useKindForm<SwitchValues>({
    kind,
    words: WORDS,
    name: "switch",
    start: typedTexts(BG_SWITCH_FIELDS, { ...kind.draft?.bGSwitch }),
    resolver,
    commands: useSwitchCommands(),
  });
  const securityType = record.form.watch("securityType");
  return (
    <KindForm kind={kind} words={WORDS} record={record}>
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
