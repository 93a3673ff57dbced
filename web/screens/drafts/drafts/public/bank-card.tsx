// What the bank of the plan asked for on a draft and what was answered, with what it gives to read.

import {
  DRAFT_BANK_FIELDS,
  FEATURES_WITH_FIELDS,
  FIELDS_OF_FEATURE,
  specialProductName,
} from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { BankResourcePlace, DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { BankResources } from "./bank-resources.tsx";

type Draft = Pick<
  DraftRecordFragment,
  "bankProfile" | "bankDetails" | "additionalSupplierDetail" | "specialProduct"
>;

const WORDS = {
  heading: (bank: string) => `For ${bank}`,
  product: "Product",
} as const;

/** Nothing where the bank asks for nothing and gives nothing to read. */
export function BankCard({ draft, place }: { readonly draft: Draft; readonly place: BankResourcePlace }) {
  const { bankProfile: profile } = draft;
  const answers = bankAnswersOf(draft);
  if (profile === null) return null;
  const isToRead = profile.resources.some((each) => each.place === place);
  if (answers.length === 0 && !isToRead) return null;
  return (
    <Card heading={WORDS.heading(profile.tradeName)}>
      <CardBody isBelowHeading>
        <div className="grid gap-4">
          {answers.length > 0 && <DefinitionList items={answers} />}
          <BankResources profile={profile} place={place} />
        </div>
      </CardBody>
    </Card>
  );
}

function bankAnswersOf(draft: Draft): Definition[] {
  const asked = draft.bankProfile?.features ?? [];
  const texts: Readonly<Record<string, string | null>> = flatTextsOf(DRAFT_BANK_FIELDS, draft);
  const fields: Readonly<Record<string, Field<unknown>>> = DRAFT_BANK_FIELDS;
  const product = specialProductName(draft.specialProduct);
  const paths = FEATURES_WITH_FIELDS.filter((feature) => asked.includes(feature)).flatMap(
    (feature): readonly string[] => FIELDS_OF_FEATURE[feature],
  );
  const isNumberAsked = texts["bankDetails.previousIdentification"] === "YES";
  const shown = paths.filter((path) => path !== "bankDetails.customerNumber" || isNumberAsked);
  return [
    ...(product === null ? [] : [{ term: WORDS.product, value: product }]),
    ...shown.map((path) => {
      const text = texts[path] ?? null;
      return { term: fields[path]?.label ?? path, value: text && (fields[path]?.show(text) ?? text) };
    }),
  ];
}
