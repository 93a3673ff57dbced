// The first step: what is guaranteed, for how much, until when, and for which project.

import { type ExpiryType, PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import {
  EXPIRY_TYPE_TEXT,
  PROCESS_TYPE_TEXT,
  PURPOSE_TEXT,
} from "@bondline/domain/drafts/drafts/draft-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { SelectField } from "../../../../../ui/select-field.tsx";
import { FIELD_HELP, RAISED_HERE, SECTION_WORDS } from "../../draft-words.ts";
import {
  DraftAddress,
  DraftDate,
  DraftMoney,
  DraftSelect,
  DraftText,
  DraftTextArea,
} from "../draft-fields.tsx";
import type { DraftFormValues } from "../draft-form-values.ts";

const PURPOSE_OPTIONS = PURPOSES.map((value) => ({ value, label: PURPOSE_TEXT[value] }));
const TYPE_OPTIONS = RAISED_HERE.map((value) => ({ value, label: PROCESS_TYPE_TEXT[value] }));
const EXPIRY_OPTIONS = (["FIXED", "OPEN_ENDED", "CONDITIONAL"] as const satisfies readonly ExpiryType[]).map(
  (value) => ({ value, label: EXPIRY_TYPE_TEXT[value] }),
);

/** `children` stands among the guarantee's fields: what is read from elsewhere. */
export function GuaranteeStep({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <FormSection {...SECTION_WORDS.guarantee}>
        <SelectField label="Type" options={TYPE_OPTIONS} value={TYPE_OPTIONS[0]?.value} onChange={() => {}} />
        <DraftSelect name="purpose" label="Purpose" options={PURPOSE_OPTIONS} />
        <SpecifiedPurpose />
        <DraftMoney name="amount" label="Amount" help={FIELD_HELP.amount} />
        <DraftText name="yourReference" label="Your reference" isOptional />
        <DraftSelect name="expiryType" label="Expiry" options={EXPIRY_OPTIONS} />
        <Expiry />
        <DraftDate name="expectedReturnDate" label="Expected return" help={FIELD_HELP.expectedReturnDate} />
        {children}
      </FormSection>
      <FormSection {...SECTION_WORDS.project}>
        <FullWidth>
          <DraftAddress name="projectAddress" label="Project address" help={FIELD_HELP.projectAddress} />
        </FullWidth>
        <FullWidth>
          <DraftTextArea
            name="agreementContent"
            label="Agreement"
            help={FIELD_HELP.agreementContent}
            maxCharacters={LENGTHS.agreementContent}
          />
        </FullWidth>
      </FormSection>
    </>
  );
}

function SpecifiedPurpose() {
  const purpose = useWatch<DraftFormValues, "purpose">({ name: "purpose" });
  if (purpose !== "OTHER") return null;
  return (
    <FullWidth>
      <DraftText name="specifiedOtherPurpose" label="Specify the purpose" />
    </FullWidth>
  );
}

function Expiry() {
  const expiryType = useWatch<DraftFormValues, "expiryType">({ name: "expiryType" });
  if (expiryType === "FIXED")
    return <DraftDate name="expiresAt" label="Expiry date" help={FIELD_HELP.expiresAt} />;
  if (expiryType !== "CONDITIONAL") return null;
  return (
    <FullWidth>
      <DraftTextArea name="expiryCondition" label="Expiry condition" help={FIELD_HELP.expiryCondition} />
    </FullWidth>
  );
}
