// Proposes a version of one of the operator's pages; it is published from its day on once a second administrator approves it.

import {
  CONTENT_PAGE_IDS,
  CONTENT_PAGE_TEXT,
  type ContentField,
  type ContentPageCode,
} from "@bondline/domain/office/content-pages/content-page.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../changes/commands/propose-change.ts";
import { lockProviderRow } from "../../changes/public.ts";
import { requireContentDesk } from "../content-access.ts";
import { requireContent } from "../content-rules.ts";
import { listVersionsOfPage } from "../content-store.ts";

type Texts = { [Field in ContentField]?: string | null | undefined };
export type ProposeContentPageInput = Texts & {
  page: ContentPageCode;
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeContentPage(
  tx: Transaction,
  input: ProposeContentPageInput,
): Promise<CommandResult> {
  const { page, versionCount, reason, ...texts } = input;
  requireContentDesk(tx);
  await lockProviderRow(tx);
  const { length: versionNow } = await listVersionsOfPage(tx, page);
  requireCurrent({ version: versionNow }, versionCount);
  return await proposeChange(tx, {
    subject: "CONTENT_PAGE",
    subjectId: CONTENT_PAGE_IDS[page],
    subjectVersion: versionNow,
    subjectName: CONTENT_PAGE_TEXT[page],
    proposed: await requireContent(tx, page, texts),
    reason,
  });
}
