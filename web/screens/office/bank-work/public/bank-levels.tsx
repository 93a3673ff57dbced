// A bank's service levels as a list: each kind of work with its business hours, or that it has none.

import { BANK_SERVICE_FIELDS } from "@bondline/domain/office/bank-work/bank-service-fields.ts";
import type { BankServiceFieldsFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { BANK_SERVICE_WORDS as WORDS } from "./bank-work-words.ts";

export function BankLevels({ service }: { readonly service: BankServiceFieldsFragment }) {
  const items = definitionsOf(BANK_SERVICE_FIELDS, service).map(({ term, value }) => ({
    term,
    value: value ?? WORDS.none,
  }));
  return <DefinitionList items={items} />;
}
