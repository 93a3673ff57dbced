// The alerts that new organisations begin with in the contract: all versions, and proposing one; for administrators.

import {
  ALERT_DEFAULT_FIELDS,
  ALERT_VERSION_FIELDS,
  type AlertDefaults,
} from "@bondline/domain/records/alerts/alert-default.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import {
  type AlertDefaultRow,
  accessAlertDefaults,
  type OfficeAlertDefaults,
} from "./alert-default-access.ts";
import { proposeAlertDefaults } from "./commands/propose-alert-defaults.ts";

const SHOWN = {
  columns: columnsFor<AlertDefaults>()(ALERT_DEFAULT_FIELDS, {}),
  always: ["hasLadder"],
} as const;

const AlertDefaultsRef = builder.objectRef<AlertDefaults>("AlertDefaults").implement({
  description: "The alerts that an organisation begins with; a date without days is not watched.",
  fields: (t) => outputFieldsOf(t, ALERT_DEFAULT_FIELDS, SHOWN),
});

const AlertDefaultsVersionRef = builder.objectRef<AlertDefaultRow>("AlertDefaultsVersion").implement({
  description: "What organisations begin with that are registered from a moment on, until the next version.",
  fields: (t) => ({
    alerts: t.field({ type: AlertDefaultsRef, resolve: (version) => version }),
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
  }),
});

type Shown = OfficeAlertDefaults & { waitingChangeId: string | null };

const OfficeAlertDefaultsRef = builder.objectRef<Shown>("OfficeAlertDefaults").implement({
  fields: (t) => ({
    alerts: t.field({
      type: AlertDefaultsRef,
      description: "Of organisations that are registered now.",
      resolve: ({ inForce }) => inForce,
    }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null while nothing was ever set.",
      resolve: ({ inForce }) => inForce.startsAt,
    }),
    versions: t.field({
      type: [AlertDefaultsVersionRef],
      description: "The newest first.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

builder.queryField("officeAlertDefaults", (t) =>
  t.field({
    type: OfficeAlertDefaultsRef,
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const defaults = await accessAlertDefaults(tx);
      const [waiting] = await listWaitingChanges(tx, "ALERT_DEFAULTS");
      return { ...defaults, waitingChangeId: waiting?.id ?? null };
    },
  }),
);

mutation("proposeAlertDefaults", {
  whileActing: "OFFICE",
  input: inputOf("ProposeAlertDefaultsInput", (t) => ({
    ...inputFieldsOf(t, ALERT_VERSION_FIELDS),
    reason: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeAlertDefaults,
});
