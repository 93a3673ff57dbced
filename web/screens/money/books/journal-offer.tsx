// What has not left for the package yet, what stands in the way of it, and the button by which it leaves.

import { formatCount } from "@bondline/domain/count-text.ts";
import { type AccountingPackage, PACKAGE_RULES } from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_ACCOUNT_TEXT } from "@bondline/domain/money/books/books.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { JournalOfferQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CreateJournalExportDocument } from "./journal-operations.ts";
import { JOURNAL_WORDS as WORDS } from "./journal-words.ts";
import { useJournalFile } from "./use-journal-file.ts";

type Offer = JournalOfferQuery["journalOffer"];

type OfferProps = {
  readonly of: AccountingPackage;
  readonly days: { readonly from: string; readonly to: string };
  readonly offer: Offer;
  readonly onExported: () => void;
};

export function JournalOffer({ of, days, offer, onExported }: OfferProps) {
  const { send, sending } = useCommand(CreateJournalExportDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const file = useJournalFile();
  const { linesMax } = PACKAGE_RULES[of];
  const isSplit = linesMax !== null && offer.lineCount > linesMax;
  const leave = async () => {
    setRefusal(undefined);
    const answer = await send({ package: of, ...days });
    onExported();
    if (!answer.ok) return setRefusal(whyRefused(answer.failure));
    const { journalExport } = answer.data.createJournalExport;
    notify({ tone: "ok", title: WORDS.exported(journalExport.journalCount) });
    await file.make(journalExport);
  };
  return (
    <>
      <FigureStrip
        figures={[
          { label: WORDS.left, value: formatCount(offer.journalCount) },
          { label: WORDS.lines, value: formatCount(offer.lineCount), isSecond: true },
          { label: WORDS.amount, value: aud(offer.amount), isSecond: true },
        ]}
      />
      {refusal !== undefined && (
        <Notice tone="danger" title={WORDS.notExported}>
          {refusal}
        </Notice>
      )}
      {offer.journalCount === 0 && (
        <Notice tone="info" title={offer.earlier.length > 0 ? WORDS.nothing : WORDS.nothingBooked} />
      )}
      {offer.withoutCode.length > 0 && (
        <Notice
          tone="warn"
          title={WORDS.codesMissing}
          action={
            <LinkButton size="small" href={paths.staffSettings()}>
              {WORDS.setCodes}
            </LinkButton>
          }
        >
          {WORDS.codesMissingFor(offer.withoutCode.map((account) => BOOK_ACCOUNT_TEXT[account]).join("; "))}
        </Notice>
      )}
      {offer.journalCount > 0 && offer.withoutCode.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="primary"
            icon={DownloadIcon}
            isLoading={sending || file.isStarting}
            onClick={() => void leave()}
          >
            {isSplit ? WORDS.exportUpTo(linesMax) : WORDS.export(offer.journalCount)}
          </Button>
          {isSplit && <p className="text-label text-ink-2">{WORDS.oneFile(linesMax)}</p>}
        </div>
      )}
      {file.progress}
    </>
  );
}
