// What waits after issue, in the contract: by kind, how much and the first of it.

import { requestSentence } from "@bondline/domain/documents/document-requests/document-request-sentence.ts";
import { waitsFor } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import { DOCUMENT_TASK_KINDS } from "@bondline/domain/documents/document-tasks/document-task.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { WaitsForRef } from "../document-requests/public.ts";
import { type DocumentTasks, readDocumentTasks } from "./document-task-access.ts";
import type { DocumentTask } from "./document-task-store.ts";

const KindRef = enumOf("DocumentTaskKind", DOCUMENT_TASK_KINDS);

const DocumentTaskRef = builder.objectRef<DocumentTask>("DocumentTask").implement({
  fields: (t) => ({
    about: t.string({
      nullable: true,
      description: "What has to be reached, why the original is asked back, or what a request asks for.",
      resolve: ({ about, request }) => about ?? (request === null ? null : requestSentence(request)),
    }),
    amount: t.expose("amountCents", { type: "Decimal" }),
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    documentId: t.exposeID("documentId"),
    dueDate: t.expose("dueDate", { type: "Date", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    isHeld: t.exposeBoolean("isHeld", {
      description:
        "Received as beneficiary and recorded by the organisation itself: the applicant is the other side.",
    }),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
    since: t.expose("since", { type: "DateTime" }),
    waitsFor: t.field({
      type: WaitsForRef,
      nullable: true,
      description: "What holds up a request that was accepted.",
      resolve: async ({ request, expiryZone }, _args, context) =>
        request && waitsFor(request, dayAt((await context.read()).now, expiryZone)),
    }),
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
