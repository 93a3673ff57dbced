// What the bearer of an agreement link sees, in the contract.

import { requestSentence } from "@bondline/domain/documents/document-requests/document-request-sentence.ts";
import { builder } from "../../../graphql/builder.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { agreementHash } from "./agree.ts";
import { type RequestOfLink, readRequestOfLink } from "./agreement-access.ts";
import { DocumentRequestKindRef, RequestSideRef, WordingFieldRef } from "./document-request-schema.ts";

const AgreementOfLinkRef = builder.objectRef<RequestOfLink>("DocumentRequestAgreement").implement({
  description: "What the bearer of an agreement link may know of the request and its document.",
  fields: (t) => ({
    amount: t.field({
      description: "Of the guarantee, as it is now.",
      type: "Decimal",
      resolve: ({ document }) => document.amountCents,
    }),
    applicantName: t.string({ resolve: ({ document }) => document.organisation.name }),
    bankName: t.string({ nullable: true, resolve: ({ document }) => document.bankName }),
    beneficiaryName: t.string({
      nullable: true,
      resolve: ({ document }) =>
        document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name,
    }),
    documentVariant: t.field({
      type: ProcessTypeRef,
      resolve: ({ document }) => document.documentVariant,
    }),
    fromText: t.string({
      description: "What an amendment replaces.",
      nullable: true,
      resolve: ({ request }) => request.fromText,
    }),
    guaranteeNumber: t.string({ nullable: true, resolve: ({ document }) => document.guaranteeNumber }),
    kind: t.field({ type: DocumentRequestKindRef, resolve: ({ request }) => request.kind }),
    linkEndsAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ request }) => request.agreementLinkEndsAt,
    }),
    newText: t.string({ nullable: true, resolve: ({ request }) => request.newText }),
    reason: t.string({ nullable: true, resolve: ({ request }) => request.reason }),
    requestedBy: t.string({ resolve: ({ request }) => request.requestedByName }),
    sentence: t.string({
      description: "What is asked for, in one line.",
      resolve: ({ request }) => requestSentence(request),
    }),
    sha256: t.string({
      description: "Of the text: it is kept with the answer.",
      resolve: ({ request }) => agreementHash(request.agreementText ?? ""),
    }),
    side: t.field({
      description: "For whom it is asked.",
      type: RequestSideRef,
      resolve: ({ request }) => request.side,
    }),
    text: t.string({
      description: "Every word that is agreed to.",
      resolve: ({ request }) => request.agreementText ?? "",
    }),
    wordingField: t.field({
      type: WordingFieldRef,
      nullable: true,
      resolve: ({ request }) => request.wordingField,
    }),
  }),
});

builder.queryField("documentRequestAgreement", (t) =>
  t.field({
    type: AgreementOfLinkRef,
    args: { requestId: t.arg.id({ required: true }), agreementCode: t.arg.string({ required: true }) },
    resolve: async (_root, link, context) => readRequestOfLink(context, link),
  }),
);
