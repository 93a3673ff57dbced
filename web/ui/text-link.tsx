// A link inside a sentence or at the right of a card heading.

import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

export type TextLinkProps = Omit<LinkProps, "className"> & {
  /** Inside running text a link is underlined, so that colour is not its only sign. */
  readonly isInline?: boolean | undefined;
};

/** On phones the finger gets more room than the words take. */
const STATE_TEXT =
  "relative after:absolute after:-inset-x-3 after:-top-4 after:-bottom-3 hover:underline hover:underline-offset-3 sm:after:hidden";

export function TextLink({ isInline = false, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        "rounded-[3px] font-medium text-accent-text hover:text-accent-hover dark:hover:text-ink",
        isInline ? "underline decoration-1 underline-offset-3" : STATE_TEXT,
      )}
    />
  );
}
