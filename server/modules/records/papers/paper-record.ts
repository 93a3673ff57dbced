// A paper as the server holds it, what it is about, and what it is to say, sealed until it is made.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { PaperKind } from "@bondline/domain/records/papers/paper.ts";
import type { PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type PaperRow = Omit<Tables["paper"], "contentEncrypted">;

/** At most one of them has an id. */
export type PaperAbout = Pick<PaperRow, "draftId" | "facilityApplicationId" | "documentId">;

/** A paper that somebody may have now. What it says is worked out where it is asked for. */
export type PaperOffer = {
  kind: PaperKind;
  /** Which of several of its kind, and what it is called by. */
  itemId: string | null;
  name: string | null;
  write(): Promise<PaperContent>;
};

/** A record as papers know it: what of it this reader may have as a file. */
export type PaperSource = {
  about: PaperAbout;
  organisationId: OrganisationId | null;
  referenceNumber: string | null;
  /** Kinds that were made before may be had as well, whether or not they are still offered. */
  kinds: readonly PaperKind[];
  offers: readonly PaperOffer[];
};

export const ABOUT_NOTHING: PaperAbout = { draftId: null, facilityApplicationId: null, documentId: null };

export function sealContent({ settings }: App, paperId: string, content: PaperContent): Buffer {
  return encryptValue(settings.secrets.fieldEncryptionKey, placeOf(paperId), JSON.stringify(content));
}

export function openContent({ settings }: App, paperId: string, sealed: Buffer): PaperContent {
  return JSON.parse(decryptValue(settings.secrets.fieldEncryptionKey, placeOf(paperId), sealed));
}

function placeOf(rowId: string) {
  return { table: "paper", column: "content_encrypted", rowId };
}
