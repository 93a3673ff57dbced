// The fields of the contact details, the same for an enquiry and for an application.

import {
  FINANCE_CONTACT_FIELDS,
  FINANCE_ENQUIRY_FIELDS,
} from "@bondline/domain/money/finance/finance-fields.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";

const FIELDS = { ...FINANCE_CONTACT_FIELDS, message: FINANCE_ENQUIRY_FIELDS.message };

export function ContactFields() {
  return (
    <BoundFields
      of={FIELDS}
      particulars={{
        givenName: { autoComplete: "given-name" },
        familyName: { autoComplete: "family-name" },
        emailAddress: { autoComplete: "email" },
        phoneNumber: { autoComplete: "tel", isFigures: true },
        preferredTime: { isWide: true },
        message: { isOptional: true },
      }}
    />
  );
}
