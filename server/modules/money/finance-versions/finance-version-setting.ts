// On what terms finance is advertised as a dated setting: no enquiry that was sent changes.

import {
  FINANCE_VERSION_FIELDS,
  FINANCE_VERSION_RULES,
  financeTermFaults,
  PAST_FINANCE_DAY_MESSAGE,
} from "@bondline/domain/money/finance/finance-terms.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { DatedSetting } from "../../office/dated-settings/public.ts";
import { requireFirstOffer } from "../finance/public.ts";

export const FINANCE_TERMS: DatedSetting<"finance_terms"> = {
  kind: "FINANCE_TERMS",
  table: "finance_terms",
  fields: FINANCE_VERSION_FIELDS,
  columns: columnsFor<Tables["finance_terms"]>()(FINANCE_VERSION_FIELDS, {
    annualRate: "annualRatePercentage",
    availabilityMinBusinessDays: "availableMinBusinessDays",
    availabilityMaxBusinessDays: "availableMaxBusinessDays",
    startsDate: null,
  }),
  rules: FINANCE_VERSION_RULES,
  faults: financeTermFaults,
  pastMessage: PAST_FINANCE_DAY_MESSAGE,
  first: requireFirstOffer,
};
