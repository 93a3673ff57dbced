// The headings of a page of words with their paragraphs, as they are read and as they are shown before they are published.

import type { ContentSection } from "@bondline/domain/office/content-pages/content-text.ts";

export function ContentSections({ sections }: { readonly sections: readonly ContentSection[] }) {
  return sections.map(({ id, heading, paragraphs }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-7 scroll-mt-6">
      <h2 id={`${id}-heading`} className="text-heading font-semibold break-words">
        {heading}
      </h2>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same sentence twice
        <p key={at} className="mt-2 text-body leading-6 break-words text-ink-2">
          {paragraph}
        </p>
      ))}
    </section>
  ));
}
