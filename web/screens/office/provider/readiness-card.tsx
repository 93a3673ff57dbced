// What is still missing: it empties itself, each point with the page on which it is mended.

import {
  READINESS_STAGE,
  READINESS_TEXT,
  type ReadinessCode,
  type ReadinessStage,
} from "@bondline/domain/office/provider/readiness.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { OFFICE_SETTINGS_WORDS as WORDS } from "./office-settings-words.ts";

type Item = { readonly code: ReadinessCode; readonly isDone: boolean };

const PAGES: Partial<Record<ReadinessCode, string>> = {
  DEPOSIT_ACCOUNT: paths.staffSettings(),
  SECOND_ADMINISTRATOR: paths.staffPeople(),
  SUPPLIER: paths.staffSuppliers(),
  SUPPLIER_STAFF: paths.staffPeople(),
  PRODUCT: paths.staffProducts(),
  PAGE_TEXTS: paths.staffPageTexts(),
  OPERATOR_EMAIL: paths.staffSettings(),
  SUPPORT_EMAIL: paths.staffSettings(),
};

export function ReadinessCard({ items }: { readonly items: readonly Item[] }) {
  const missing = items.filter(({ isDone }) => !isDone);
  const of = (stage: ReadinessStage) => missing.filter(({ code }) => READINESS_STAGE[code] === stage);
  return (
    <>
      {of("SUBMIT").length === 0 && (
        <Notice tone="ok" title={WORDS.ready}>
          {of("ISSUE").length === 0 ? WORDS.readySentence : WORDS.notYetIssued}
        </Notice>
      )}
      {missing.length > 0 && (
        <Card heading={WORDS.missing} note={WORDS.missingNote(missing.length)}>
          <div className="grid gap-4 px-4 pb-4 sm:px-5">
            <Points title={WORDS.needed} items={of("SUBMIT")} />
            <Points title={WORDS.neededToIssue} items={of("ISSUE")} />
            <Points title={WORDS.installation} items={of("INSTALLATION")} />
          </div>
        </Card>
      )}
    </>
  );
}

function Points({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-label font-semibold text-ink-2">{title}</h3>
      <ul className="mt-1 grid gap-2">
        {items.map(({ code }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 text-body">
            <span className="min-w-0 flex-1 basis-64">{READINESS_TEXT[code]}</span>
            {PAGES[code] === undefined ? (
              <span className="text-label text-ink-3">{WORDS.byOperator}</span>
            ) : (
              <TextLink href={PAGES[code]}>{WORDS.mend}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
