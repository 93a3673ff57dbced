// What a page says while it does the one thing that it is for; the page's foot waits as long.

import { SpinnerIcon } from "./icons.ts";

export function WorkingLine({ children }: { readonly children: string }) {
  return (
    <p role="status" data-loading="" className="flex items-center gap-3 text-body text-ink-2">
      <SpinnerIcon aria-hidden="true" className="animate-spin" />
      {children}
    </p>
  );
}
