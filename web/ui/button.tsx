// The button that acts. When it can't yet act it says why beside itself, and stays reachable by keyboard.

import { type ComponentProps, type MouseEvent, useId } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-look.ts";
import { type Icon, SpinnerIcon } from "./icons.ts";

export type ButtonProps = Omit<ComponentProps<"button">, "className" | "disabled"> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: Icon | undefined;
  /** Shown after the words, for buttons that open something. */
  readonly trailingIcon?: Icon | undefined;
  readonly isLoading?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
  /** Why it can't act yet. Its presence switches the button off; an action that is never allowed is left out instead. */
  readonly disabledReason?: string | undefined;
  /** Switched off where the reason already stands nearby in the page. */
  readonly isDisabled?: boolean | undefined;
};

/** On a ground of colour an arrow in grey is not seen: it takes the colour of the words. */
const IS_FILLED: Partial<Record<ButtonVariant, true>> = { primary: true, danger: true };

export function Button(props: ButtonProps) {
  const {
    variant = "secondary",
    size = "regular",
    icon,
    trailingIcon: Trailing,
    children,
    ...others
  } = props;
  const {
    isLoading = false,
    isFullWidth = false,
    disabledReason,
    isDisabled = false,
    onClick,
    ...rest
  } = others;
  const reasonId = useId();
  const isOff = isLoading || isDisabled || disabledReason !== undefined;
  const Leading = isLoading ? SpinnerIcon : icon;

  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={disabledReason === undefined ? rest["aria-describedby"] : reasonId}
      onClick={isOff ? stop : onClick}
      className={buttonClasses({ variant, size, isFullWidth })}
    >
      {Leading && <Leading className={isLoading ? "animate-spin" : undefined} />}
      {children}
      {Trailing && <Trailing className={IS_FILLED[variant] ? undefined : "text-ink-3"} />}
    </button>
  );

  if (disabledReason === undefined) return button;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span id={reasonId} className="text-label text-ink-2">
        {disabledReason}
      </span>
      {button}
    </span>
  );
}

/** A button that is switched off would otherwise still submit its form. */
function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
