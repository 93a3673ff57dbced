// What waits after issue, in the contract: by kind, how much and the first of it.

import { DOCUMENT_TASK_KINDS } from "@bondline/domain/documents/document-tasks/document-task.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { type DocumentTasks, readDocumentTasks } from "./document-task-access.ts";
import type { DocumentTask } from "./document-task-store.ts";

const KindRef = enumOf("DocumentTaskKind", DOCUMENT_TASK_KINDS);

const DocumentTaskRef = builder.objectRef<DocumentTask>("DocumentTask").implement({
  fields: (t) => ({
    about: t.exposeString("about", {
      nullable: true,
      description: "What has to be reached, or why the original is asked back.",
    }),
    amount: t.expose("amountCents", { type: "Decimal" }),
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    documentId: t.exposeID("documentId"),
    dueDate: t.expose("dueDate", { type: "Date", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
    since: t.expose("since", { type: "DateTime" }),
  }),
});

const DocumentTasksRef = builder.objectRef<DocumentTasks>("DocumentTasks").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: KindRef }),
    tasks: t.field({
      type: [DocumentTaskRef],
      description: "What is due first, else what waits longest; 10 at most.",
      resolve: ({ tasks }) => tasks,
    }),
    totalCount: t.exposeInt("totalCount"),
  }),
});

builder.queryField("documentTasks", (t) =>
  t.field({
    type: [DocumentTasksRef],
    description:
      "What waits after issue for the person who asks: of the named organisation's own documents, and of those shared with them as beneficiary.",
    args: { organisationId: t.arg.id() },
    resolve: async (_root, { organisationId }, context) =>
      readDocumentTasks(await context.read(), organisationId),
  }),
);
