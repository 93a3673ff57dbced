// A surety bond's own part: the bond that is asked for with what it costs, and the questions about its contract; the same for applicant and staff.

import { REVENUE_DECLARATION } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type { SuretyBondRecordFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { CheckIcon } from "../../../../ui/icons.ts";
import { TextLink } from "../../../../ui/text-link.tsx";
import { SURETY_CARD_WORDS as WORDS } from "./surety-card-words.ts";

type CardProps = { readonly bond: SuretyBondRecordFragment; readonly editHref?: string | undefined };

export function SuretyCard({ bond, editHref }: CardProps) {
  const [asked] = bond.requestedSuretyDocuments;
  const { contractQuestionnaire } = bond;
  return (
    <Card
      heading={WORDS.heading}
      action={editHref !== undefined && <TextLink href={editHref}>{WORDS.edit}</TextLink>}
      hasBody
    >
      <div className="grid gap-4">
        <DefinitionList
          items={[
            ...definitionsOf({ securityType: SURETY_OWN_FIELDS.securityType }, bond),
            ...answersShown(REQUESTED_DOCUMENT_FIELDS, asked),
            {
              term: WORDS.establishmentFee,
              value: asked?.paymentEstablishmentFee && aud(asked.paymentEstablishmentFee),
            },
            { term: WORDS.annualCost, value: asked?.paymentAnnualCost && aud(asked.paymentAnnualCost) },
          ]}
        />
        {bond.hasDeclaredRevenue === true && (
          <p className="flex gap-2 text-label text-ink-2">
            <CheckIcon className="mt-0.5 text-accent-text" />
            {REVENUE_DECLARATION}
          </p>
        )}
        <Disclosure label={WORDS.questionnaire}>
          <DefinitionList items={answersShown(QUESTIONNAIRE_FIELDS, contractQuestionnaire)} />
        </Disclosure>
      </div>
    </Card>
  );
}

/** What has been asked, in the order of the form. */
function answersShown(fields: Fields, part: object | null | undefined): Definition[] {
  const answers = flatTextsOf(fields, { ...part });
  const asked = Object.entries(fields).filter(([path]) => isAsked(path, answers));
  return definitionsOf(Object.fromEntries(asked), { ...part });
}
