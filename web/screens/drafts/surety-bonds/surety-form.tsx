// The form of a surety bond: what must be known before, the bond, its contract, and the revenue declaration.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  REVENUE_DECLARATION,
  SURETY_FACTS,
  SURETY_SECURITY_TEXT,
  SURETY_SECURITY_TYPES,
} from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { focusFirstError } from "../../../ui/focus-error.ts";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { StickyFooter } from "../../../ui/sticky-footer.tsx";
import { SuretyFields } from "./surety-fields.tsx";
import { type SuretyValues, suretyResolver, suretyValues } from "./surety-values.ts";
import { SURETY_WORDS as WORDS } from "./surety-words.ts";
import { type SuretyFormProps, useSaveSurety } from "./use-save-surety.ts";

const SECURITY_OPTIONS = SURETY_SECURITY_TYPES.map((value) => ({
  value,
  label: SURETY_SECURITY_TEXT[value],
}));

export function SuretyForm(props: SuretyFormProps) {
  const { draft } = props;
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<SuretyValues>({
    defaultValues: suretyValues(draft),
    resolver: suretyResolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const focusError = () => void focusFirstError(box.current ?? document);
  const { save, isSaving, notice } = useSaveSurety({ ...props, form, onRefused: focusError });

  return (
    <form ref={box} noValidate onSubmit={form.handleSubmit(save, focusError)} className="grid min-w-0 gap-4">
      {notice !== undefined && (
        <Notice tone="danger" title={WORDS.notSaved}>
          {notice}
        </Notice>
      )}
      <Notice tone="info" title={WORDS.before}>
        {SURETY_FACTS.revenue} {SURETY_FACTS.paper}
      </Notice>
      <Card>
        <FormSection title={WORDS.bond} sentence={WORDS.bondSentence}>
          <FullWidth>
            <SelectField
              label={WORDS.securityType}
              help={WORDS.securityTip}
              placeholder={WORDS.choose}
              options={SECURITY_OPTIONS}
              error={form.formState.errors.securityType?.message}
              {...form.register("securityType")}
            />
          </FullWidth>
          <SuretyFields control={form.control} part="bond" fields={REQUESTED_DOCUMENT_FIELDS} />
        </FormSection>
        <FormSection title={WORDS.contract} sentence={WORDS.contractSentence}>
          <SuretyFields control={form.control} part="contract" fields={QUESTIONNAIRE_FIELDS} />
        </FormSection>
        <FormSection title={WORDS.declaration} sentence={WORDS.declarationSentence}>
          <FullWidth>
            <CheckboxField label={REVENUE_DECLARATION} {...form.register("hasDeclaredRevenue")} />
          </FullWidth>
        </FormSection>
      </Card>
      <StickyFooter>
        <LinkButton
          href={
            draft === undefined
              ? paths.home()
              : paths.draftView({ organisationId: draft.organisationId, draftId: draft.id })
          }
        >
          {WORDS.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" isLoading={isSaving}>
          {draft === undefined ? WORDS.create : WORDS.save}
        </Button>
      </StickyFooter>
    </form>
  );
}
