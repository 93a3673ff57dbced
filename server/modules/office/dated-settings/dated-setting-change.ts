// A dated setting as something that two change: how the newest version stands, and what an approved change does.

import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { valuesByColumn } from "../../../fields/field-columns.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../changes/public.ts";
import {
  type DatedSetting,
  requireVersion,
  startsDateOf,
  textsOfKept,
  type VersionTable,
} from "./dated-setting.ts";
import { accessDatedSetting } from "./dated-setting-access.ts";
import { insertVersion } from "./dated-setting-store.ts";

export function changeOfSetting<T extends VersionTable>(setting: DatedSetting<T>): ChangeSubject {
  const { kind, table, fields, columns } = setting;
  return {
    kind,
    fields,
    present: async (tx: Transaction) => {
      const { inForce, versions } = await accessDatedSetting(tx, setting);
      const [newest] = versions;
      return {
        texts: textsOfKept(setting, newest ?? inForce, startsDateOf(newest)),
        version: versions.length,
      };
    },
    /** What begins today holds from this moment, and nothing that was said before changes. */
    apply: async (tx: Transaction, { id, proposed }: ProposedChange) => {
      const {
        versions: [latest],
      } = await accessDatedSetting(tx, setting);
      const version = requireVersion(tx, { setting, latest, texts: proposed });
      await insertVersion(tx, table, {
        kept: valuesByColumn(fields, columns, version),
        startsAt: startOfVersion(version.startsDate, tx.now),
        changeId: id,
        providerId: await lockProviderRow(tx),
      });
    },
  };
}
