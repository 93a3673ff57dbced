// A standard wording as something that two change: how its newest version stands, and what an approved change does.

import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import {
  STANDARD_WORDING_FIELDS,
  STANDARD_WORDINGS,
  type StandardFor,
  standardWordingId,
} from "@bondline/domain/drafts/wording/standard-wording.ts";
import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import { requireStandard } from "./standard-wording-rules.ts";
import { insertStandardVersion, listVersionsOf } from "./standard-wording-store.ts";

export const STANDARD_WORDING_CHANGE: ChangeSubject = {
  kind: "STANDARD_WORDING",
  fields: STANDARD_WORDING_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const of = standardWith(subjectId);
    const versions = await listVersionsOf(tx, of);
    const [newest] = versions;
    if (newest === undefined) return { texts: { ...firstStandardText(of) }, version: 0 };
    const { title, subtitle, particulars, clauses, signature, startsAt } = newest;
    const startsDate = dayAt(startsAt, DEFAULT_ZONE);
    return {
      texts: { title, subtitle, particulars, clauses, signature, startsDate },
      version: versions.length,
    };
  },
  /** What begins today is in force for drafts that are begun from this moment. */
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const of = standardWith(subjectId);
    const { startsDate, ...text } = await requireStandard(tx, of, proposed);
    await insertStandardVersion(tx, {
      ...of,
      ...text,
      startsAt: startOfVersion(startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

function standardWith(subjectId: string): StandardFor {
  return (
    STANDARD_WORDINGS.find((of) => standardWordingId(of) === subjectId) ??
    refuse("OFFICE_CHANGE_NOT_FOUND", { id: subjectId })
  );
}
