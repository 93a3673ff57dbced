// Proposes other amounts of the referral programme.

import {
  REFERRAL_AMOUNT_FIELDS as AMOUNT,
  PAST_REFERRAL_DAY_MESSAGE,
  REFERRAL_VERSION_FIELDS,
  REFERRAL_VERSION_RULES,
} from "@bondline/domain/money/referrals/referral-programme.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import type { ReferralAmountFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { typedTexts } from "../../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { VERSION_WORDS } from "../versions/version-words.ts";
import type { ProposeDialogProps } from "../versions/versioned-card.tsx";
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
  const [newest] = versions;
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const { send } = useCommand(ProposeReferralProgrammeDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { ...typedTexts(AMOUNT, amounts), startsDate: "", reason: "" },
    resolver: validatedOn({ today, after }),
    save: (values) => send({ ...values, versionCount: versions.length }),
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
      <BoundField name="refereeDiscountAmount" field={AMOUNT.refereeDiscountAmount} help={WORDS.amountHelp} />
      <BoundField name="referrerDiscountAmount" field={AMOUNT.referrerDiscountAmount} />
      <BoundField name="startsDate" field={REFERRAL_VERSION_FIELDS.startsDate} min={today} today={today} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

function validatedOn(days: VersionDays) {
  return validatedBy<Values>((values) => {
    const checked = checkFields(RULES, values, {
      across: ({ startsDate }) => findStartFault(startsDate, days, PAST_REFERRAL_DAY_MESSAGE),
    });
    return checked.ok ? {} : checked.fields;
  });
}
