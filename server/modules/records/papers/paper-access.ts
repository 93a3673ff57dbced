// The only access checks of papers: whoever may have a record's papers of a kind may have each that was made.

import { codeIn, VERIFICATION_CODE_LENGTH } from "@bondline/domain/documents/verifications/verification.ts";
import { asPaperId, type OrganisationId, type PaperId } from "@bondline/domain/ids.ts";
import { PAPER_CHECK_FIELDS } from "@bondline/domain/records/papers/paper.ts";
import { isNotFoundCode, Refusal, refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { App } from "../../../app.ts";
import type { Context } from "../../../graphql/context.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { admitCall } from "../../people/accounts/public.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { PaperOffer, PaperRow, PaperSource } from "./paper-record.ts";
import { type NamedRecord, papersOf } from "./paper-sources.ts";
import { findPaper, findPaperByCode, findPaperToMake, listPapers } from "./paper-store.ts";

export async function accessPapers(tx: Transaction, named: NamedRecord): Promise<PaperSource> {
  requirePerson(tx.actor);
  return await papersOf(tx, named);
}

type Wanted = NamedRecord & { kind: string; itemId?: string | null | undefined };

/** What is not offered answers as what is not there. */
export async function accessOffer(tx: Transaction, { kind, itemId = null, ...named }: Wanted) {
  const source = await accessPapers(tx, named);
  const isWanted = (offer: PaperOffer) =>
    offer.kind === kind && offer.itemId === (itemId?.toLowerCase() ?? null);
  const offer = source.offers.find(isWanted);
  return { source, offer: offer ?? refuse("PAPER_NOT_FOUND", { id: itemId ?? kind }) };
}

export async function accessPaper(tx: Transaction, id: string): Promise<PaperRow> {
  requirePerson(tx.actor);
  const paper = await findPaper(tx, asPaperId(id));
  if (paper === undefined || !(await mayHave(tx, paper))) refuse("PAPER_NOT_FOUND", { id });
  return paper;
}

/** A record that is not there for this person has no papers for them either: its refusal would name another id than was asked for. */
async function mayHave(tx: Transaction, { kind, ...about }: PaperRow): Promise<boolean> {
  try {
    return (await papersOf(tx, about)).kinds.includes(kind);
  } catch (thrown) {
    if (thrown instanceof Refusal && isNotFoundCode(thrown.code)) return false;
    throw thrown;
  }
}

/** All that were made for an organisation are for those who see all of its records. */
export async function listGeneratedPapers(
  tx: Transaction,
  organisationId: string,
  list: PageArguments,
): Promise<Page<PaperRow>> {
  const own: OrganisationId = requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  return await listPapers(tx, own, list);
}

export type PaperCheck = Pick<PaperRow, "kind" | "title" | "createdAt" | "sha256" | "textSha256"> & {
  isNewest: boolean;
};

type Stranger = { application: App; client: Pick<Context["client"], "ipAddress"> };

/** For whoever has a paper before them: that the portal made it, when, and whether it is the newest. Nothing of what it says. */
export async function checkPaper(context: Stranger, verificationCode: string): Promise<PaperCheck | null> {
  await admitCall(context.application, "verificationPerAddress", context.client.ipAddress);
  const given = requireFields(PAPER_CHECK_FIELDS, { verificationCode });
  const code = codeIn(given.verificationCode, VERIFICATION_CODE_LENGTH) ?? "";
  const asked = { system: "Public verification" };
  return (await runTransaction(context.application, asked, (tx) => findPaperByCode(tx, code))) ?? null;
}

/** For the job that makes it; undefined once it is made. */
export async function accessPaperToMake(tx: Transaction, id: string) {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself makes papers.");
  return await findPaperToMake(tx, id);
}

/** For the portal's own work, such as sending it to be signed. */
export async function accessPaperAsSystem(tx: Transaction, id: PaperId): Promise<PaperRow> {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself takes a paper without asking.");
  return (await findPaper(tx, id)) ?? refuse("PAPER_NOT_FOUND", { id });
}
