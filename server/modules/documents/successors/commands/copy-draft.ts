// Makes a new draft from another one, whatever became of that: with its facts as far as they are still valid, and none of its decisions.

import { takenOver } from "@bondline/domain/documents/successors/successor.ts";
import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { textsByPath } from "../../../../fields/field-columns.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { createDraft } from "../../../drafts/drafts/commands/create-draft.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { DRAFT_COLUMNS } from "../../../drafts/drafts/public.ts";
import { PARTY_COLUMNS } from "../../../parties/parties/public.ts";
import { accessDraftToCopy } from "../successor-access.ts";
import { facilityToTakeOver, fillSuretyBond } from "../taken-over.ts";

/** The other draft is only read, so it is not locked: what is copied is what it says now. */
export async function copyDraft(tx: Transaction, { id }: { id: string }): Promise<CommandResult> {
  const source = await accessDraftToCopy(tx, id);
  const { organisationId, processType } = source;
  const { draft } = takenOver("COPY", {
    texts: {
      ...textsByPath(DRAFT_FIELDS, DRAFT_COLUMNS, source),
      facilityId: await facilityToTakeOver(tx, { ...source, kind: processType }),
    },
    parties: source.parties.map((party) => textsByPath(DRAFT_PARTY_FIELDS, PARTY_COLUMNS, party)),
    today: dayAt(tx.now, DEFAULT_ZONE),
  });
  const created = await createDraft(tx, { organisationId, processType, draft });
  const draftId = asDraftId(String(created.draftId));
  if (processType === "SURETY_BOND") {
    const granted = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_EDIT");
    await fillSuretyBond(tx, granted, draft);
  }
  return { draftId };
}
