// The mark and the name.

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-[0.9375rem] font-semibold tracking-title">
      <svg viewBox="0 0 24 24" className="size-5.5" aria-hidden="true">
        <rect width="24" height="24" rx="6" className="fill-accent" />
        <path
          d="M7.2 7.6h5.9a2.2 2.2 0 0 1 0 4.4H7.2m0-4.4v8.8m0-4.4h10M7.2 16.4h5.9a2.2 2.2 0 0 0 2.2-2.2"
          className="fill-none stroke-on-accent"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Bondline
    </span>
  );
}
