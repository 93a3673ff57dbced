// Proposes other amounts of the referral programme.

import {
  REFERRAL_AMOUNT_FIELDS as AMOUNT,
  PAST_REFERRAL_DAY_MESSAGE,
  type REFERRAL_VERSION_FIELDS,
  REFERRAL_VERSION_RULES,
} from "@bondline/domain/money/referrals/referral-programme.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { ReferralAmountFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { useVersionForm } from "../../office/changes/public/use-version-form.ts";
import { VersionDialog } from "../../office/changes/public/version-dialog.tsx";
import type { ProposeDialogProps } from "../../office/changes/public/versioned-card.tsx";
import { ProposeReferralProgrammeDocument } from "./referral-programme-operations.ts";
import { REFERRAL_PROGRAMME_WORDS as WORDS } from "./referral-programme-words.ts";

type Values = Record<keyof typeof REFERRAL_VERSION_FIELDS | "reason", string>;

type Props = {
  /** Of the newest version. */
  readonly amounts: ReferralAmountFieldsFragment;
  /** The newest first. */
  readonly versions: readonly { readonly startsAt: string }[];
} & ProposeDialogProps;

const RULES = { ...REFERRAL_VERSION_RULES, reason: required(CHANGE_REASON.rule) };

export function ReferralProgrammeDialog({ amounts, versions, onProposed, onBehind, onClose }: Props) {
  const { send } = useCommand(ProposeReferralProgrammeDocument, { handledByScreen: true });
  const form = useVersionForm<Values>({
    start: { ...typedTexts(AMOUNT, amounts), startsDate: "", reason: "" },
    versions,
    check,
    send: (values, versionCount) => send({ ...values, versionCount }),
    onProposed,
    onBehind,
  });
  return (
    <VersionDialog form={form} words={WORDS} onClose={onClose}>
      <BoundField name="refereeDiscountAmount" field={AMOUNT.refereeDiscountAmount} help={WORDS.amountHelp} />
      <BoundField name="referrerDiscountAmount" field={AMOUNT.referrerDiscountAmount} />
    </VersionDialog>
  );
}

function check(values: Values, days: VersionDays) {
  const checked = checkFields(RULES, values, {
    across: ({ startsDate }) => findStartFault(startsDate, days, PAST_REFERRAL_DAY_MESSAGE),
  });
  return checked.ok ? {} : checked.fields;
}
