// The alerts that new organisations begin with as a dated setting: those that were registered before its day keep theirs.

import {
  ALERT_VERSION_FIELDS,
  ALERT_VERSION_RULES,
  NO_ALERTS,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/records/alerts/alert-default.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { DatedSetting } from "../../office/dated-settings/public.ts";

export const ALERT_DEFAULTS: DatedSetting<"alert_default"> = {
  kind: "ALERT_DEFAULTS",
  table: "alert_default",
  fields: ALERT_VERSION_FIELDS,
  columns: columnsFor<Tables["alert_default"]>()(ALERT_VERSION_FIELDS, { startsDate: null }),
  rules: ALERT_VERSION_RULES,
  pastMessage: PAST_DAY_MESSAGE,
  first: () => NO_ALERTS,
};
