// Proposes what a bank or insurer asks of applicants; drafts that are begun from its day on are asked for it once a second administrator approves it.

import {
  type AskedTexts,
  checkAskedDocuments,
} from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import {
  ASKED_VERSION_FIELDS,
  writeAskedDocuments,
} from "@bondline/domain/drafts/asked-documents/asked-document-text.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessAskedDocumentsOf } from "../asked-documents-access.ts";
import { requireAskedVersion } from "../asked-documents-rules.ts";

type Row = {
  [Field in Exclude<keyof AskedTexts, "isObligatory" | "processTypes">]?: string | null | undefined;
} & {
  isObligatory: boolean;
  processTypes: readonly ProcessType[];
};
export type ProposeAskedDocumentsInput = {
  supplierId: string;
  /** How many versions were there when it was read. */
  versionCount: number;
  documents: readonly Row[];
  startsDate?: string | null | undefined;
  reason: string;
};

export async function proposeAskedDocuments(
  tx: Transaction,
  { supplierId, versionCount, documents: rows, startsDate, reason }: ProposeAskedDocumentsInput,
): Promise<CommandResult> {
  await accessAskedDocumentsOf(tx, supplierId);
  await lockProviderRow(tx);
  const asked = await accessAskedDocumentsOf(tx, supplierId);
  const versionNow = asked.versions.length;
  requireCurrent({ version: versionNow }, versionCount);
  const { fields, values } = checkAskedDocuments(rows.map(textsOf));
  if (Object.keys(fields).length > 0) refuseFields(fields);

  const right = requireAskedVersion(tx, asked, { documents: writeAskedDocuments(values), startsDate });
  return await proposeChange(tx, {
    subject: "ASKED_DOCUMENTS",
    subjectId: asked.supplier.id,
    subjectVersion: versionNow,
    subjectName: asked.supplier.tradeName,
    proposed: {
      documents: writeAskedDocuments(right.documents),
      startsDate: ASKED_VERSION_FIELDS.startsDate.write(right.startsDate),
    },
    reason,
  });
}

function textsOf({ isObligatory, processTypes, ...texts }: Row) {
  return { ...texts, isObligatory: String(isObligatory), processTypes: processTypes.join(";") };
}
