// Lines of a card, each with an amount and how many make it up, leading to the list of exactly those.

import { Link } from "./link.tsx";

export type AmountLine = {
  readonly name: string;
  /** How many make it up. */
  readonly note: string;
  readonly amount: string;
  readonly href: string;
};

export function AmountLines({ lines }: { readonly lines: readonly AmountLine[] }) {
  return (
    <ul className="pb-2">
      {lines.map(({ name, note, amount, href }) => (
        <li key={name}>
          <Link
            href={href}
            className="flex min-h-11 items-center justify-between gap-3 px-4 py-1.5 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
          >
            <span className="min-w-0">
              <span className="block text-body">{name}</span>
              <span className="figures block text-meta text-ink-3">{note}</span>
            </span>
            <span className="figures shrink-0 text-body font-medium">{amount}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
