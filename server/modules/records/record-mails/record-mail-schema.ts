// Mails about a record in the contract: to whom, when, under which subject, and what became of each.

import { MAIL_STATUSES, MAILED_RECORD_KINDS } from "@bondline/domain/records/record-mails/record-mail.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { accessRecordMails } from "./record-mail-access.ts";
import type { RecordMail } from "./record-mail-store.ts";

const MailStatusRef = enumOf("MailStatus", MAIL_STATUSES);
const MailedRecordKindRef = enumOf("MailedRecordKind", MAILED_RECORD_KINDS);

const RecordMailRef = builder.objectRef<RecordMail>("RecordMail").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    fault: t.exposeString("fault", {
      nullable: true,
      description: "What the mail server said last, of one that has not arrived.",
    }),
    id: t.exposeID("id"),
    recipient: t.exposeString("recipient"),
    sentAt: t.expose("sentAt", {
      type: "DateTime",
      nullable: true,
      description: "When the mail server took it.",
    }),
    status: t.field({ type: MailStatusRef, resolve: ({ status }) => status }),
    subject: t.exposeString("subject"),
  }),
});

const RecordMailConnectionRef = connectionOf(RecordMailRef, { name: "RecordMail" });

builder.queryFields((t) => ({
  recordMails: t.field({
    description: "Newest first, for the provider's people whatever was listed while email auditing was on.",
    type: RecordMailConnectionRef,
    args: {
      ...forwards(t.arg),
      recordId: t.arg.id({ required: true }),
      recordKind: t.arg({ type: MailedRecordKindRef, required: true }),
    },
    resolve: async (_root, args, context) => accessRecordMails(await context.read(), args),
  }),
}));
