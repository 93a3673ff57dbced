// What waits for somebody else: who it is, and since when.

import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { HOME_WORDS } from "./home-words.ts";
import type { OthersItem } from "./home-work.ts";

export function HomeOthers({ items }: { readonly items: readonly OthersItem[] }) {
  return (
    <Card heading={HOME_WORDS.waitingForOthers} note={items.length}>
      <ul className="pb-2">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              href={item.href}
              className="flex min-h-11 items-start justify-between gap-3 px-4 py-1.5 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block truncate text-body">{item.who}</span>
                <span className="figures block truncate text-meta text-ink-3">{item.what}</span>
              </span>
              <span className="figures shrink-0 text-meta text-ink-3">{item.since}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
