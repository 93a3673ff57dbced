// Proposes other fees of property backed facilities.

import {
  FACILITY_FEE_FIELDS,
  type FACILITY_FEE_VERSION_FIELDS,
  FACILITY_FEE_VERSION_RULES,
  facilityFeeFaults,
  PAST_FACILITY_FEE_DAY_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { FacilityFeeFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { useVersionForm } from "../../office/changes/public/use-version-form.ts";
import { VersionDialog } from "../../office/changes/public/version-dialog.tsx";
import type { ProposeDialogProps } from "../../office/changes/public/versioned-card.tsx";
import { ProposeFacilityFeesDocument } from "./facility-fees-operations.ts";
import { FACILITY_FEES_WORDS as WORDS } from "./facility-fees-words.ts";

type Values = Record<keyof typeof FACILITY_FEE_VERSION_FIELDS | "reason", string>;

type Props = {
  /** Of the newest version. */
  readonly fees: FacilityFeeFieldsFragment;
  /** The newest first. */
  readonly versions: readonly { readonly startsAt: string }[];
} & ProposeDialogProps;

const RULES = { ...FACILITY_FEE_VERSION_RULES, reason: required(CHANGE_REASON.rule) };
const HELP = { applicationFee: { help: WORDS.feeHelp } };

export function FacilityFeesDialog({ fees, versions, onProposed, onBehind, onClose }: Props) {
  const { send } = useCommand(ProposeFacilityFeesDocument, { handledByScreen: true });
  const form = useVersionForm<Values>({
    start: { ...typedTexts(FACILITY_FEE_FIELDS, fees), startsDate: "", reason: "" },
    versions,
    check,
    send: (values, versionCount) => send({ ...values, versionCount }),
    onProposed,
    onBehind,
  });
  return (
    <VersionDialog form={form} words={WORDS} onClose={onClose}>
      <BoundFields of={FACILITY_FEE_FIELDS} particulars={HELP} />
    </VersionDialog>
  );
}

function check(values: Values, days: VersionDays) {
  const checked = checkFields(RULES, values, {
    across: (version) => ({
      ...facilityFeeFaults(version),
      ...findStartFault(version.startsDate, days, PAST_FACILITY_FEE_DAY_MESSAGE),
    }),
  });
  return checked.ok ? {} : checked.fields;
}
