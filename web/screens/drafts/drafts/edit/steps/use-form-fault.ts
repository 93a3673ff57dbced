// Whether the form of wording still fits how the guarantee ends, since that may be changed after the form was chosen.

import { findFormFault } from "@bondline/domain/drafts/drafts/contract-forms.ts";
import { CONTRACT_FORMS, EXPIRY_TYPES } from "@bondline/domain/drafts/drafts/draft.ts";
import { useWatch } from "react-hook-form";
import type { DraftFormValues } from "../draft-form-values.ts";

export function useFormFault(): string | undefined {
  const [processType, form, expiry] = useWatch<
    DraftFormValues,
    ["processType", "contractForm", "expiryType"]
  >({ name: ["processType", "contractForm", "expiryType"] });
  const expiryType = EXPIRY_TYPES.find((each) => each === expiry) ?? null;
  return findFormFault(CONTRACT_FORMS.find((each) => each === form) ?? null, { processType, expiryType });
}
