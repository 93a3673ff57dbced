// What is said about the work of a bank or insurer, in the database: SQL and nothing else. Rows come and go by triggers of what is said.

import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { SupplierId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { likeText } from "../../../database/like-text.ts";
import { listRows } from "../../../database/read-rows.ts";
import { PAGE_COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isOfClient } from "../../people/organisations/public.ts";

export type BankThreadRow = Omit<Tables["bank_thread"], "topic"> & {
  topic: RequiredDocumentType | null;
  organisationName: string | null;
  lastWords: string | null;
};

export type BankThreadFilter = { supplierId: SupplierId; awaitsBank: boolean; search: string };

const saidLast = (table: string, { record, words = "content", at = "created_at" }: Said) =>
  `(select w.${words} from ${table} w where w.${record} = t.subject_id and w.${at} = t.last_said_at order by w.id desc limit 1)`;
type Said = { record: string; words?: string; at?: string };
const QUESTIONS = "facility_application_question";

/** What was said last is read from where it stands: a copy of it would have to be taken back too. */
const LAST_WORDS = `case t.kind
  when 'DRAFT' then ${saidLast("draft_comment", { record: "draft_id" })}
  when 'DOCUMENT' then ${saidLast("document_comment", { record: "document_id" })}
  when 'REQUIRED_DOCUMENT' then ${saidLast("draft_required_document_message", { record: "required_document_id", words: "message" })}
  else coalesce(${saidLast("facility_application_comment", { record: "facility_application_id" })},
    ${saidLast(QUESTIONS, { record: "application_id", words: "answer", at: "answered_at" })},
    ${saidLast(QUESTIONS, { record: "application_id", words: "question" })}) end`;

export async function listBankThreads(
  tx: Transaction,
  { supplierId, awaitsBank, search }: BankThreadFilter,
  list: PageArguments,
) {
  const words = likeText(search);
  const conditions = [
    "t.supplier_id = $1",
    ...(awaitsBank ? ["t.awaits_bank"] : []),
    ...(words === ""
      ? []
      : [
          `(lower(t.reference) like '%' || $2 || '%' or lower(t.last_author_name) like '%' || $2 || '%' or ${isOfClient("t.organisation_id", "$2")})`,
        ]),
  ];
  return await listRows<BankThreadRow>(tx, list, {
    keyset: {
      column: "t.last_said_at",
      cast: "timestamptz",
      id: "t.id",
      direction: awaitsBank ? "ASC" : "DESC",
    },
    columns: `t.*, o.name as organisation_name, ${LAST_WORDS} as last_words`,
    from: "bank_thread t left join named_client o on o.id = t.organisation_id",
    where: conditions.join(" and "),
    values: [supplierId, ...(words === "" ? [] : [words])],
    counted: "bank_thread t",
    countedTo: PAGE_COUNT_MAX,
  });
}
