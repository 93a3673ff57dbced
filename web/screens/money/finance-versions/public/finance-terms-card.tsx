// The terms of finance, in the provider's settings: what is in force, its versions, and proposing another.

import { FINANCE_TERM_FIELDS } from "@bondline/domain/money/finance/finance-terms.ts";
import type { FinanceTermFieldsFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { useRead } from "../../../../app/use-read.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { VersionedCard } from "../../../office/changes/public/versioned-card.tsx";
import { FinanceTermsDialog } from "../finance-terms-dialog.tsx";
import { OfficeFinanceTermsDocument } from "../finance-terms-operations.ts";
import { FINANCE_TERMS_WORDS as WORDS } from "../finance-terms-words.ts";

export function FinanceTermsCard() {
  const read = useRead(OfficeFinanceTermsDocument, {});
  return (
    <VersionedCard
      words={WORDS}
      read={read}
      setting={read.data?.officeFinanceTerms}
      inForce={({ terms }) => <DefinitionList items={shown(terms)} />}
      textOf={({ terms }) => termsText(terms)}
      first={({ first }) => termsText(first)}
      propose={({ terms, versions }, dialog) => (
        <FinanceTermsDialog terms={versions[0]?.terms ?? terms} versions={versions} {...dialog} />
      )}
    />
  );
}

function shown(terms: FinanceTermFieldsFragment) {
  return definitionsOf(FINANCE_TERM_FIELDS, { ...terms, termMonths: terms.termMonths.join(";") });
}

/** A line for each, so that versions are compared by them. */
function termsText(terms: FinanceTermFieldsFragment): string {
  return shown(terms)
    .map(({ term, value }) => `${term}: ${value}`)
    .join("\n");
}
