// Above a list of which rows are chosen: how many, and their way out as a file. Nothing while none is.

import { type ComponentProps, lazy, Suspense } from "react";

/** Few of those who open a register choose anything. */
const RegisterSelectionBar = lazy(async () => ({
  default: (await import("../register-selection-bar.tsx")).RegisterSelectionBar,
}));

export function ChosenRowsBar(props: ComponentProps<typeof RegisterSelectionBar>) {
  if (props.selection.count === 0) return null;
  return (
    <Suspense>
      <RegisterSelectionBar {...props} />
    </Suspense>
  );
}
