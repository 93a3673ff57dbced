// A link to another page that looks like a button.

import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-look.ts";
import type { Icon } from "./icons.ts";
import { Link, type LinkProps } from "./link.tsx";

export type LinkButtonProps = Omit<LinkProps, "className"> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: Icon | undefined;
  readonly isFullWidth?: boolean | undefined;
};

export function LinkButton(props: LinkButtonProps) {
  const {
    variant = "secondary",
    size = "regular",
    icon: Leading,
    isFullWidth = false,
    children,
    ...rest
  } = props;
  return (
    <Link {...rest} className={buttonClasses({ variant, size, isFullWidth })}>
      {Leading && <Leading />}
      {children}
    </Link>
  );
}
