// The Financial Services Guide as a paper to keep: what its page says, with who provides the services.

import { CONTENT_PAGE_TEXT } from "../../office/content-pages/content-page.ts";
import { contentSections } from "../../office/content-pages/content-text.ts";
import { type PaperContent, sectionBlocks } from "./paper-content.ts";

type Words = { readonly summary: string; readonly body: string };

export function financialServicesGuide({ summary, body }: Words, by: string | null): PaperContent {
  return {
    title: CONTENT_PAGE_TEXT.FINANCIAL_SERVICES_GUIDE,
    by,
    blocks: [{ kind: "text", text: summary }, ...sectionBlocks(contentSections(body))],
  };
}
