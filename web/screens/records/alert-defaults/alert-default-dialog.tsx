// Proposes other alerts for organisations to begin with.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import {
  ALERT_DEFAULT_FIELDS as ALERT,
  type ALERT_VERSION_FIELDS,
  ALERT_VERSION_RULES,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/records/alerts/alert-default.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { AlertDefaultFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { textOrNull, typedTexts } from "../../../app/fields/field-texts.ts";
import { useVersionForm } from "../../office/changes/public/use-version-form.ts";
import { VersionDialog } from "../../office/changes/public/version-dialog.tsx";
import type { ProposeDialogProps } from "../../office/changes/public/versioned-card.tsx";
import { ProposeAlertDefaultsDocument } from "./alert-default-operations.ts";
import { ALERT_DEFAULT_WORDS as WORDS } from "./alert-default-words.ts";

type Values = Record<keyof typeof ALERT_VERSION_FIELDS | "reason", string>;

type Props = {
  /** Of the newest version. */
  readonly alerts: AlertDefaultFieldsFragment;
  /** The newest first. */
  readonly versions: readonly { readonly startsAt: string }[];
} & ProposeDialogProps;

const DAYS = { isOptional: true, isFigures: true } as const;
const RULES = { ...ALERT_VERSION_RULES, reason: required(CHANGE_REASON.rule) };

export function AlertDefaultDialog({ alerts, versions, onProposed, onBehind, onClose }: Props) {
  const { send } = useCommand(ProposeAlertDefaultsDocument, { handledByScreen: true });
  const form = useVersionForm<Values>({
    start: { ...typedTexts(ALERT, alerts), startsDate: "", reason: "" },
    versions,
    check,
    send: ({ reason, ...values }, versionCount) => send({ ...inputOf(values), reason, versionCount }),
    onProposed,
    onBehind,
  });
  return (
    <VersionDialog form={form} words={WORDS} onClose={onClose}>
      <BoundField name="hasLadder" field={ALERT.hasLadder} />
      <BoundField name="expiresAtDays" field={ALERT.expiresAtDays} {...DAYS} help={WORDS.daysHelp} />
      <BoundField name="expectedReturnDays" field={ALERT.expectedReturnDays} {...DAYS} />
      <BoundField name="interestEndDays" field={ALERT.interestEndDays} {...DAYS} />
    </VersionDialog>
  );
}

function inputOf({ hasLadder, startsDate, ...days }: Omit<Values, "reason">) {
  return {
    hasLadder: hasLadder === "true",
    startsDate,
    expiresAtDays: daysOrNull(days.expiresAtDays),
    expectedReturnDays: daysOrNull(days.expectedReturnDays),
    interestEndDays: daysOrNull(days.interestEndDays),
  };
}

function daysOrNull(typed: string): number | null {
  const text = textOrNull(typed);
  return text === null ? null : Number(text);
}

function check(values: Values, days: VersionDays) {
  const checked = checkFields(RULES, values, {
    across: ({ startsDate }) => findStartFault(startsDate, days, PAST_DAY_MESSAGE),
  });
  return checked.ok ? {} : checked.fields;
}
