// Asks the bank to do something about an issued document: whoever issued it is told, and it appears at its desk.

import {
  ASK_BANK_RULES,
  isOpenBankAction,
  OPEN_BANK_ACTIONS_MAX,
} from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { asBankActionId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFileOf } from "../../document-files/public.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import { bankActionsOf } from "../bank-action-part.ts";
import { insertBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export type RequestBankActionInput = {
  documentId: string;
  kind: string;
  note: string;
  fileId?: string | null | undefined;
};

const TOO_MANY_MESSAGE = `The bank is working on ${OPEN_BANK_ACTIONS_MAX} things for this guarantee. Wait for an answer, or withdraw one.`;

export async function requestBankAction(
  tx: Transaction,
  { documentId, fileId, ...texts }: RequestBankActionInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const document = await accessDocumentToChange(
    tx,
    { id: documentId, version: undefined },
    "CAN_REQUEST_BANK_ACTION",
  );
  const open = bankActionsOf(document).filter(isOpenBankAction);
  if (open.length >= OPEN_BANK_ACTIONS_MAX) refuseFields({ kind: TOO_MANY_MESSAGE });
  const asked = requireFields(ASK_BANK_RULES, texts);

  const id = asBankActionId(tx.newId());
  await insertBankAction(tx, document, {
    ...asked,
    id,
    fileId: requireFileOf(document, fileId),
    requestedBy: accountId,
    requestedByName: `${givenName} ${familyName}`,
  });
  await notifyOfBankAction(tx, document, {
    id,
    kind: asked.kind,
    news: "BANK_ACTION_ASKED",
    text: asked.note,
  });
  return { documentId: document.id };
}
