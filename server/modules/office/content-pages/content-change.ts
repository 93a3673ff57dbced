// A page of words as something that two change: how its newest version stands, and what an approved change does.

import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import {
  CONTENT_FIELDS,
  CONTENT_PAGE_IDS,
  CONTENT_PAGES,
  type ContentPageCode,
} from "@bondline/domain/office/content-pages/content-page.ts";
import { CONTENT_TEMPLATES } from "@bondline/domain/office/content-pages/content-templates.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../changes/public.ts";
import { requireContent } from "./content-rules.ts";
import { insertContentVersion, listVersionsOfPage } from "./content-store.ts";

export const CONTENT_CHANGE: ChangeSubject = {
  kind: "CONTENT_PAGE",
  fields: CONTENT_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const page = pageOf(subjectId);
    const versions = await listVersionsOfPage(tx, page);
    const [newest] = versions;
    if (newest === undefined) return { texts: { ...CONTENT_TEMPLATES[page] }, version: 0 };
    const { summary, body, asksAgain, startsAt } = newest;
    const startsDate = dayAt(startsAt, DEFAULT_ZONE);
    return {
      texts: { summary, body, asksAgain: asksAgain ? "YES" : "NO", startsDate },
      version: versions.length,
    };
  },
  /** What begins today holds from this moment; what was accepted before stays accepted until then. */
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const page = pageOf(subjectId);
    const { startsDate, asksAgain, ...words } = await requireContent(tx, page, proposed);
    await insertContentVersion(tx, {
      ...words,
      page,
      asksAgain: asksAgain === "YES",
      startsAt: startOfVersion(startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

function pageOf(subjectId: string): ContentPageCode {
  return (
    CONTENT_PAGES.find((page) => CONTENT_PAGE_IDS[page] === subjectId) ??
    refuse("OFFICE_CHANGE_NOT_FOUND", { id: subjectId })
  );
}
