// Begins an import: its file is announced, and is read once it has arrived and was scanned. Nothing is saved before somebody has seen the dry run.

import { asImportJobId } from "@bondline/domain/ids.ts";
import { NO_FILE_MESSAGE } from "@bondline/domain/records/attachments/attachment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { fileName } from "@bondline/domain/values/fields/file-name.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { type AnnouncedFile, announceFile } from "../../../records/attachments/public.ts";
import { insertImport } from "../import-store.ts";

export type CreateImportJobInput = { organisationId: string; files: readonly AnnouncedFile[] };

const ONE_FILE_MESSAGE = "Import one file at a time.";
const VARIANT = "REGISTER";

export async function createImportJob(tx: Transaction, input: CreateImportJobInput): Promise<CommandResult> {
  const organisationId = requireOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  const [file, ...others] = input.files;
  if (file === undefined) refuseFields({ files: NO_FILE_MESSAGE });
  if (others.length > 0) refuseFields({ files: ONE_FILE_MESSAGE });
  const named = fileName(file.fileName);
  if (!named.ok) refuseFields({ "files.0.fileName": named.message });

  const person = requirePerson(tx.actor);
  const job = await insertImport(tx, {
    id: asImportJobId(tx.newId()),
    organisationId,
    createdBy: person.accountId,
    createdByName: `${person.givenName} ${person.familyName}`,
    fileName: named.value,
  });
  await announceFile(
    tx,
    { owner: "import job", record: job, files: [], purpose: "IMPORT", variants: [VARIANT], field: "files.0" },
    { ...file, variant: VARIANT },
  );
  await tx.announce("import_job", { id: job.id, organisationId });
  return { importJobId: job.id };
}
