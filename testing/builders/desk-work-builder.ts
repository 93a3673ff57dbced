// Work that waits at the provider's desk: what came of a record, or of a new enquiry, for tests that need some to take.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { anEnquiry } from "./finance-builder.ts";

export type WaitingWork = { id: string; version: number };

/** Of the kind ENQUIRY: the quickest to make. */
export async function someWork(app: App, organisationId: OrganisationId): Promise<WaitingWork> {
  return await workOf(app, (await anEnquiry(app, organisationId)).id);
}

/** The open work on this record. */
export async function workOf(app: App, subjectId: string): Promise<WaitingWork> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const [work] = await tx.query<WaitingWork>(
      "select id, version from desk_work where subject_id = $1 and closed_at is null",
      [subjectId],
    );
    if (work === undefined) throw new Error(`Nothing waits at the desk for ${subjectId}.`);
    return work;
  });
}
