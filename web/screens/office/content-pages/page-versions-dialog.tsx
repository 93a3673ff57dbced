// The versions of a page's text.

import { CONTENT_PAGE_TEXT } from "@bondline/domain/office/content-pages/content-page.ts";
import type { OfficeContentPageRowFragment } from "../../../api/generated/graphql.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { VERSION_WORDS } from "../changes/public/version-words.ts";
import { VersionsList } from "../changes/public/versions-list.tsx";
import { PAGE_TEXT_WORDS as WORDS } from "./page-text-words.ts";

type Props = { readonly page: OfficeContentPageRowFragment; readonly onClose: () => void };

export function PageVersionsDialog({ page: { page, published, versions }, onClose }: Props) {
  return (
    <Dialog title={VERSION_WORDS.versionsOf(CONTENT_PAGE_TEXT[page])} width="wide" onClose={onClose}>
      <VersionsList
        versions={versions}
        inForce={{ startsAt: published.startsAt ?? null, label: WORDS.now }}
        textOf={({ body }) => body}
        first={undefined}
        noDifference={WORDS.noDifference}
        note={({ asksAgain }) => asksAgain && `. ${WORDS.asksAgain}.`}
      />
    </Dialog>
  );
}
