// The button that has one paper made and downloads it, with what became of it below.

import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { PAPER_WORDS as WORDS } from "../paper-words.ts";
import { usePaper, type WantedPaper } from "../use-paper.ts";

type PaperButtonProps = {
  readonly wanted: WantedPaper;
  /** What the paper is called. */
  readonly title: string;
  /** What stands beside the button. */
  readonly children?: ReactNode;
};

export function PaperButton({ wanted, title, children }: PaperButtonProps) {
  const { download, isMaking, isSlow, trouble } = usePaper(wanted);
  return (
    <div className="space-y-2">
      <div className="flex items-center justify-between gap-x-4">
        {children}
        <Button
          size="small"
          icon={DownloadIcon}
          isLoading={isMaking}
          aria-label={WORDS.downloadOf(title)}
          onClick={() => void download()}
        >
          {WORDS.download}
        </Button>
      </div>
      <p role="status" className="text-label text-ink-2 empty:hidden">
        {isMaking ? (isSlow ? WORDS.slow : WORDS.making) : ""}
      </p>
      {trouble !== undefined && (
        <Notice tone="danger" title={WORDS.failed(title)}>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
