// The third step: the form of wording that the contract asks for, and how the contract is named in it.

import { CONTRACT_FORMS } from "@bondline/domain/drafts/drafts/draft.ts";
import { CONTRACT_FORM_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { SECTION_WORDS } from "../../draft-words.ts";
import { DraftField, DraftRadio } from "../draft-fields.tsx";

const FORM_OPTIONS = CONTRACT_FORMS.map((value) => ({ value, label: CONTRACT_FORM_TEXT[value] }));

export function ContractStep() {
  return (
    <>
      <FormSection {...SECTION_WORDS.wording}>
        <FullWidth>
          <DraftRadio name="contractForm" label="Contract form" options={FORM_OPTIONS} />
        </FullWidth>
      </FormSection>
      <FormSection {...SECTION_WORDS.contract}>
        <FullWidth>
          <DraftField name="contractTitle" isOptional />
        </FullWidth>
        <DraftField name="contractNumber" isOptional />
        <DraftField name="contractDate" isOptional />
      </FormSection>
    </>
  );
}
