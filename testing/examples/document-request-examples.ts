// One valid call of each operation on requests after issue.

import {
  type AskedByLink,
  anAcceptedMilestone,
  anAgreementLink,
  anAskedRequest,
  anIssuedDocument,
  versionOfDocument,
} from "../builders/document-request-builder.ts";
import type { Examples, Given } from "./example.ts";

const onDocument = async ({ world, document }: Given) => ({
  documentId: document.id,
  version: await versionOfDocument(world.app, document.id),
});

/** Asked for by the applicant; whoever issued the paper answers it. */
async function waiting({ world, document }: Given): Promise<{ id: string; version: number }> {
  const { id, version } = await anAskedRequest(world.app, document.id);
  return { id, version };
}

/** What the link names. */
const linkOf = ({ requestId, agreementCode }: AskedByLink) => ({ requestId, agreementCode });

export const DOCUMENT_REQUEST_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id } = await anIssuedDocument(world);
    await anAskedRequest(world.app, id);
  },
  Query: {
    documentRequestAgreement: {
      on: "ANY",
      given: async ({ world }) =>
        linkOf(await anAgreementLink(world.app, (await anIssuedDocument(world)).id)),
    },
    staffDocumentRequests: { on: "ANY", given: () => ({ first: 1 }) },
    staffRequestRegister: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    createDocumentRequest: {
      on: "DOCUMENT",
      given: async (scene) => ({
        ...(await onDocument(scene)),
        kind: "REDUCTION",
        amount: "10",
        reason: "Stage 1 is complete.",
      }),
      writes: "Request INSERT",
    },
    createDocumentClaim: {
      on: "DOCUMENT",
      given: async (scene) => ({
        ...(await onDocument(scene)),
        amount: "10",
        claimAction: "PAY",
        reason: "The rent of October is not paid.",
      }),
      writes: "Request INSERT",
    },
    acceptDocumentRequest: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await waiting(scene)), answerNote: "By Friday." }),
      writes: "Request UPDATE",
    },
    answerDocumentRequestAgreement: {
      on: "DOCUMENT",
      given: async (scene) => ({
        ...(await waiting(scene)),
        answer: "REFUSED",
        agreementReason: "Defects are open.",
      }),
      writes: "Request UPDATE",
    },
    sendDocumentRequestAgreement: {
      on: "DOCUMENT",
      by: "manager",
      // Where it went before; another address is the issuer's alone to name.
      given: async ({ world, document }) => {
        const { requestId, agreementEmail } = await anAgreementLink(world.app, document.id);
        return { id: requestId, version: 1, agreementEmail };
      },
      writes: "Request UPDATE",
    },
    answerDocumentRequestAgreementByLink: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => ({
        ...linkOf(await anAgreementLink(world.app, (await anIssuedDocument(world)).id)),
        answer: "REFUSED",
        agreementByName: "Mona Petrou",
        agreementReason: "Defects are open.",
      }),
      servesOne: true,
      writes: "Request UPDATE",
    },
    declineDocumentRequest: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await waiting(scene)), answerNote: "The beneficiary has not agreed." }),
      writes: "Request UPDATE",
    },
    executeDocumentRequest: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await waiting(scene)), agreement: "Letter of 18 November 2026" }),
      writes: "Document UPDATE, Request UPDATE",
    },
    confirmDocumentMilestone: {
      on: "DOCUMENT",
      given: async ({ world, document }) => ({
        ...(await anAcceptedMilestone(world.app, document.id)),
        reachedDate: "2026-11-20",
      }),
      writes: "Document UPDATE, Request UPDATE",
    },
    withdrawDocumentRequest: { on: "DOCUMENT", given: waiting, writes: "Request UPDATE" },
  },
};
