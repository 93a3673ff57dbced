// The mail that brings a prepared request to the person whom it was prepared for.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { preparedRequestMail } from "../../../mail-messages/prepared-request-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { PreparedRequestRow } from "./prepared-request-record.ts";

export async function sendPreparedRequest(
  tx: Transaction,
  origination: Pick<
    PreparedRequestRow,
    | "id"
    | "emailAddress"
    | "processType"
    | "amountCents"
    | "beneficiaryName"
    | "preparedBy"
    | "note"
    | "lastDate"
  >,
): Promise<void> {
  const { id, emailAddress, processType, ...facts } = origination;
  await queueMail(tx, {
    intent: `origination ${id}`,
    to: [emailAddress],
    content: preparedRequestMail({
      ...facts,
      what: PROCESS_TYPE_TEXT[processType].toLowerCase(),
      link: `${tx.app.settings.publicUrl}/originations/${id}`,
    }),
  });
}
