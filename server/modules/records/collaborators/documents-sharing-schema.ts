// Several documents shared with one person at once, in the contract: who is on them, what became of each, and the calls.

import {
  SHARE_OUTCOME_CODES,
  type ShareOutcome,
  UNSHARE_OUTCOME_CODES,
  type UnshareOutcome,
} from "@bondline/domain/records/collaborators/documents-sharing.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { type InputBuilder, inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, resultField } from "../../../graphql/payloads.ts";
import { CollaboratorRoleRef } from "../../../graphql/shared-types.ts";
import { shareDocuments } from "./commands/share-documents.ts";
import { stopSharingDocuments } from "./commands/stop-sharing-documents.ts";
import { type DocumentsPerson, listPeopleOnDocuments } from "./documents-people.ts";
import type { DocumentResult } from "./people-of-documents.ts";

const DocumentsPersonRef = builder.objectRef<DocumentsPerson>("DocumentsPerson").implement({
  description: "Somebody who is by name on one or more of the documents that were asked for.",
  fields: (t) => ({
    acceptedCount: t.exposeInt("acceptedCount", { description: "On how many of them they are." }),
    emailAddress: t.exposeString("emailAddress"),
    familyName: t.exposeString("familyName", { nullable: true }),
    givenName: t.exposeString("givenName", { nullable: true }),
    invitedCount: t.exposeInt("invitedCount", {
      description:
        "To how many of them they are invited and have not accepted, whether or not it has run out.",
    }),
    isMember: t.exposeBoolean("isMember", {
      description: "A limited member of the organisation whose documents they are.",
    }),
  }),
});

builder.queryFields((t) => ({
  peopleOnDocuments: t.field({
    type: [DocumentsPersonRef],
    description:
      "Who is by name on documents of one organisation: of those whose people the reader may look after.",
    args: {
      documentIds: t.arg.idList({ required: true }),
      organisationId: t.arg.id({ required: true }),
    },
    resolve: async (_root, place, context) => listPeopleOnDocuments(await context.read(), place),
  }),
}));

const ShareOutcomeRef = enumOf("DocumentShareOutcome", SHARE_OUTCOME_CODES);
const UnshareOutcomeRef = enumOf("DocumentUnshareOutcome", UNSHARE_OUTCOME_CODES);

const SharedDocumentRef = builder.objectRef<DocumentResult<ShareOutcome>>("SharedDocument").implement({
  description: "What became of one of several documents that were shared at once.",
  fields: (t) => ({
    documentId: t.exposeID("documentId"),
    outcome: t.expose("outcome", { type: ShareOutcomeRef }),
  }),
});

const UnsharedDocumentRef = builder.objectRef<DocumentResult<UnshareOutcome>>("UnsharedDocument").implement({
  description: "What became of one of several documents that are not shared with a person any more.",
  fields: (t) => ({
    documentId: t.exposeID("documentId"),
    outcome: t.expose("outcome", { type: UnshareOutcomeRef }),
  }),
});

const place = (t: InputBuilder) => ({
  documentIds: t.idList({ required: true }),
  emailAddress: t.string({ required: true }),
  organisationId: t.id({ required: true }),
});

mutation("shareDocuments", {
  whileActing: "SHARING",
  input: inputOf("ShareDocumentsInput", (t) => ({
    ...place(t),
    roles: t.field({ type: [CollaboratorRoleRef], required: true }),
  })),
  payload: payloadOf("SharedDocumentsPayload", {
    results: (t) =>
      t.field({
        type: [SharedDocumentRef],
        resolve: (answer) => resultField<DocumentResult<ShareOutcome>[]>(answer, "results"),
      }),
  }),
  run: shareDocuments,
});

mutation("stopSharingDocuments", {
  whileActing: "SHARING",
  input: inputOf("StopSharingDocumentsInput", place),
  payload: payloadOf("UnsharedDocumentsPayload", {
    results: (t) =>
      t.field({
        type: [UnsharedDocumentRef],
        resolve: (answer) => resultField<DocumentResult<UnshareOutcome>[]>(answer, "results"),
      }),
  }),
  run: stopSharingDocuments,
});
