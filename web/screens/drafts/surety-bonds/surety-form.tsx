// The form of a surety bond: what must be known before, the bond, its contract, and the revenue declaration.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  REVENUE_DECLARATION,
  SURETY_FACTS,
  SURETY_SECURITY_TEXT,
  SURETY_SECURITY_TYPES,
} from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { StickyFooter } from "../../../ui/sticky-footer.tsx";
import { SuretyFields } from "./surety-fields.tsx";
import { suretyResolver, suretyValues } from "./surety-values.ts";
import { SURETY_WORDS as WORDS } from "./surety-words.ts";
import { type SuretyFormProps, useSaveSurety } from "./use-save-surety.ts";

const SECURITY_OPTIONS = SURETY_SECURITY_TYPES.map((value) => ({
  value,
  label: SURETY_SECURITY_TEXT[value],
}));

export function SuretyForm(props: SuretyFormProps) {
  const { me, organisation, draft, onBehind } = props;
  const go = useGo();
  const save = useSaveSurety(props);
  const record = useRecordForm({
    start: suretyValues(draft),
    resolver: suretyResolver,
    pathOf: formPathOf,
    keptAs: `bondline.kept-surety.${me.id}.${draft === undefined ? organisation?.id : `${draft.id}.${draft.version}`}`,
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

  return (
    <form {...record.bind} className="grid min-w-0 gap-4">
      <FormNotices of={record} title={WORDS.notSaved} conflict={{ sentence: WORDS.conflict }} />
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

function formPathOf(path: string): string {
  return path.replace("requestedSuretyDocuments.0.", "bond.").replace("contractQuestionnaire.", "contract.");
}
