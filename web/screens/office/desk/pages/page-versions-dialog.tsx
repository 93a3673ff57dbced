// The versions of a page's text: what each changed, from when it held, and who proposed and approved it.

import { CONTENT_PAGE_TEXT } from "@bondline/domain/office/content-pages/content-page.ts";
import type { OfficeContentPageRowFragment } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { WordingDifference } from "../../../drafts/wording/public/wording-difference.tsx";
import { PAGE_TEXT_WORDS as WORDS } from "./page-text-words.ts";

type Props = { readonly page: OfficeContentPageRowFragment; readonly onClose: () => void };

export function PageVersionsDialog({ page: { page, published, versions }, onClose }: Props) {
  return (
    <Dialog title={WORDS.versionsOf(CONTENT_PAGE_TEXT[page])} width="wide" onClose={onClose}>
      <ul>
        {versions.map(({ id, startsAt, asksAgain, proposedBy, approvedBy, body }, at) => {
          const before = versions[at + 1];
          return (
            <li key={id} className="grid gap-2 border-line py-3 not-last:border-b">
              <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold">
                {WORDS.versionFrom(exactDate(startsAt))}
                {startsAt === published.startsAt && <StatusBadge tone="ok">{WORDS.now}</StatusBadge>}
              </p>
              <p className="text-label text-ink-3">
                {WORDS.approvedBy(proposedBy, approvedBy ?? "")}
                {asksAgain && `. ${WORDS.asksAgain}.`}
              </p>
              {before === undefined ? (
                <p className="text-label text-ink-2">{WORDS.noDifference}</p>
              ) : (
                <WordingDifference before={before.body} after={body} />
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
