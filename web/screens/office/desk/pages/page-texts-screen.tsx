// The operator's pages with what is published of each, and proposing another text; for provider administrators.

import { CONTENT_PAGE_TEXT } from "@bondline/domain/office/content-pages/content-page.ts";
import { useState } from "react";
import type { OfficeContentPageRowFragment } from "../../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
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
  const isTemplate = published.startsAt == null;
  const [newest] = versions;
  const upcoming = newest !== undefined && newest.startsAt !== published.startsAt ? newest : undefined;
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-last:border-b sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">{name}</h2>
          <StatusBadge tone={isTemplate ? "mute" : "ok"}>
            {isTemplate ? WORDS.template : WORDS.published}
          </StatusBadge>
          {waitingChangeId !== null && <StatusBadge tone="warn">{WORDS.waiting}</StatusBadge>}
        </div>
        <p className="figures mt-0.5 text-body text-ink-2">
          {isTemplate
            ? WORDS.templateSentence
            : WORDS.since(published.number, exactDate(published.startsAt ?? ""))}
        </p>
        {upcoming !== undefined && (
          <p className="figures mt-0.5 text-body text-ink-2">
            {WORDS.upcoming(exactDate(upcoming.startsAt))}
          </p>
        )}
        <p className="mt-1 text-label">
          <TextLink href={pathOfPage(page)} aria-label={WORDS.readPage(name)}>
            {WORDS.read}
          </TextLink>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {versions.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={WORDS.versionsOf(name)}
            onClick={() => onOpen("versions")}
          >
            {WORDS.versions}
          </Button>
        )}
        {waitingChangeId === null && (
          <Button size="small" aria-label={WORDS.changeOf(name)} onClick={() => onOpen("propose")}>
            {WORDS.change}
          </Button>
        )}
      </div>
    </li>
  );
}
