// The first step: what is guaranteed, for how much, until when, and for which project.

import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { purposesOf } from "@bondline/domain/drafts/drafts/draft-kinds.ts";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { dayOfInstant } from "../../../../../app/time/instant-text.ts";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { FIELD_HELP, FORM_WORDS, SECTION_WORDS } from "../../draft-words.ts";
import { DraftField } from "../draft-fields.tsx";
import type { DraftFormValues } from "../draft-form-values.ts";
import { plainFieldsIn } from "../draft-steps.ts";
import { Help } from "./help.tsx";
import { useFormFault } from "./use-form-fault.ts";

type GuaranteeStepProps = {
  /** The choice of the kind, which leads elsewhere. */
  readonly kind?: ReactNode;
  /** Stands among the guarantee's fields: what is read from elsewhere. */
  readonly children?: ReactNode;
};

export function GuaranteeStep({ kind, children }: GuaranteeStepProps) {
  return (
    <>
      <FormSection {...SECTION_WORDS.guarantee}>
        <FullWidth>{kind}</FullWidth>
        <Purpose />
        <SpecifiedPurpose />
        <DraftField name="amount" help={FIELD_HELP.amount} />
        <div className="min-w-0">
          <DraftField name="expiryType" labelAction={<Help of="expiry" />} />
          <FormNoLongerFits />
        </div>
        <Expiry />
        <DraftField
          name="expectedReturnDate"
          isOptional
          min={dayOfInstant(new Date())}
          help={FIELD_HELP.expectedReturnDate}
        />
        <DraftField name="yourReference" isOptional />
        {children}
      </FormSection>
      <FormSection {...SECTION_WORDS.project}>
        <FullWidth>
          <DraftField name="projectAddress" help={FIELD_HELP.projectAddress} />
        </FullWidth>
        <FullWidth>
          <DraftField
            name="agreementContent"
            help={FIELD_HELP.agreementContent}
            labelAction={<Help of="agreement" />}
          />
        </FullWidth>
        <SeparateTitle />
        {plainFieldsIn("project").map((name) => (
          <DraftField key={name} name={name} isOptional />
        ))}
      </FormSection>
    </>
  );
}

function Purpose() {
  const kind = useWatch<DraftFormValues, "processType">({ name: "processType" });
  const chosen = useWatch<DraftFormValues, "purpose">({ name: "purpose" });
  const offered: readonly string[] = [...purposesOf(kind), chosen];
  const options = (DRAFT_FIELDS.purpose.options ?? []).filter(({ value }) => offered.includes(value));
  return <DraftField name="purpose" options={options} />;
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

/** The wizard asks for the contract once; a title that came from elsewhere can be seen and taken out. */
function SeparateTitle() {
  const { getValues } = useFormContext<DraftFormValues>();
  const [isShown] = useState(getValues("contractTitle") !== "");
  if (!isShown) return null;
  return (
    <FullWidth>
      <DraftField name="contractTitle" isOptional help={FIELD_HELP.contractTitle} />
    </FullWidth>
  );
}

function FormNoLongerFits() {
  const fault = useFormFault();
  // It stands before there is anything to say, so that a screen reader says what comes.
  return (
    <p role="status" className="mt-1.5 text-label text-warn empty:mt-0">
      {fault && `${fault} ${FORM_WORDS.stepHint}`}
    </p>
  );
}

function Expiry() {
  const expiryType = useWatch<DraftFormValues, "expiryType">({ name: "expiryType" });
  if (expiryType === "FIXED") return <DraftField name="expiresAt" help={FIELD_HELP.expiresAt} />;
  if (expiryType !== "CONDITIONAL") return <div className="hidden sm:block" />;
  return (
    <FullWidth>
      <DraftField name="expiryCondition" help={FIELD_HELP.expiryCondition} />
    </FullWidth>
  );
}
