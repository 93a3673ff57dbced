// Proposes other alerts for organisations to begin with.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import {
  ALERT_DEFAULT_FIELDS as ALERT,
  ALERT_VERSION_FIELDS,
  ALERT_VERSION_RULES,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/records/alerts/alert-default.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import type { AlertDefaultFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { textOrNull, typedTexts } from "../../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { VERSION_WORDS } from "../versions/version-words.ts";
import type { ProposeDialogProps } from "../versions/versioned-card.tsx";
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
  const [newest] = versions;
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const { send } = useCommand(ProposeAlertDefaultsDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { ...typedTexts(ALERT, alerts), startsDate: "", reason: "" },
    resolver: validatedOn({ today, after }),
    save: ({ reason, ...values }) => send({ ...inputOf(values), reason, versionCount: versions.length }),
    onSaved: () => {
      notify({ tone: "ok", title: VERSION_WORDS.proposed, detail: VERSION_WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  return (
    <FormDialog
      record={record}
      title={VERSION_WORDS.changeOf(WORDS.subject)}
      sentence={WORDS.proposeSentence}
      submit={VERSION_WORDS.propose}
      notSaved={VERSION_WORDS.notProposed}
      onClose={onClose}
    >
      <BoundField name="hasLadder" field={ALERT.hasLadder} />
      <BoundField name="expiresAtDays" field={ALERT.expiresAtDays} {...DAYS} help={WORDS.daysHelp} />
      <BoundField name="expectedReturnDays" field={ALERT.expectedReturnDays} {...DAYS} />
      <BoundField name="interestEndDays" field={ALERT.interestEndDays} {...DAYS} />
      <BoundField name="startsDate" field={ALERT_VERSION_FIELDS.startsDate} min={today} today={today} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
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

function validatedOn(days: VersionDays) {
  return validatedBy<Values>((values) => {
    const checked = checkFields(RULES, values, {
      across: ({ startsDate }) => findStartFault(startsDate, days, PAST_DAY_MESSAGE),
    });
    return checked.ok ? {} : checked.fields;
  });
}
