// Files of the demo as people attach them: real PDFs of a page, announced, stored and scanned like any other.

import { createHash } from "node:crypto";
import { ISSUED_PAPER, REQUESTED_FILE } from "@bondline/domain/records/attachments/attachment.ts";
import type { App } from "../app.ts";
import type { CommandResult } from "../graphql/idempotency.ts";
import { addIssuedPaper } from "../modules/documents/documents/commands/add-issued-paper.ts";
import { createRequiredDocumentAttachment } from "../modules/drafts/required-documents/commands/create-required-document-attachment.ts";
import type { AnnouncedFile } from "../modules/records/attachments/announce-file.ts";
import { receiveAttachment } from "../modules/records/attachments/attachment-jobs.ts";
import { createDraftAttachment } from "../modules/records/attachments/commands/create-draft-attachment.ts";
import { createFacilityApplicationAttachment } from "../modules/records/attachments/commands/create-facility-application-attachment.ts";
import { runTransaction } from "../transaction/transaction.ts";
import type { PersonName } from "./cast.ts";
import { callAs } from "./sessions.ts";

/** By the demo's clock a file is announced days ago: the portal, at work meanwhile, may take it for one that never came. */
const TRIES_MAX = 3;

export type DemoFile = { fileName: string; variant: string; lines: readonly string[] };

export async function attachFile(
  app: App,
  { draftId, by, file }: { draftId: string; by: PersonName; file: DemoFile },
): Promise<void> {
  await attachedFile(app, { draftId, by, file });
}

async function attachedFile(
  app: App,
  { draftId, by, file }: { draftId: string; by: PersonName; file: DemoFile },
): Promise<string> {
  return await send(app, file, (announced) =>
    callAs(app, by, createDraftAttachment, { draftId, ...announced }),
  );
}

/** Checked, and named by no message of its thread yet. */
export async function attachRequestedFile(
  app: App,
  {
    requiredDocumentId,
    by,
    file,
  }: { requiredDocumentId: string; by: PersonName; file: Omit<DemoFile, "variant"> },
): Promise<string> {
  return await send(app, { ...file, variant: REQUESTED_FILE }, ({ variant: _, ...announced }) =>
    callAs(app, by, createRequiredDocumentAttachment, { requiredDocumentId, ...announced }),
  );
}

/** The bank's PDF of what it has issued. */
export async function attachIssuedPaper(
  app: App,
  { draftId, by, file }: { draftId: string; by: PersonName; file: Omit<DemoFile, "variant"> },
): Promise<void> {
  const issuedPaperId = await attachedFile(app, { draftId, by, file: { ...file, variant: ISSUED_PAPER } });
  await callAs(app, by, addIssuedPaper, { draftId, issuedPaperId });
}

export async function attachApplicationFile(
  app: App,
  { applicationId, by, file }: { applicationId: string; by: PersonName; file: DemoFile },
): Promise<void> {
  await send(app, file, (announced) =>
    callAs(app, by, createFacilityApplicationAttachment, { applicationId, ...announced }),
  );
}

async function send(
  app: App,
  { fileName, variant, lines }: DemoFile,
  announce: (file: AnnouncedFile) => Promise<CommandResult>,
): Promise<string> {
  const bytes = aPage(lines);
  const contentType = "application/pdf";
  const announced = {
    fileName,
    contentType,
    contentMd5Checksum: createHash("md5").update(bytes).digest("base64"),
    fileSize: bytes.length,
    variant,
  };
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const attachmentId = String((await announce(announced)).attachmentId);
    const key = await keyOf(app, attachmentId);
    if (key === undefined) continue;
    await app.ports.files.put(key, { contentType, fileName, bytes });
    await receiveAttachment(app, { attachmentId });
    if ((await keyOf(app, attachmentId)) !== undefined) return attachmentId;
  }
  throw new Error(`${fileName} was struck out each time before it came.`);
}

async function keyOf(app: App, attachmentId: string): Promise<string | undefined> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ storageKey: string }>(
      `select storage_key from draft_attachment where id = $1
       union all select storage_key from facility_application_attachment where id = $1`,
      [attachmentId],
    ),
  );
  return row?.storageKey;
}

/** A PDF of one page, the first line as its heading. */
function aPage(lines: readonly string[]): Buffer {
  const drawn = lines.map((line, place) => {
    const text = line.replaceAll(/[\\()]/g, "\\$&");
    return `BT /F1 ${place === 0 ? 16 : 11} Tf 72 ${760 - place * 22} Td (${text}) Tj ET`;
  });
  const content = drawn.join("\n");
  const bodies = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.7\n";
  const places = bodies.map((body, index) => {
    const place = String(text.length).padStart(10, "0");
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}
