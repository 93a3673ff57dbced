// The operator's pages with what is published of each, and proposing another text; for provider administrators.

import { CONTENT_PAGE_TEXT } from "@bondline/domain/office/content-pages/content-page.ts";
import { useState } from "react";
import type { OfficeContentPageRowFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VersionedRow } from "../changes/public/versioned-row.tsx";
import { pathOfPage } from "./page-paths.ts";
import { PageTextDialog } from "./page-text-dialog.tsx";
import { OfficeContentPagesDocument } from "./page-text-operations.ts";
import { PAGE_TEXT_WORDS as WORDS } from "./page-text-words.ts";
import { PageVersionsDialog } from "./page-versions-dialog.tsx";

type ContentPage = OfficeContentPageRowFragment;
type Opened = { readonly what: "propose" | "versions"; readonly page: ContentPage };

export function PageTextsScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(OfficeContentPagesDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <Card aria-label={WORDS.listed}>
        {read.data === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        ) : (
          <ul>
            {read.data.officeContentPages.map((page) => (
              <PageRow key={page.page} page={page} onOpen={(what) => setOpened({ what, page })} />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === "propose" && (
        <PageTextDialog
          page={opened.page}
          onProposed={() => {
            close();
            read.readAgain();
          }}
          onBehind={read.readAgain}
          onClose={close}
        />
      )}
      {opened?.what === "versions" && <PageVersionsDialog page={opened.page} onClose={close} />}
    </Page>
  );
}

type RowProps = { readonly page: ContentPage; readonly onOpen: (what: Opened["what"]) => void };

function PageRow({ page: { page, published, versions, waitingChangeId }, onOpen }: RowProps) {
  const name = CONTENT_PAGE_TEXT[page];
  const startsAt = published.startsAt ?? null;
  return (
    <VersionedRow
      title={name}
      level="h2"
      badge={
        startsAt === null ? { tone: "mute", label: WORDS.template } : { tone: "ok", label: WORDS.published }
      }
      sentence={
        startsAt === null ? WORDS.templateSentence : WORDS.since(published.number, exactDate(startsAt))
      }
      startsAt={startsAt}
      versions={versions}
      isWaiting={waitingChangeId !== null}
      onOpen={onOpen}
    >
      <p className="mt-1 text-label">
        <TextLink href={pathOfPage(page)} aria-label={WORDS.readPage(name)}>
          {WORDS.read}
        </TextLink>
      </p>
    </VersionedRow>
  );
}
