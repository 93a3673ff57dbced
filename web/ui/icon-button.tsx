// A square button with an icon alone; its label is spoken, and shown on hover.

import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import type { Icon } from "./icons.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "className" | "aria-label" | "children"> & {
  readonly icon: Icon;
  readonly label: string;
  /** Framed beside other buttons; bare inside rows, fields and cards. */
  readonly look?: "framed" | "bare" | undefined;
};

const LOOKS = {
  framed: "bg-surface text-ink shadow-control hover:bg-sunken size-11 sm:size-9",
  bare: "text-ink-2 hover:bg-ink/6 hover:text-ink size-11 sm:size-8",
};

export function IconButton({ icon: Shown, label, look = "bare", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-control transition-colors duration-75 disabled:opacity-40",
        LOOKS[look],
      )}
    >
      <Shown />
    </button>
  );
}
