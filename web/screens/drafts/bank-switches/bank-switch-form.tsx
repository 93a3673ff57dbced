// The form of a switch: the present guarantee, what secures it, and the declarations about it.

import {
  BANK_SWITCH_FIELDS,
  BANK_SWITCH_RULES,
  BANK_SWITCH_SECTIONS as SECTIONS,
} from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import type { NestedOf } from "@bondline/domain/values/fields/field-paths.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { useWatch } from "react-hook-form";
import type { BankSwitchDraftQuery, BgSwitchInput } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { BoundCheckbox } from "../../../app/fields/bound-inputs.tsx";
import { sentTexts, typedTexts } from "../../../app/fields/field-texts.ts";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { KindForm, type KindProps } from "../drafts/public/kind-form.tsx";
import { FORM_WORDS as WORDS } from "./bank-switch-form-words.ts";
import { BankSwitchCreateDocument, BankSwitchUpdateDocument } from "./bank-switch-operations.ts";

type SwitchValues = NestedOf<typeof BANK_SWITCH_FIELDS, string>;

const resolver = validatedBy<SwitchValues>((values) => messagesOf(BANK_SWITCH_RULES, flattenFields(values)));

/** The form shows every failure itself. */
const SHOWN_HERE = { handledByScreen: true };

export function BankSwitchForm(kind: KindProps<BankSwitchDraftQuery["draft"]>) {
  return (
    <KindForm
      kind={kind}
      words={WORDS}
      name="switch"
      start={typedTexts(BANK_SWITCH_FIELDS, { ...kind.draft?.bGSwitch })}
      resolver={resolver}
      create={useCommand(BankSwitchCreateDocument, SHOWN_HERE).send}
      update={useCommand(BankSwitchUpdateDocument, SHOWN_HERE).send}
      partOf={partOf}
      inForm={(path) => path.replace("bgSwitch.", "")}
      fieldOf={fieldOf}
    >
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
        <SecurityFields />
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

/** The declarations are asked for together: the first that is not made is meant. */
function fieldOf(requirement: string, values: SwitchValues): string | undefined {
  const path = requirement.replace(/^bGSwitch\./, "");
  if (path !== "declarations") return path;
  const made: Readonly<Record<string, unknown>> = flattenFields(values);
  return Object.keys(SECTIONS.declarations).find((each) => made[each] !== "true");
}

function SecurityFields() {
  const securityType = useWatch<SwitchValues, "securityType">({ name: "securityType" });
  return (
    <BoundFields
      of={SECTIONS.security}
      isAsked={(path) => isAsked(path, securityType)}
      particulars={{
        securityType: { placeholder: WORDS.choose },
        termDepositEndDate: { help: WORDS.depositHelp },
      }}
    />
  );
}

/** A term deposit's end is asked where a term deposit is what secures it. */
function isAsked(path: string, securityType: string): boolean {
  return path !== "termDepositEndDate" || securityType === "TERM_DEPOSIT";
}

function partOf(values: SwitchValues) {
  const sent = sentTexts(BANK_SWITCH_FIELDS, values, (path) => isAsked(path, values.securityType));
  return { bgSwitch: sent as BgSwitchInput };
}
