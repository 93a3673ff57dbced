// The first step: what is guaranteed, for how much, until when, and for which project.

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { FIELD_HELP, SECTION_WORDS } from "../../draft-words.ts";
import { DraftField } from "../draft-fields.tsx";
import type { DraftFormValues } from "../draft-form-values.ts";

/** `children` stands among the guarantee's fields: what is read from elsewhere. */
export function GuaranteeStep({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <FormSection {...SECTION_WORDS.guarantee}>
        <DraftField name="purpose" />
        <SpecifiedPurpose />
        <DraftField name="amount" help={FIELD_HELP.amount} />
        <DraftField name="yourReference" isOptional />
        <DraftField name="expiryType" />
        <Expiry />
        <DraftField name="expectedReturnDate" help={FIELD_HELP.expectedReturnDate} />
        {children}
      </FormSection>
      <FormSection {...SECTION_WORDS.project}>
        <FullWidth>
          <DraftField name="projectAddress" help={FIELD_HELP.projectAddress} />
        </FullWidth>
        <FullWidth>
          <DraftField name="agreementContent" help={FIELD_HELP.agreementContent} />
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
      <DraftField name="specifiedOtherPurpose" label="Specify the purpose" />
    </FullWidth>
  );
}

function Expiry() {
  const expiryType = useWatch<DraftFormValues, "expiryType">({ name: "expiryType" });
  if (expiryType === "FIXED") return <DraftField name="expiresAt" help={FIELD_HELP.expiresAt} />;
  if (expiryType !== "CONDITIONAL") return null;
  return (
    <FullWidth>
      <DraftField name="expiryCondition" help={FIELD_HELP.expiryCondition} />
    </FullWidth>
  );
}
