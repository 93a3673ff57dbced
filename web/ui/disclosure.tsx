// Detail that opens in place, as in "How this was worked out".

import type { ReactNode } from "react";
import { ExpandIcon } from "./icons.ts";

export type DisclosureProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean | undefined;
  /** For what is read only when somebody wants to see it. */
  readonly onOpen?: (() => void) | undefined;
};

export function Disclosure({ label, children, isOpenAtFirst = false, onOpen }: DisclosureProps) {
  return (
    <details
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group"
    >
      <summary className="-mx-1 flex min-h-11 list-none items-center gap-2 rounded-badge px-1 text-label font-medium hover:text-accent-text sm:min-h-7 [&::-webkit-details-marker]:hidden">
        <ExpandIcon className="-rotate-90 transition-transform duration-150 group-open:rotate-0" />
        {label}
      </summary>
      <div className="pt-1.5 pb-1">{children}</div>
    </details>
  );
}
