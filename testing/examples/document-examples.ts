// One valid call of each operation on issued documents.

import { randomInt, randomUUID } from "node:crypto";
import { asMetadataKeyId, asOrganisationId } from "@bondline/domain/ids.ts";
import { recordDocument } from "../../server/demo/builders/document-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createDocumentCostRate } from "../../server/modules/documents/documents/commands/create-document-cost-rate.ts";
import { insertMetadataKey } from "../../server/modules/people/organisations/metadata-key-store.ts";
import { createComment } from "../../server/modules/records/comments/commands/create-comment.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { aCleanAttachment, aCleanDocumentFile } from "../builders/attachment-builder.ts";
import { remindOfExpiry } from "../builders/expiry-builder.ts";
import { aDigitalHandover, aHandover, withdrawHandover } from "../builders/handover-builder.ts";
import { aPossession } from "../builders/possession-builder.ts";
import { aSharedDocument, type Target } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples, Scene } from "./example.ts";

const ofDocument = ({ document }: Target) => ({ documentId: document.id });
const ofOrganisation = ({ organisationId }: Target) => ({ organisationId });

async function versionOf({ app }: World, id: string): Promise<{ id: string; version: number }> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ version: number }>("select version from document where id = $1", [id]),
  );
  return { id, version: row?.version ?? 0 };
}

async function applicantOf({ app }: World, documentId: string): Promise<string | undefined> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from document_party where document_id = $1 and position = 0", [
      documentId,
    ]),
  );
  return row?.id;
}

/** So that the costs of the shared one stay as they are. */
async function ofNewDocument({ world, personas }: Scene) {
  const { document } = await aSharedDocument(world, personas);
  const { id: documentId, version } = await versionOf(world, document.id);
  return { documentId, version };
}

/** Of a document that no other example has changed: a loss that waits for its indemnity opens the files to its beneficiary. */
async function withNewDocument(scene: Scene): Promise<Scene> {
  const { document } = await aSharedDocument(scene.world, scene.personas);
  return { ...scene, document };
}

async function ofAddedFile(scene: Scene) {
  const ofNew = await withNewDocument(scene);
  return { ...ofDocument(ofNew), id: await anAddedFile(ofNew) };
}

/** A key that is set up, with a value under it or none yet. */
async function keyed(scene: Scene, value?: string) {
  const { world, document, organisationId } = scene;
  const [fact] = await someFacts(scene);
  const key = fact?.key ?? "";
  if (value !== undefined)
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "insert into document_metadata (id, organisation_id, document_id, key, value, created_at) values ($1, $2, $3, $4, $5, $6)",
        [tx.newId(), organisationId, document.id, key, value, tx.now],
      ),
    );
  const { id: documentId, version } = await versionOf(world, document.id);
  return { documentId, version, key };
}

/** By the bank, which removes only what it added itself. */
function anAddedFile({ world, document, organisationId }: Scene): Promise<string> {
  return aCleanDocumentFile(world.app, { id: document.id, organisationId, createdBy: idOf("person", "sam") });
}

/** Closed as it would be by its call. */
async function closedRecord({ app }: World): Promise<string> {
  const id = await recordDocument(app);
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update document set status = 'CLOSED_CANCELLED', closed_at = $2, close_reason = 'Never used.', closed_from = 'ESTABLISHED' where id = $1",
      [id, tx.now],
    ),
  );
  return id;
}

/** A value under a key that the organisation has set up. */
async function someFacts({ world, organisationId }: Scene): Promise<{ key: string; value: string }[]> {
  const key = `Fact ${randomUUID()}`;
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    insertMetadataKey(tx, {
      id: asMetadataKeyId(tx.newId()),
      organisationId: asOrganisationId(organisationId),
      key,
    }),
  );
  return [{ key, value: "CC-41" }];
}

