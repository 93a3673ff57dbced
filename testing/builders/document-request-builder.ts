// Requests on an issued guarantee that nobody has answered, by the commands that people use.

import { randomUUID } from "node:crypto";
import { agreementLinkEndsAt } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import type { App } from "../../server/app.ts";
import { shareWith } from "../../server/demo/builders/sharing-builder.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { acceptDocumentRequest } from "../../server/modules/documents/document-requests/commands/accept-document-request.ts";
import {
  type CreateDocumentRequestInput,
  createDocumentRequest,
} from "../../server/modules/documents/document-requests/commands/create-document-request.ts";
import { linkCodeHash, newLinkCode } from "../../server/modules/people/accounts/link-code.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";

export type IssuedDocument = { id: string; version: number; draftId: string; organisationId: string };
export type AskedRequest = { documentId: string; id: string; version: number };

/** Issued to Harbour for $250,000 by Macquarie, and shared with Dee of the beneficiary. */
export async function anIssuedDocument(
  world: World,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<IssuedDocument> {
  const { id: draftId, organisationId } = await world.draft({ status: "ESTABLISHED", fields });
  const [row] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from document where original_draft_id = $1", [draftId]),
  );
  const id = row?.id ?? "";
  await shareWith(
    world.app,
    "document",
    { id, organisationId },
    { person: "dee", roles: ["BENEFICIARY"], emailAddress: `${randomUUID()}@beneficiary.example` },
  );
  return { id, draftId, organisationId, version: await versionOfDocument(world.app, id) };
}

export async function versionOfDocument(app: App, id: string): Promise<number> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ version: number }>("select version from document where id = $1", [id]),
  );
  return row?.version ?? 0;
}

/** A reduction, unless something else is asked for. */
export async function anAskedRequest(
  app: App,
  documentId: string,
  {
    by = "ada",
    ...asked
  }: Partial<Omit<CreateDocumentRequestInput, "documentId" | "version">> & { by?: PersonName } = {},
): Promise<AskedRequest> {
  const version = await versionOfDocument(app, documentId);
  const given = { kind: "REDUCTION" as const, amount: "10", ...asked };
  const answer = await callAs(app, by, createDocumentRequest, { documentId, version, ...given });
  return { documentId, id: String(answer.documentRequestId), version: 1 };
}

export type AskedByLink = { requestId: string; agreementCode: string; agreementEmail: string };

/** A reduction that a beneficiary's contact without an account is asked about. */
export async function anAgreementLink(app: App, documentId: string): Promise<AskedByLink> {
  const { id: requestId } = await anAskedRequest(app, documentId);
  const agreementCode = newLinkCode();
  const agreementEmail = "mona.petrou@keeper.example";
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `update document_request set agreement_email = $4, agreement_mails_sent = 1, agreement_code_hash = $2, agreement_link_ends_at = $3
        where id = $1`,
      [requestId, linkCodeHash(agreementCode), agreementLinkEndsAt(tx.now), agreementEmail],
    ),
  );
  return { requestId, agreementCode, agreementEmail };
}

/** A stage that is agreed to and waits for its milestone. */
export async function anAcceptedMilestone(
  app: App,
  documentId: string,
): Promise<{ id: string; version: number }> {
  const { id } = await anAskedRequest(app, documentId, { milestone: "Practical completion" });
  await callAs(app, "rosa", acceptDocumentRequest, { id, version: 1, agreement: "Contract, clause 5.4" });
  return { id, version: 2 };
}
