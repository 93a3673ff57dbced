// Mails who is notified of a record what was said about it in one quarter of an hour, once none of it can be taken back any more.

import { commentBatch } from "@bondline/domain/records/comments/comment.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../mail/public.ts";
import { commentsMail } from "./comment-mails.ts";
import { type CommentReader, listReaders, listSaidBetween } from "./comment-store.ts";
import type { CommentedRecord } from "./notify-of-comment.ts";

const COMMENTS = { system: "Comments" };

/** Repeats harmlessly: nobody is written to twice for the same time. Who may read it is asked again now. */
export async function mailComments(
  app: App,
  { record, from }: { record: CommentedRecord; from: Instant },
): Promise<void> {
  await runTransaction(app, COMMENTS, async (tx) => {
    const said = await listSaidBetween(tx, record, commentBatch(from));
    if (said.length === 0) return;
    for (const reader of await listReaders(tx, record)) {
      const news = said.filter(({ authorId }) => authorId !== reader.accountId);
      if (news.length === 0) continue;
      await queueMail(tx, {
        intent: `comments ${record.id} ${from}`,
        record: { kind: MAILED[record.kind], id: record.id },
        to: [reader.email],
        content: commentsMail({
          givenName: reader.givenName,
          of: reader.isStaff ? "STAFF" : MAILED[record.kind],
          reference: record.referenceNumber,
          comments: news.map(({ authorName, content }) => ({ authorName, content })),
          link: `${app.settings.publicUrl}${pageFor(reader, record)}`,
        }),
      });
    }
  });
}

const MAILED = {
  draft: "DRAFT",
  document: "DOCUMENT",
  facility_application: "FACILITY_APPLICATION",
} as const satisfies Record<CommentedRecord["kind"], string>;

function pageFor({ isStaff }: CommentReader, { kind, id, organisationId }: CommentedRecord): string {
  if (kind === "facility_application") return `/facilities/apply/${id}`;
  if (kind === "document") return `/documents/${id}/view`;
  return isStaff ? `/staff/drafts/${id}` : `/drafts/${organisationId}/${id}/view`;
}
