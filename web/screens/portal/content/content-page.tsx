// Sets one of the operator's texts as a page of words that can be read, linked to by heading, and printed.

import type { ComponentType, ReactNode } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { Notice } from "../../../ui/notice.tsx";

type ContentText = {
  readonly title: string;
  readonly sentence: string;
  readonly sections: readonly {
    /** By which the address links to it: /bond-privacy#complaints. */
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
};

const WORDS = {
  templateTitle: "Template",
  templateSentence:
    "The operator of this portal replaces this text with its own, reviewed by its legal adviser, before the portal is opened to clients.",
} as const;

/** The page of a text, and what may be done with it. */
export function contentScreen(text: ContentText, Action?: ComponentType) {
  return () => <ContentPage text={text}>{Action !== undefined && <Action />}</ContentPage>;
}

function ContentPage({ text, children }: { readonly text: ContentText; readonly children: ReactNode }) {
  usePageTitle(text.title);

  return (
    <article className="mx-auto max-w-170 pb-6">
      <h1 tabIndex={-1} className="text-title font-semibold">
        {text.title}
      </h1>
      <p className="mt-1 text-body text-ink-2">{text.sentence}</p>
      {children}
      <div className="mt-5">
        <Notice tone="info" title={WORDS.templateTitle}>
          {WORDS.templateSentence}
        </Notice>
      </div>
      {text.sections.map(({ id, heading, paragraphs }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-7 scroll-mt-6">
          <h2 id={`${id}-heading`} className="text-heading font-semibold">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-body leading-6 text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
