// A person on a draft shows it to an organisation of theirs, which reads it and comments; or to none any more.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToShow } from "../collaborator-access.ts";
import { saveShownTo } from "../collaborator-store.ts";

export type ShareDraftInput = { draftId: string; organisationId?: string | null | undefined };

export async function shareDraftToOrganisationFromCollaborator(
  tx: Transaction,
  { draftId, organisationId = null }: ShareDraftInput,
): Promise<CommandResult> {
  const { record, own, shownTo } = await accessDraftToShow(tx, { draftId, organisationId });
  await saveShownTo(
    tx,
    record,
    own.map(({ id }) => id),
    shownTo,
  );
  await tx.announce("draft", { id: record.id, organisationId: record.organisationId });
  return { draftId: record.id };
}
