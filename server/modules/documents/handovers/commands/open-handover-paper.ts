// The bearer of a digital original's link fetches the file; the first time is kept, so that its sender sees that it arrived.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { DOWNLOAD_LINK_SECONDS_MAX } from "../../../../ports/files/files-port.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessHandoverToConfirm, type HandoverLink, readHandoverOfCode } from "../handover-access.ts";
import { saveHandoverOpened } from "../handover-store.ts";

export async function openHandoverPaper(context: Context, input: HandoverLink): Promise<CommandResult> {
  const { isDigital, paper } = await readHandoverOfCode(context, input);
  if (!isDigital || paper === null) refuse("ATTACHMENT_NOT_FOUND", { id: "" });
  const { application: app } = context;
  await runTransaction(app, { system: "Its bearer, by the handover link" }, async (tx) => {
    const { handover, document } = await accessHandoverToConfirm(tx, input);
    if (handover.openedAt !== null) return;
    await saveHandoverOpened(tx, handover.id);
    await touchDocument(tx, document);
  });
  const { storageKey: key, fileName, contentType } = paper;
  const permit = { key, fileName, contentType, expiresInSeconds: DOWNLOAD_LINK_SECONDS_MAX };
  return { download: { url: await app.ports.files.presignDownload(permit) } };
}
