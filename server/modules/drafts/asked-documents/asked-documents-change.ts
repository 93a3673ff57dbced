// What a bank asks for as something that two change: how its newest version stands, and what an approved change does.

import {
  ASKED_VERSION_FIELDS,
  writeAskedDocuments,
} from "@bondline/domain/drafts/asked-documents/asked-document-text.ts";
import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessAskedDocumentsOf } from "./asked-documents-access.ts";
import { requireAskedVersion } from "./asked-documents-rules.ts";
import { insertAskedVersion } from "./asked-documents-store.ts";

export const ASKED_DOCUMENTS_CHANGE: ChangeSubject = {
  kind: "ASKED_DOCUMENTS",
  fields: ASKED_VERSION_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const { inForce, versions } = await accessAskedDocumentsOf(tx, subjectId);
    const [newest] = versions;
    const documents = writeAskedDocuments((newest ?? inForce).documents);
    const startsDate = newest === undefined ? null : dayAt(newest.startsAt, DEFAULT_ZONE);
    return { texts: { documents, startsDate }, version: versions.length };
  },
  /** What begins today is asked of drafts that are begun from this moment. */
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const asked = await accessAskedDocumentsOf(tx, subjectId);
    const { documents, startsDate } = requireAskedVersion(tx, asked, proposed);
    await insertAskedVersion(tx, {
      supplierId: asked.supplier.id,
      documents,
      startsAt: startOfVersion(startsDate, tx.now),
      changeId: id,
    });
  },
};
