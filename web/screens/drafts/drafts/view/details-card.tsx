// The facts of a draft in two columns.

import {
  DRAFT_DETAILS,
  DRAFT_FIELDS,
  type DraftFieldPath,
} from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { DELIVERY_TYPE_TEXT, purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import { type DraftRecord, expiryText } from "./draft-facts.ts";

export function DetailsCard({ draft }: { readonly draft: DraftRecord }) {
  return (
    <Card heading={VIEW_WORDS.details} hasBody>
      <DefinitionList items={detailsOf(draft)} />
    </Card>
  );
}

/** Shown elsewhere: beside the name, with another field, or on a card of its own. */
const ELSEWHERE: readonly string[] = [
  "amount",
  "specifiedOtherPurpose",
  "expiresAt",
  "expiryCondition",
  "facilityId",
] satisfies DraftFieldPath[];

export function detailsOf(draft: DraftRecord): Definition[] {
  const { deliveryDetails: delivery } = draft;
  const texts: Readonly<Record<string, string | null>> = flatTextsOf(DRAFT_DETAILS, draft);
  const instead: Readonly<Record<string, string | null>> = {
    purpose: purposeText(draft),
    expiryType: expiryText(draft),
  };
  const shown = Object.entries<Field<unknown>>(DRAFT_DETAILS).filter(([path]) => !ELSEWHERE.includes(path));
  return [
    ...shown.map(([path, { label, show }]) => {
      const text = texts[path] ?? null;
      return { term: label, value: path in instead ? (instead[path] ?? null) : text && show(text) };
    }),
    {
      term: DRAFT_FIELDS["deliveryDetails.deliveryType"].label,
      value: delivery.deliveryType && DELIVERY_TYPE_TEXT[delivery.deliveryType],
      // Kept from a choice before it: a digital original goes to nobody who is named here.
      note:
        delivery.deliveryType === "DIGITAL"
          ? undefined
          : [delivery.recipientNames, delivery.companyName, delivery.address].filter(Boolean).join(", ") ||
            undefined,
    },
  ];
}
