// A key of the keyboard as it is printed.

export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-badge border border-line-2 bg-canvas px-1 font-sans text-meta text-ink-2">
      {children}
    </kbd>
  );
}

/** Ctrl, or the Command sign on what Apple makes. */
export function modifierName(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
