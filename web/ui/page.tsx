// The content of a page, as wide as its kind reads best: lists, forms, or the words of a policy. All begin at the same place, which the frame gives.

import type { ReactNode } from "react";

const WIDTHS = { list: "", form: "max-w-270", words: "max-w-170" };

export function Page({
  width = "list",
  children,
}: {
  readonly width?: keyof typeof WIDTHS | undefined;
  readonly children: ReactNode;
}) {
  return <div className={`flex w-full min-w-0 flex-col gap-5 ${WIDTHS[width]}`}>{children}</div>;
}

/** What moves at the left, facts at the right; one column on phones, in the order given. */
export function PageColumns({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid min-w-0 gap-4">{children}</div>
      <div className="grid min-w-0 gap-4">{side}</div>
    </div>
  );
}
