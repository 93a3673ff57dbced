// The form of a surety bond: what must be known before, the bond, its contract, and the revenue declaration.

import { SURETY_FACTS } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OPTIONAL,
  SURETY_OWN_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { SURETY_TIPS } from "@bondline/domain/drafts/surety-bonds/surety-bond-tips.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { useWatch } from "react-hook-form";
import type { SuretyDraftQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { BoundFieldProps } from "../../../app/fields/bound-field.tsx";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { BoundCheckbox } from "../../../app/fields/bound-inputs.tsx";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { KindForm, type KindProps } from "../drafts/public/kind-form.tsx";
import { SURETY_CARD_WORDS } from "../drafts/public/surety-card-words.ts";
import { SuretyCreateDocument, SuretyUpdateDocument } from "./surety-operations.ts";
import {
  fieldOf,
  inForm,
  openingValues,
  partOf,
  type SuretyValues,
  suretyResolver,
} from "./surety-values.ts";
import { SURETY_WORDS as WORDS } from "./surety-words.ts";

/** The form shows every failure itself. */
const SHOWN_HERE = { handledByScreen: true };

export function SuretyForm(kind: KindProps<SuretyDraftQuery["draft"]>) {
  const { hasDeclaredRevenue, ...own } = SURETY_OWN_FIELDS;
  return (
    <KindForm
      kind={kind}
      words={WORDS}
      name="surety"
      start={openingValues(kind.draft)}
      resolver={suretyResolver}
      create={useCommand(SuretyCreateDocument, SHOWN_HERE).send}
      update={useCommand(SuretyUpdateDocument, SHOWN_HERE).send}
      partOf={partOf}
      inForm={inForm}
      fieldOf={fieldOf}
      before={
        <Notice tone="info" title={WORDS.before}>
          {SURETY_FACTS.revenue} {SURETY_FACTS.paper}
        </Notice>
      }
    >
      <FormSection title={WORDS.bond} sentence={WORDS.bondSentence}>
        <FullWidth>
          <BoundFields
            of={own}
            particulars={{ securityType: { placeholder: WORDS.choose, help: SURETY_TIPS.securityType } }}
          />
        </FullWidth>
        <Answers of={REQUESTED_DOCUMENT_FIELDS} part="bond" />
      </FormSection>
      <FormSection title={WORDS.contract} sentence={WORDS.contractSentence}>
        <Answers of={QUESTIONNAIRE_FIELDS} part="contract" />
      </FormSection>
      <FormSection title={WORDS.declaration} sentence={WORDS.declarationSentence}>
        <FullWidth>
          <BoundCheckbox name="hasDeclaredRevenue" label={hasDeclaredRevenue.label} />
        </FullWidth>
      </FormSection>
    </KindForm>
  );
}

/** What an answer has made meaningless is not asked. */
function Answers({ of, part }: { readonly of: Fields; readonly part: "bond" | "contract" }) {
  const answers = flatTextsOf(of, { ...(useWatch<SuretyValues>({ name: part }) as object) });
  return (
    <BoundFields
      of={of}
      within={`${part}.`}
      particulars={PARTICULARS}
      isAsked={(path) => isAsked(path, answers)}
    />
  );
}

const PARTICULARS: Record<string, Partial<BoundFieldProps>> = {
  ...particularsOf(REQUESTED_DOCUMENT_FIELDS),
  ...particularsOf(QUESTIONNAIRE_FIELDS),
};

function particularsOf(fields: Fields) {
  const tips: Readonly<Record<string, string>> = SURETY_TIPS;
  const entries = Object.entries(fields).map(([path, { kind, label, options }]) => {
    const tip = tips[path];
    const explained =
      kind === "yes-no"
        ? { help: tip }
        : { labelAction: <Tooltip label={SURETY_CARD_WORDS.about(label)}>{tip}</Tooltip> };
    return [
      path,
      {
        ...(tip !== undefined && explained),
        ...(SURETY_OPTIONAL.includes(path) && { isOptional: true }),
        ...(options !== undefined && { placeholder: WORDS.choose }),
        // A wording of the beneficiary's own is said with the question before.
        ...(path === "documentWordingTemplate" && {
          options: options?.filter(({ value }) => value !== "OTHER"),
        }),
      },
    ];
  });
  return Object.fromEntries(entries);
}
