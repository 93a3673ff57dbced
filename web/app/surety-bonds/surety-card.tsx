// A surety bond's own part: the bond that is asked for with what it costs, and the questions about its contract; the same for applicant and staff.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  REVENUE_DECLARATION,
  SURETY_SECURITY_TEXT,
} from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { SuretyBondFieldsFragment } from "../../api/generated/graphql.ts";
import { Card, CardBody } from "../../ui/card.tsx";
import { DefinitionList } from "../../ui/definition-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { CheckIcon } from "../../ui/icons.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { answersShown, flatAnswers } from "./surety-text.ts";
import { SURETY_CARD_WORDS as WORDS } from "./surety-words.ts";

type CardProps = { readonly bond: SuretyBondFieldsFragment; readonly editHref?: string | undefined };

export function SuretyCard({ bond, editHref }: CardProps) {
  const [asked] = bond.requestedSuretyDocuments;
  const { securityType, contractQuestionnaire } = bond;
  return (
    <Card
      heading={WORDS.heading}
      action={editHref !== undefined && <TextLink href={editHref}>{WORDS.edit}</TextLink>}
    >
      <CardBody isBelowHeading>
        <div className="grid gap-4">
          <DefinitionList
            items={[
              {
                term: WORDS.securityType,
                value: securityType === null ? null : SURETY_SECURITY_TEXT[securityType],
              },
              ...answersShown(REQUESTED_DOCUMENT_FIELDS, flatAnswers(asked)),
              { term: WORDS.establishmentFee, value: aud(asked?.paymentEstablishmentFee) },
              { term: WORDS.annualCost, value: aud(asked?.paymentAnnualCost) },
            ]}
          />
          {bond.hasDeclaredRevenue === true && (
            <p className="flex gap-2 text-label text-ink-2">
              <CheckIcon className="mt-0.5 text-accent-text" />
              {REVENUE_DECLARATION}
            </p>
          )}
          <Disclosure label={WORDS.questionnaire}>
            <DefinitionList items={answersShown(QUESTIONNAIRE_FIELDS, flatAnswers(contractQuestionnaire))} />
          </Disclosure>
        </div>
      </CardBody>
    </Card>
  );
}

function aud(decimal: string | null | undefined): string | null {
  return decimal === null || decimal === undefined ? null : formatAud(centsFromDecimal(decimal));
}
