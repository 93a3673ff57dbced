// The access check of the operator's pages: everybody reads what is published, the provider's administrators see all versions and propose.

import type { ContentPageCode } from "@bondline/domain/office/content-pages/content-page.ts";
import { CONTENT_TEMPLATES } from "@bondline/domain/office/content-pages/content-templates.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type ContentVersionRow,
  findPublishedContent,
  listContentVersions,
  type PublishedContent,
} from "./content-store.ts";

export type { ContentVersionRow };

/** `startsAt` is null for the template, whose number is 1. */
export type ContentShown = {
  page: ContentPageCode;
  summary: string;
  body: string;
  number: number;
  startsAt: Instant | null;
};

export async function accessContentPage(tx: Transaction, page: ContentPageCode): Promise<ContentShown> {
  return shownOf(page, await findPublishedContent(tx, page));
}

export async function accessContentVersions(tx: Transaction): Promise<ContentVersionRow[]> {
  requireContentDesk(tx);
  return await listContentVersions(tx);
}

/** Among all versions of the page, the newest first. */
export function publishedOf(
  page: ContentPageCode,
  versions: readonly ContentVersionRow[],
  now: Instant,
): ContentShown {
  const started = versions.filter(({ startsAt }) => startsAt <= now);
  return shownOf(page, started[0] && { ...started[0], number: started.length + 1 });
}

function shownOf(page: ContentPageCode, published: PublishedContent | undefined): ContentShown {
  const { summary, body, number, startsAt } = published ?? {
    ...CONTENT_TEMPLATES[page],
    number: 1,
    startsAt: null,
  };
  return { page, summary, body, number, startsAt };
}

export function requireContentDesk({ actor }: Transaction): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
}
