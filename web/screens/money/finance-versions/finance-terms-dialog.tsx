// Proposes other terms of finance.

import {
  FINANCE_TERM_FIELDS,
  type FINANCE_VERSION_FIELDS,
  FINANCE_VERSION_RULES,
  financeTermFaults,
  PAST_FINANCE_DAY_MESSAGE,
} from "@bondline/domain/money/finance/finance-terms.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { FinanceTermFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { useVersionForm } from "../../office/changes/public/use-version-form.ts";
import { VersionDialog } from "../../office/changes/public/version-dialog.tsx";
import type { ProposeDialogProps } from "../../office/changes/public/versioned-card.tsx";
import { ProposeFinanceTermsDocument } from "./finance-terms-operations.ts";
import { FINANCE_TERMS_WORDS as WORDS } from "./finance-terms-words.ts";

type Values = Record<keyof typeof FINANCE_VERSION_FIELDS | "reason", string>;

type Props = {
  /** Of the newest version. */
  readonly terms: FinanceTermFieldsFragment;
  /** The newest first. */
  readonly versions: readonly { readonly startsAt: string }[];
} & ProposeDialogProps;

const RULES = { ...FINANCE_VERSION_RULES, reason: required(CHANGE_REASON.rule) };

export function FinanceTermsDialog({ terms, versions, onProposed, onBehind, onClose }: Props) {
  const { send } = useCommand(ProposeFinanceTermsDocument, { handledByScreen: true });
  const form = useVersionForm<Values>({
    start: {
      ...typedTexts(FINANCE_TERM_FIELDS, { ...terms, termMonths: terms.termMonths.join(";") }),
      startsDate: "",
      reason: "",
    },
    versions,
    check,
    send: (values, versionCount) => send({ ...inputOf(values), versionCount }),
    onProposed,
    onBehind,
  });
  return (
    <VersionDialog form={form} words={WORDS} onClose={onClose}>
      <BoundFields of={FINANCE_TERM_FIELDS} particulars={FIGURES} />
    </VersionDialog>
  );
}

const DAYS = { isFigures: true } as const;
const FIGURES = { availabilityMinBusinessDays: DAYS, availabilityMaxBusinessDays: DAYS };

function inputOf({ termMonths, availabilityMinBusinessDays, availabilityMaxBusinessDays, ...texts }: Values) {
  return {
    ...texts,
    availabilityMinBusinessDays: Number(availabilityMinBusinessDays),
    availabilityMaxBusinessDays: Number(availabilityMaxBusinessDays),
    termMonths: termMonths.split(";").map(Number),
  };
}

function check(values: Values, days: VersionDays) {
  const checked = checkFields(RULES, values, {
    across: (version) => ({
      ...financeTermFaults(version),
      ...findStartFault(version.startsDate, days, PAST_FINANCE_DAY_MESSAGE),
    }),
  });
  return checked.ok ? {} : checked.fields;
}
