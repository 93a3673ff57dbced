// An anchor that moves within the product without loading the page, and stays an ordinary link for everything else.

import { type ComponentProps, createContext, type MouseEvent, useContext } from "react";

export type Navigation = {
  readonly go: (href: string) => void;
  /** Fetches the code of a page before it is asked for; called on hover and on focus. */
  readonly prepare?: (href: string) => void;
};

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

export type LinkProps = ComponentProps<"a"> & { readonly href: string };

export function Link({ href, onClick, onMouseEnter, onFocus, ...rest }: LinkProps) {
  const navigation = useContext(NavigationContext);
  const inside = navigation !== null && staysInside(href) && opensHere(rest);

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!inside || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(href);
      }}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        if (inside) navigation.prepare?.(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (inside) navigation.prepare?.(href);
      }}
    />
  );
}

function staysInside(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

function opensHere({ target, download }: Pick<ComponentProps<"a">, "target" | "download">): boolean {
  return (target === undefined || target === "_self") && download === undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