export const DOCUMENT_EXAMPLES: Examples = {
  rows: ({ app }) => aPossession(app),
  Query: {
    documentPartySources: { on: "DOCUMENT", given: ({ document }) => ({ documentId: document.id }) },
    document: { on: "DOCUMENT", given: ({ document }) => ({ id: document.id }) },
    documents: { on: "DOCUMENT", given: (scene) => ({ ...ofOrganisation(scene), first: 1 }) },
    // The same for every member, however much of the organisation they see.
    chosenDocuments: {
      on: "DOCUMENT",
      given: (scene) => ({ ...ofOrganisation(scene), search: "nothing is called that", count: 0 }),
    },
    heldSecurities: {
      on: "DOCUMENT",
      given: async (scene) => {
        await recordDocument(scene.world.app, { isHeld: true });
        return { ...ofOrganisation(scene), first: 1 };
      },
    },
    heldSecurity: { on: "DOCUMENT", given: ofDocument },
    heldSecuritySums: { on: "DOCUMENT", given: ofOrganisation },
    staffDocuments: { on: "ANY", given: () => ({ first: 1 }) },
    issuedDocuments: { on: "ANY", given: () => ({ first: 1 }) },
    issuedReport: { on: "ANY", given: () => ({}) },
    issuedDocumentSums: { on: "ANY", given: () => ({ endsWithinDays: 30 }) },
    documentTasks: {
      on: "DOCUMENT",
      given: async (scene) => {
        await remindOfExpiry(scene.world.app, scene.document.id);
        return ofOrganisation(scene);
      },
    },
    documentComments: { on: "DOCUMENT", given: (scene) => ({ ...ofDocument(scene), first: 1 }) },
    documentReport: { on: "DOCUMENT", given: (scene) => ({ ...ofOrganisation(scene), filter: {} }) },
    exposure: { on: "DOCUMENT", given: ofOrganisation },
    documentsForReports: {
      on: "DOCUMENT",
      given: (scene) => ({ ...ofOrganisation(scene), first: 1, filter: { statuses: ["ESTABLISHED"] } }),
    },
    documentsSharedWithMe: { on: "DOCUMENT", given: () => ({ first: 1 }) },
    documentCount: { on: "DOCUMENT", given: ofOrganisation },
    documentHandover: {
      on: "ANY",
      given: async ({ world }) => {
        const { documentId, handoverCode } = await aHandover(world.app);
        return { documentId, handoverCode };
      },
    },
    documentExpiryLadder: { on: "DOCUMENT", given: ofDocument },
    documentHistory: { on: "DOCUMENT", given: (scene) => ({ ...ofDocument(scene), first: 1 }) },
    documentAttachmentDownload: {
      on: "DOCUMENT",
      given: ({ document }) => ({ documentId: document.id, id: document.attachmentId }),
    },
  },
  Mutation: {
    createComment: {
      on: "DOCUMENT",
      given: (scene) => ({ ...ofDocument(scene), content: "We accept the wording." }),
      writes: "Comment INSERT",
    },
    removeComment: {
      on: "DOCUMENT",
      given: async ({ world, document: { id: documentId } }) => {
        const { commentId } = await callAs(world.app, "ada", createComment, { documentId, content: "Oh." });
        return { documentId, id: String(commentId) };
      },
      writes: "Comment UPDATE",
    },
    createDocument: {
      on: "ANY",
      given: async (scene) => ({
        ...ofOrganisation(scene),
        isProjected: true,
        document: {
          documentVariant: "BANK_GUARANTEE",
          amount: "5000",
          expiryType: "OPEN_ENDED",
          costs: { recurringFeeType: "FIXED_FEE", recurringFixedCost: "100", recurringCostFrequency: 12 },
          parties: [{ partyVariant: "BENEFICIARY", name: "Woolworths Group Limited" }],
          metadata: await someFacts(scene),
        },
      }),
      writes: "Cost INSERT, Document INSERT, Metadata INSERT, Party INSERT",
    },
    updateDocument: {
      on: "DOCUMENT",
      given: async (scene) => ({
        ...(await versionOf(scene.world, scene.document.id)),
        document: { description: `Held for stage ${randomUUID()}`, metadata: await someFacts(scene) },
      }),
      writes: "Document UPDATE, Metadata INSERT",
    },
    createDocumentHandover: {
      on: "DOCUMENT",
      given: async ({ world, document: { id: documentId } }) => {
        await withdrawHandover(world.app, documentId);
        return {
          documentId,
          version: (await versionOf(world, documentId)).version,
          name: "Mona Petrou",
          emailAddress: `${randomUUID()}@keeper.example`,
          storageAddress: "1 Woolworths Way, Bella Vista NSW 2153",
          notes: "By courier.",
        };
      },
      writes: "Custody INSERT, Handover INSERT",
    },
    acknowledgeDocumentExpiry: {
      on: "DOCUMENT",
      given: ({ world, document }) => remindOfExpiry(world.app, document.id),
      writes: "Expiry acknowledged INSERT",
    },
    removeDocumentHandover: {
      on: "DOCUMENT",
      given: async ({ world, document }) => {
        const { documentId, handoverId } = await aHandover(world.app, document.id);
        return { documentId, id: handoverId, version: (await versionOf(world, documentId)).version };
      },
      writes: "Custody INSERT, Handover UPDATE",
    },
    renewDocumentHandoverCode: {
      on: "DOCUMENT",
      given: async ({ world, document }) => {
        const { documentId, handoverId } = await aHandover(world.app, document.id);
        return { documentId, id: handoverId, version: (await versionOf(world, documentId)).version };
      },
      writes: "Handover UPDATE",
    },
    confirmDocumentHandover: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => {
        const { documentId, handoverCode, secondCode } = await aHandover(world.app);
        return {
          documentId,
          handoverCode,
          secondCode,
          name: "Mona Petrou",
          storageAddress: "1 Woolworths Way, Bella Vista NSW 2153",
          dateReceived: "2026-11-19",
          notes: "In the safe.",
        };
      },
      servesOne: true,
      writes: "Custodian INSERT, Custody INSERT, Handover UPDATE",
    },
    openHandoverPaper: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => {
        const { documentId, handoverCode } = await aDigitalHandover(world.app);
        return { documentId, handoverCode };
      },
      writes: "Handover UPDATE",
    },
    addIssuedPaper: {
      on: "DOCUMENT",
      given: async ({ world, draft, organisationId }) => {
        const of = { id: draft.id, organisationId, createdBy: idOf("person", "sam") } as Parameters<
          typeof aCleanAttachment
        >[1];
        return { draftId: draft.id, issuedPaperId: await aCleanAttachment(world.app, of, "ISSUED_PAPER") };
      },
      writes: "Attachment INSERT",
    },
    removeDocument: {
      on: "ANY",
      given: async ({ world }) => await versionOf(world, await recordDocument(world.app)),
      writes: "Document DELETE, Party DELETE",
    },
    createDocumentMetadata: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await keyed(scene)), value: "CC-41" }),
      writes: "Metadata INSERT",
    },
    updateDocumentMetadata: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await keyed(scene, "CC-41")), value: "CC-42" }),
      writes: "Metadata UPDATE",
    },
    removeDocumentMetadata: {
      on: "DOCUMENT",
      given: async (scene) => await keyed(scene, "CC-41"),
      writes: "Metadata DELETE",
    },
    updateDocumentCosts: {
      on: "DOCUMENT",
      given: async ({ world, document }) => ({
        ...(await versionOf(world, document.id)),
        costs: { recurringMinimumAnnualCost: String(randomInt(1000, 100_000)) },
      }),
      writes: "Cost UPDATE",
    },
    createDocumentCostRate: {
      on: "ANY",
      given: async (scene) => ({
        ...(await ofNewDocument(scene)),
        fromDate: "2027-01-15",
        recurringPercentageCost: "2.75",
      }),
      writes: "Rate INSERT",
    },
    removeDocumentCostRate: {
      on: "ANY",
      given: async (scene) => {
        const { documentId, version } = await ofNewDocument(scene);
        const rate = { fromDate: "2027-01-15", recurringPercentageCost: "2.75" };
        await callAs(scene.world.app, "rosa", createDocumentCostRate, { documentId, version, ...rate });
        return { documentId, version: version + 1, fromDate: rate.fromDate };
      },
      writes: "Rate DELETE",
    },
    createDocumentAttachment: {
      on: "ANY",
      given: async (scene) => ({
        ...ofDocument(await withNewDocument(scene)),
        fileName: `contract ${randomUUID()}.pdf`,
        contentType: "application/pdf",
        contentMd5Checksum: "1B2M2Y8AsgTpgAmY7PhCfg==",
        fileSize: 1000,
        variant: "CONTRACT",
      }),
      writes: "Attachment INSERT",
    },
    completeDocumentAttachmentUpload: {
      on: "ANY",
      given: async (scene) => await ofAddedFile(scene),
      writes: "nothing",
    },
    removeDocumentAttachment: {
      on: "ANY",
      given: async (scene) => await ofAddedFile(scene),
      writes: "Attachment DELETE",
    },
    closeDocument: {
      on: "ANY",
      given: async ({ world }) => ({
        ...(await versionOf(world, await recordDocument(world.app))),
        outcome: "CANCELLED",
        closedDate: "2026-11-18",
        reason: "Never used.",
      }),
      writes: "Document UPDATE",
    },
    reopenDocument: {
      on: "ANY",
      given: async ({ world }) => await versionOf(world, await closedRecord(world)),
      writes: "Document UPDATE",
    },
    amendDocument: {
      on: "ANY",
      given: async (scene) => {
        const id = await recordDocument(scene.world.app);
        return {
          ...(await versionOf(scene.world, id)),
          amendments: {
            amount: "120000",
            parties: [
              { id: await applicantOf(scene.world, id), partyVariant: "ISSUER", name: "Harbour Civil" },
            ],
            metadata: await someFacts(scene),
          },
        };
      },
      writes: "Document UPDATE, Metadata INSERT, Party UPDATE",
    },
  },
  Subscription: {
    documentUpdated: { on: "DOCUMENT", given: ofDocument },
    organisationDocumentsChanged: { on: "ANY", given: ofOrganisation },
  },
};
