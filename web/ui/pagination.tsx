// Which rows of how many, with arrows to the pages before and after.

import { formatCount } from "@bondline/domain/count-text.ts";
import { IconButton } from "./icon-button.tsx";
import { NextIcon, PreviousIcon } from "./icons.ts";

export type PaginationProps = {
  /** 1 for the first row of all. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  /** The server stopped counting: the total reads "1,000+", or further on the last row shown, with a plus. */
  readonly isTotalCapped?: boolean | undefined;
  /** Absent at the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Absent at the last page. */
  readonly onNext?: (() => void) | undefined;
};

/** `of`: what the list is called, where a page has several. */
export function Pagination(props: PaginationProps & { readonly of?: string | undefined }) {
  const { from, to, total, isTotalCapped = false, onPrevious, onNext, of } = props;
  return (
    <nav
      aria-label={of === undefined ? "Pages" : `Pages of ${of}`}
      className="flex h-14 items-center justify-between gap-4 px-4 sm:h-12"
    >
      <p className="figures text-label text-ink-2" aria-live="polite">
        {total === 0 ? "0" : `${formatCount(from)}–${formatCount(to)}`} of {formatCount(Math.max(total, to))}
        {isTotalCapped && "+"}
      </p>
      <div className="-mr-2 flex gap-1">
        <IconButton
          icon={PreviousIcon}
          label="Previous page"
          onClick={onPrevious}
          disabled={onPrevious === undefined}
        />
        <IconButton icon={NextIcon} label="Next page" onClick={onNext} disabled={onNext === undefined} />
      </div>
    </nav>
  );
}
