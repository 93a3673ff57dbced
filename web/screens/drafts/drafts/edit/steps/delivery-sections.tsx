// How the original reaches the beneficiary: digital, unless a paper one is wanted.

import { DELIVERY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import { DELIVERY_TYPE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { useWatch } from "react-hook-form";
import { FormSection, FullWidth } from "../../../../../ui/form-section.tsx";
import { DELIVERY_DETAIL, SECTION_WORDS } from "../../draft-words.ts";
import { DraftField, DraftRadio } from "../draft-fields.tsx";
import type { DraftFormValues } from "../draft-form-values.ts";

/** The usual one first. */
const TYPES = DELIVERY_TYPES.toSorted(
  (one, other) => Number(other === "DIGITAL") - Number(one === "DIGITAL"),
);

const DELIVERY_OPTIONS = TYPES.map((value) => ({
  value,
  label: DELIVERY_TYPE_TEXT[value],
  detail: DELIVERY_DETAIL[value],
}));

export function DeliverySections() {
  return (
    <>
      <FormSection {...SECTION_WORDS.delivery}>
        <FullWidth>
          <DraftRadio name="deliveryDetails.deliveryType" label="Delivery type" options={DELIVERY_OPTIONS} />
        </FullWidth>
      </FormSection>
      <Recipient />
    </>
  );
}

/** A digital original goes to the beneficiary's contact, so there is nobody else to name. */
function Recipient() {
  const type = useWatch<DraftFormValues, "deliveryDetails.deliveryType">({
    name: "deliveryDetails.deliveryType",
  });
  if (type !== "COURIER" && type !== "COLLECTION") return null;
  return (
    <FormSection {...SECTION_WORDS.recipient}>
      <DraftField name="deliveryDetails.recipientNames" />
      <DraftField name="deliveryDetails.companyName" label="Company" isOptional />
      <DraftField name="deliveryDetails.phoneNumber" label="Phone" />
      {type === "COURIER" && (
        <FullWidth>
          <DraftField name="deliveryDetails.address" />
        </FullWidth>
      )}
    </FormSection>
  );
}
