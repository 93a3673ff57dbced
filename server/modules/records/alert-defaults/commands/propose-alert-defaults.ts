// Proposes the alerts that organisations begin with; those registered from its day on have them once a second administrator approves it.

import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import type { AlertVersionField } from "@bondline/domain/records/alerts/alert-default.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessAlertDefaults } from "../alert-default-access.ts";
import { alertVersionTexts } from "../alert-default-change.ts";
import { requireAlertVersion } from "../alert-default-rules.ts";

export type ProposeAlertDefaultsInput = {
  [Field in AlertVersionField]?: string | number | boolean | null | undefined;
} & {
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeAlertDefaults(
  tx: Transaction,
  { versionCount, reason, ...texts }: ProposeAlertDefaultsInput,
): Promise<Answer> {
  await accessAlertDefaults(tx);
  const providerId = await lockProviderRow(tx);
  const defaults = await accessAlertDefaults(tx);
  const versionNow = defaults.versions.length;
  if (versionNow !== versionCount) refuse("CONFLICT", { versionRead: versionCount, versionNow });
  return await proposeChange(tx, {
    subject: "ALERT_DEFAULTS",
    subjectId: providerId,
    subjectVersion: versionNow,
    subjectName: CHANGE_SUBJECT_TEXT.ALERT_DEFAULTS,
    proposed: alertVersionTexts(requireAlertVersion(tx, defaults, flattenFields(texts))),
    reason,
  });
}
