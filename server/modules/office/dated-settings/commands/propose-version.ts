// Proposes a version of a dated setting; it holds from its day on once a second administrator approves it.

import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import type { RawFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../changes/commands/propose-change.ts";
import { lockProviderRow } from "../../changes/public.ts";
import { type DatedSetting, requireVersion, textsOfValues, type VersionTable } from "../dated-setting.ts";
import { accessDatedSetting } from "../dated-setting-access.ts";

export type ProposeVersionInput = {
  texts: RawFields;
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeVersion<T extends VersionTable>(
  tx: Transaction,
  setting: DatedSetting<T>,
  { texts, versionCount, reason }: ProposeVersionInput,
): Promise<CommandResult> {
  await accessDatedSetting(tx, setting);
  const providerId = await lockProviderRow(tx);
  const { versions } = await accessDatedSetting(tx, setting);
  requireCurrent({ version: versions.length }, versionCount);
  const [latest] = versions;
  return await proposeChange(tx, {
    subject: setting.kind,
    subjectId: providerId,
    subjectVersion: versions.length,
    subjectName: CHANGE_SUBJECT_TEXT[setting.kind],
    proposed: textsOfValues(setting, requireVersion(tx, { setting, latest, texts })),
    reason,
  });
}
