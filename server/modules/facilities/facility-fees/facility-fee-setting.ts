// The fees of property backed facilities as a dated setting: applications that were begun before its day keep theirs.

import {
  FACILITY_FEE_VERSION_FIELDS,
  FACILITY_FEE_VERSION_RULES,
  FIRST_FACILITY_FEES,
  facilityFeeFaults,
  PAST_FACILITY_FEE_DAY_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { DatedSetting } from "../../office/dated-settings/public.ts";

const { applicationCents, ...FIRST } = FIRST_FACILITY_FEES;

export const FACILITY_FEES: DatedSetting<"facility_fees"> = {
  kind: "FACILITY_FEES",
  table: "facility_fees",
  fields: FACILITY_FEE_VERSION_FIELDS,
  columns: columnsFor<Tables["facility_fees"]>()(FACILITY_FEE_VERSION_FIELDS, {
    perGuaranteeFee: "perGuaranteeCents",
    startsDate: null,
  }),
  rules: FACILITY_FEE_VERSION_RULES,
  faults: facilityFeeFaults,
  pastMessage: PAST_FACILITY_FEE_DAY_MESSAGE,
  first: () => ({ ...FIRST, applicationFeeCents: applicationCents }),
};
