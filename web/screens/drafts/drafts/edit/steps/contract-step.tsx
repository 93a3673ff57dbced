// The third step: the form of wording with its text beside it, and how the original reaches the beneficiary.

import { contractFormsFor, formFits } from "@bondline/domain/drafts/drafts/contract-forms.ts";
import { CONTRACT_FORMS, EXPIRY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import { CONTRACT_FORM_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useBoundError } from "../../../../../app/fields/bound-inputs.tsx";
import { FormSection } from "../../../../../ui/form-section.tsx";
import { Notice } from "../../../../../ui/notice.tsx";
import { FORM_DETAIL, FORM_WORDS, SECTION_WORDS } from "../../draft-words.ts";
import { DraftRadio } from "../draft-fields.tsx";
import { useSavedDraft } from "../draft-form-context.ts";
import type { DraftFormValues } from "../draft-form-values.ts";
import { DeliverySections } from "./delivery-sections.tsx";
import { Help } from "./help.tsx";
import { useFormFault } from "./use-form-fault.ts";

const WordingBeside = lazy(async () => {
  const { WordingBeside: Preview } = await import("./wording-beside.tsx");
  return { default: Preview };
});

/** The room of the wording before it has come: what stands below does not move when it does. */
const AS_HIGH_AS_FRAME = "min-h-100 lg:min-h-114";

export function ContractStep() {
  return (
    <>
      <FormSection
        title={SECTION_WORDS.wording.title}
        sentence={
          <>
            {SECTION_WORDS.wording.sentence} <Help of="undertaking" />
          </>
        }
        layout="above"
      >
        <FormChoice />
        <Preview />
      </FormSection>
      <DeliverySections />
    </>
  );
}

function FormChoice() {
  const fault = useFormFault();
  const isSaid = useBoundError("contractForm") !== undefined;
  return (
    <div className="grid content-start gap-3">
      {fault !== undefined && !isSaid && <Notice tone="warn" title={fault} />}
      <DraftRadio
        name="contractForm"
        label="Contract form"
        labelAction={<Help of="forms" />}
        options={useFormsOffered().map((form) => ({
          value: form,
          label: CONTRACT_FORM_TEXT[form],
          detail: FORM_DETAIL[form],
        }))}
      />
    </div>
  );
}

/** What was chosen for another purpose stays to be seen, unless it contradicts how the guarantee ends. */
function useFormsOffered() {
  const [processType, purpose, expiry, chosen] = useWatch<
    DraftFormValues,
    ["processType", "purpose", "expiryType", "contractForm"]
  >({ name: ["processType", "purpose", "expiryType", "contractForm"] });
  const expiryType = EXPIRY_TYPES.find((each) => each === expiry) ?? null;
  const offered = contractFormsFor({ processType, purpose, expiryType });
  return CONTRACT_FORMS.filter(
    (form) => offered.includes(form) || (form === chosen && formFits(form, { processType, expiryType })),
  );
}

function Preview() {
  const draft = useSavedDraft();
  if (draft === undefined || draft.contractForm === null)
    return (
      <p
        className={`hidden place-content-center rounded-card bg-sunken p-6 text-center text-body text-ink-2 lg:grid ${AS_HIGH_AS_FRAME}`}
      >
        {FORM_WORDS.none}
      </p>
    );
  return (
    <div className={`min-w-0 rounded-card bg-sunken ${AS_HIGH_AS_FRAME}`}>
      <Suspense>
        <WordingBeside draft={draft} />
      </Suspense>
    </div>
  );
}
