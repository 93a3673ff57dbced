// What the bank needs for a draft of the demo, at each point of its way: approved, to be decided by either side, not approved, for the record, and to be signed.

import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { App } from "../app.ts";
import { actionRequiredDocumentMessage } from "../modules/drafts/required-documents/commands/action-required-document-message.ts";
import { createRequiredDocument } from "../modules/drafts/required-documents/commands/create-required-document.ts";
import { createRequiredDocumentMessage } from "../modules/drafts/required-documents/commands/create-required-document-message.ts";
import { openFormEnvelope } from "../modules/drafts/signed-forms/commands/open-form-envelope.ts";
import type { PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { appAt } from "./demo-clock.ts";
import { attachRequestedFile } from "./demo-files.ts";
import { callAs } from "./sessions.ts";

const DAYS_AGO = 5;

export async function seedRequiredDocuments(app: App, draftId: string): Promise<void> {
  const then = appAt(app, { daysAgo: DAYS_AGO, minutesBetween: 20 });

  const form = await ask(then, draftId, "APPLICATION_FORM", "Signed by two directors, please.");
  await decide(then, form, await putUp(then, form, "ada", "Application form, signed"), {});

  const identity = await ask(then, draftId, "CUSTOMER_IDENTIFICATION", "Of each director.");
  const scan = await putUp(then, identity, "ben", "Driver licences");
  await decide(then, identity, scan, { message: "The second licence has expired. Please send the new one." });

  const shares = await ask(then, draftId, "SHARE_CERTIFICATE", "As registered today.");
  await putUp(then, shares, "ada", "Share certificate 14");

  const guarantee = await ask(then, draftId, "DRAFT_BANK_GUARANTEE_FORM");
  await putUp(
    then,
    guarantee,
    "rosa",
    "Draft guarantee",
    "Please read it against clause 5.2 of your contract.",
  );

  const record = await ask(then, draftId, "DOCUMENT_FOR_CLIENT_RECORD");
  await putUp(then, record, "rosa", "Company search", "For your records.");

  const agreement = await ask(then, draftId, "DOCUMENT_FOR_CLIENT_RECORD", "Our agency agreement.");
  await sendToSign(then, agreement);
}

async function ask(app: App, draftId: string, type: RequiredDocumentType, message?: string): Promise<string> {
  const asked = { draftId, requiredDocumentType: type, message };
  return String((await callAs(app, "rosa", createRequiredDocument, asked)).requiredDocumentId);
}

/** Answers the message that the other side decides on. */
async function putUp(
  app: App,
  requiredDocumentId: string,
  by: PersonName,
  name: string,
  message?: string,
): Promise<string> {
  const file = { fileName: `${name}.pdf`, lines: [name, "Demonstration only."] };
  const attachment = await attachRequestedFile(app, { requiredDocumentId, by, file });
  const said = { requiredDocumentId, attachment, message };
  return String((await callAs(app, by, createRequiredDocumentMessage, said)).messageId);
}

/** Where a service is set up. */
async function sendToSign(app: App, requiredDocumentId: string): Promise<void> {
  if (app.ports.eSignatures === undefined) return;
  const signers = [{ accountId: idOf("person", "ada"), capacity: "DIRECTOR" as const }];
  await callAs(app, "rosa", openFormEnvelope, { requiredDocumentId, signers });
}

/** A reason is only given for what is not approved. */
async function decide(
  app: App,
  requiredDocumentId: string,
  requiredDocumentMessageId: string,
  { message }: { message?: string },
): Promise<void> {
  await callAs(app, "rosa", actionRequiredDocumentMessage, {
    requiredDocumentId,
    requiredDocumentMessageId,
    outcome: message === undefined ? "APPROVED" : "REJECTED",
    message,
  });
}
