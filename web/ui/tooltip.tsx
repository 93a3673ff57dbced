// A short explanation beside a term, opened by hover, focus or press; never the only place of what must be known.

import { type ReactNode, useId, useRef, useState } from "react";
import { InformationIcon } from "./icons.ts";
import { Popup } from "./popup.tsx";

export type TooltipProps = { readonly label: string; readonly children: ReactNode };

/** A small "i" button. `label` names what is explained, as in "About the yearly minimum". */
export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside acts; this only notices when the pointer leaves both.
    <span onMouseLeave={() => setOpen(false)} className="-my-1 inline-flex align-[-3px]">
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        onMouseEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        className="relative inline-flex size-6 items-center justify-center rounded-full text-ink-3 after:absolute after:-inset-2.5 hover:text-ink sm:after:hidden"
      >
        <InformationIcon className="size-3.5!" />
      </button>
      {isOpen && (
        <Popup
          id={id}
          role="tooltip"
          anchor={anchor}
          onClose={() => setOpen(false)}
          className="max-w-72 px-3 py-2 text-label font-normal text-ink-2"
        >
          {children}
        </Popup>
      )}
    </span>
  );
}
