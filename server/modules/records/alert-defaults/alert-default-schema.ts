// The alerts that new organisations begin with in the contract, with all their versions.

import { ALERT_DEFAULT_FIELDS, type AlertDefaults } from "@bondline/domain/records/alerts/alert-default.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { addDatedSetting } from "../../office/dated-settings/public.ts";
import { ALERT_DEFAULTS } from "./alert-default-setting.ts";
import { proposeAlertDefaults } from "./commands/propose-alert-defaults.ts";

const SHOWN = {
  columns: columnsFor<AlertDefaults>()(ALERT_DEFAULT_FIELDS, {}),
  always: ["hasLadder"],
} as const;

const AlertDefaultsRef = builder.objectRef<AlertDefaults>("AlertDefaults").implement({
  description: "The alerts that an organisation begins with; a date without days is not watched.",
  fields: (t) => outputFieldsOf(t, ALERT_DEFAULT_FIELDS, SHOWN),
});

addDatedSetting(ALERT_DEFAULTS, {
  name: "AlertDefaults",
  query: "officeAlertDefaults",
  propose: "proposeAlertDefaults",
  run: proposeAlertDefaults,
  of: { field: "alerts", type: AlertDefaultsRef, shown: (kept) => kept },
  words: {
    version: "What organisations begin with that are registered from a moment on, until the next version.",
    now: "Of organisations that are registered now.",
    startsAt: "Null while nothing was ever set.",
  },
});
