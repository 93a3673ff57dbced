// The alerts that new organisations begin with as something that two change: how the newest version stands, and what an approved change does.

import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { ALERT_VERSION_FIELDS, type AlertDefaults } from "@bondline/domain/records/alerts/alert-default.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import { accessAlertDefaults } from "./alert-default-access.ts";
import { requireAlertVersion } from "./alert-default-rules.ts";
import { insertAlertDefault } from "./alert-default-store.ts";

export const ALERT_DEFAULTS_CHANGE: ChangeSubject = {
  kind: "ALERT_DEFAULTS",
  fields: ALERT_VERSION_FIELDS,
  present: async (tx: Transaction) => {
    const { inForce, versions } = await accessAlertDefaults(tx);
    const [newest] = versions;
    const startsDate = newest === undefined ? null : dayAt(newest.startsAt, DEFAULT_ZONE);
    return { texts: alertVersionTexts({ ...(newest ?? inForce), startsDate }), version: versions.length };
  },
  /** What begins today is in force for organisations that are registered from this moment. */
  apply: async (tx: Transaction, { id, proposed }: ProposedChange) => {
    const asked = await accessAlertDefaults(tx);
    const { startsDate, ...defaults } = requireAlertVersion(tx, asked, proposed);
    await insertAlertDefault(tx, {
      ...defaults,
      startsAt: startOfVersion(startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

type Version = AlertDefaults & { readonly startsDate: PlainDate | null };

export function alertVersionTexts(version: Version): ChangeTexts {
  const { hasLadder, expiresAtDays, expectedReturnDays, interestEndDays, startsDate } = version;
  return {
    hasLadder: String(hasLadder),
    expiresAtDays: textOf(expiresAtDays),
    expectedReturnDays: textOf(expectedReturnDays),
    interestEndDays: textOf(interestEndDays),
    startsDate,
  };
}

function textOf(days: number | null): string | null {
  return days === null ? null : String(days);
}
