// Sets one of the operator's texts as a page of words that can be read, linked to by heading, and printed.

import {
  CONTENT_PAGE_TEXT,
  type ContentPageCode,
} from "@bondline/domain/office/content-pages/content-page.ts";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ContentPageDocument } from "./content-operations.ts";
import { ContentSections } from "./public/content-sections.tsx";

const WORDS = {
  templateTitle: "Template",
  templateSentence:
    "The operator of this portal replaces this text with its own, reviewed by its legal adviser, before the portal is opened to clients.",
  since: (number: number, day: string) => `Version ${number}, since ${day}`,
  loading: "Loading the page",
  notLoaded: "The page could not be loaded",
} as const;

/** The page of a text, and what may be done with it. */
export function contentScreen(page: ContentPageCode, Action?: ComponentType) {
  return () => <ContentPage page={page}>{Action !== undefined && <Action />}</ContentPage>;
}

type PageProps = { readonly page: ContentPageCode; readonly children: ReactNode };

function ContentPage({ page, children }: PageProps) {
  const title = CONTENT_PAGE_TEXT[page];
  usePageTitle(title);
  const read = useRead(ContentPageDocument, { page });
  const shown = read.data?.contentPage;
  useHeadingOfAddress(shown !== undefined);

  return (
    <article className="mx-auto max-w-170 pb-6">
      <h1 tabIndex={-1} className="text-title font-semibold">
        {title}
      </h1>
      {shown === undefined ? (
        <div className="mt-5">
          <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={8} />
        </div>
      ) : (
        <>
          <p className="mt-1 text-body break-words text-ink-2">{shown.summary}</p>
          {shown.startsAt != null && (
            <p className="mt-1 text-label text-ink-3">
              {WORDS.since(shown.number, exactDate(shown.startsAt))}
            </p>
          )}
          {children}
          {shown.startsAt == null && (
            <div className="mt-5">
              <Notice tone="info" title={WORDS.templateTitle}>
                {WORDS.templateSentence}
              </Notice>
            </div>
          )}
          <ContentSections sections={shown.sections} />
        </>
      )}
    </article>
  );
}

/** The browser looks for what the address names before the text is there. */
function useHeadingOfAddress(isThere: boolean): void {
  useEffect(
    function showHeading() {
      if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    },
    [isThere],
  );
}
