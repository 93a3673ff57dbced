// The first stop of the keyboard: over the navigation, straight to the page.

export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a
      data-print="hide"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      className="fixed top-3 left-3 z-50 -translate-y-40 rounded-control bg-raised px-4 py-2.5 text-body font-medium shadow-2 focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
