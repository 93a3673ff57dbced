// The looks of a button, shared by the button that acts and the link that looks like one.

import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "text" | "danger" | "danger-quiet";
export type ButtonSize = "regular" | "small";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover aria-disabled:hover:bg-accent",
  secondary: "bg-surface text-ink shadow-control hover:bg-sunken aria-disabled:hover:bg-surface",
  quiet: "text-ink-2 hover:bg-ink/6 hover:text-ink aria-disabled:hover:bg-transparent",
  text: "-mx-2 text-accent-text hover:bg-accent-soft aria-disabled:hover:bg-transparent",
  danger: "bg-danger text-on-danger hover:bg-danger-hover aria-disabled:hover:bg-danger",
  "danger-quiet": "text-danger hover:bg-danger-soft aria-disabled:hover:bg-transparent",
};

const SIZES: Record<ButtonSize, string> = {
  regular: "h-11 px-4 text-body sm:h-9 sm:px-3.5",
  small: "h-10 px-3 text-label sm:h-8",
};

const TEXT_SIZES: Record<ButtonSize, string> = {
  regular: "h-11 px-2 text-body sm:h-9",
  small: "h-10 px-2 text-label sm:h-8",
};

export function buttonClasses(look: {
  readonly variant: ButtonVariant;
  readonly size: ButtonSize;
  readonly isFullWidth: boolean;
}): string {
  return classNames(
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none print:hidden",
    "transition-[background-color,color,scale] duration-75 active:not-aria-disabled:scale-[0.985] aria-disabled:not-aria-busy:opacity-55",
    VARIANTS[look.variant],
    look.variant === "text" ? TEXT_SIZES[look.size] : SIZES[look.size],
    look.isFullWidth && "w-full",
  );
}
