// The form of a switch: the present guarantee, what secures it, and the declarations about it.

import {
  BG_SWITCH_DECLARATION_TEXT,
  BG_SWITCH_DECLARATIONS,
  BG_SWITCH_SECURITY_TEXT,
  BG_SWITCH_SECURITY_TYPES,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { type Control, useController, useWatch } from "react-hook-form";
import { BG_SWITCH_WORDS as FACTS } from "../../../app/bank-switches/bank-switch-words.ts";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { StickyFooter } from "../../../ui/sticky-footer.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FORM_WORDS as WORDS } from "./bank-switch-form-words.ts";
import { type SwitchValues, switchResolver, switchValues } from "./bank-switch-values.ts";
import { type SwitchFormProps, useSaveSwitch } from "./use-save-switch.ts";

const SECURITY_OPTIONS = BG_SWITCH_SECURITY_TYPES.map((value) => ({
  value,
  label: BG_SWITCH_SECURITY_TEXT[value],
}));

export function BankSwitchForm(props: SwitchFormProps) {
  const { me, organisation, draft, onBehind } = props;
  const go = useGo();
  const save = useSaveSwitch(props);
  const record = useRecordForm({
    start: switchValues(draft?.bGSwitch),
    resolver: switchResolver,
    pathOf: (path) => path.replace("bgSwitch.", ""),
    keptAs: `bondline.kept-switch.${me.id}.${draft === undefined ? organisation?.id : `${draft.id}.${draft.version}`}`,
    save,
    onSaved: ({ id, organisationId }) => {
      notify(
        draft === undefined
          ? { tone: "ok", title: WORDS.created, detail: WORDS.createdDetail }
          : { tone: "ok", title: WORDS.saved },
      );
      go(paths.draftView({ organisationId, draftId: id }));
    },
    onBehind,
  });
  const { form } = record;
  const { errors } = form.formState;
  const securityType = useWatch({ control: form.control, name: "securityType" });

  return (
    <form {...record.bind} className="grid min-w-0 gap-4">
      <FormNotices of={record} title={WORDS.notSaved} conflict={{ sentence: WORDS.conflict }} />
      <Card>
        <FormSection title={WORDS.present} sentence={WORDS.presentSentence}>
          <TextField
            label={FACTS.currentBankName}
            error={errors.currentBankName?.message}
            {...form.register("currentBankName")}
          />
          <TextField
            label={FACTS.guaranteeNumber}
            isFigures
            error={errors.guaranteeNumber?.message}
            {...form.register("guaranteeNumber")}
          />
          <ValueField control={form.control} />
          <DayField control={form.control} name="expiryDate" help={WORDS.expiryHelp} isOptional />
        </FormSection>
        <FormSection title={WORDS.security} sentence={WORDS.securitySentence}>
          <SelectField
            label={FACTS.securityType}
            placeholder={WORDS.choose}
            options={SECURITY_OPTIONS}
            error={errors.securityType?.message}
            {...form.register("securityType")}
          />
          {securityType === "TERM_DEPOSIT" && (
            <DayField control={form.control} name="termDepositEndDate" help={WORDS.depositHelp} />
          )}
        </FormSection>
        <FormSection title={WORDS.declarations} sentence={WORDS.declarationsSentence}>
          <FullWidth>
            <div className="grid gap-3">
              {BG_SWITCH_DECLARATIONS.map((each) => (
                <CheckboxField
                  key={each}
                  label={BG_SWITCH_DECLARATION_TEXT[each]}
                  {...form.register(`declarations.${each}`)}
                />
              ))}
            </div>
          </FullWidth>
        </FormSection>
      </Card>
      <StickyFooter>
        <LinkButton
          onClick={record.kept.forget}
          href={
            draft === undefined
              ? paths.home()
              : paths.draftView({ organisationId: draft.organisationId, draftId: draft.id })
          }
        >
          {WORDS.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" isLoading={record.isSaving}>
          {draft === undefined ? WORDS.create : WORDS.save}
        </Button>
      </StickyFooter>
    </form>
  );
}

type ControlProps = { readonly control: Control<SwitchValues> };

function ValueField({ control }: ControlProps) {
  const { field, fieldState } = useController({ control, name: "value" });
  return (
    <MoneyField {...field} label={FACTS.value} help={WORDS.valueHelp} error={fieldState.error?.message} />
  );
}

type DayProps = ControlProps & {
  readonly name: "expiryDate" | "termDepositEndDate";
  readonly help: string;
  readonly isOptional?: boolean;
};

function DayField({ control, name, ...rest }: DayProps) {
  const { field, fieldState } = useController({ control, name });
  return <DateField {...rest} {...field} label={FACTS[name]} error={fieldState.error?.message} />;
}
