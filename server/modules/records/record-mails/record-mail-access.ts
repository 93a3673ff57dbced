// Who reads which mails were sent about a record: the provider's people who see the record.

import type { MailedRecordKind } from "@bondline/domain/records/record-mails/record-mail.ts";
import { type RefusalCode, refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessFacility } from "../../facilities/facilities/facility-access.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { accessClient } from "../../people/clients/client-access.ts";
import { listRecordMails, type RecordMail } from "./record-mail-store.ts";

type Access = (tx: Transaction, id: string) => Promise<{ id: string }>;

const ACCESS: Record<MailedRecordKind, Access> = {
  CLIENT: accessClient,
  DOCUMENT: (tx, id) => accessDocument(tx, id, ["facts"]),
  DRAFT: (tx, id) => accessDraft(tx, id),
  FACILITY: accessFacility,
  FACILITY_APPLICATION: accessApplicationDetails,
};

/** Whoever sees a record and not its mails is told that it is not there, as one who sees neither. */
const REFUSAL = {
  CLIENT: "ORGANISATION_NOT_FOUND",
  DOCUMENT: "DOCUMENT_NOT_FOUND",
  DRAFT: "DRAFT_NOT_FOUND",
  FACILITY: "FACILITY_NOT_FOUND",
  FACILITY_APPLICATION: "FACILITY_APPLICATION_NOT_FOUND",
} as const satisfies Record<MailedRecordKind, RefusalCode>;

export type MailsQuery = PageArguments & { recordKind: MailedRecordKind; recordId: string };

export async function accessRecordMails(
  tx: Transaction,
  { recordKind, recordId, ...page }: MailsQuery,
): Promise<Page<RecordMail>> {
  const { id } = await ACCESS[recordKind](tx, recordId);
  // A supplier's people see the record, and not to whom the provider writes about it.
  if (!isProviderStaff(tx.actor)) refuse(REFUSAL[recordKind], { id });
  return await listRecordMails(tx, { kind: recordKind, id }, page);
}
