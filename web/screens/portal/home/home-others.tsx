// What waits for somebody else: who it is, and since when.

import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { HOME_WORDS } from "./home-words.ts";
import type { OthersItem } from "./home-work.ts";

/** The others are in the list of drafts. */
const OTHERS_SHOWN = 5;

export function HomeOthers({ items }: { readonly items: readonly OthersItem[] }) {
  return (
    <Card
      heading={HOME_WORDS.waitingForOthers}
      note={items.length}
      action={
        items.length > OTHERS_SHOWN && (
          <TextLink href={`${paths.documents()}?tab=drafts`}>{HOME_WORDS.all}</TextLink>
        )
      }
    >
      <ul className="pb-2">
        {items.slice(0, OTHERS_SHOWN).map((item) => (
          <li key={item.id}>
            <Link
              href={item.href}
              className="flex min-h-11 items-start justify-between gap-3 px-4 py-1.5 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block truncate text-body">{item.who}</span>
                <span className="figures block truncate text-meta text-ink-3">{item.what}</span>
                {item.documents !== "" && (
                  <span className="block truncate text-meta text-ink-3">
                    {HOME_WORDS.documentsWith(item.documents)}
                  </span>
                )}
              </span>
              <span className="figures shrink-0 text-meta text-ink-3">{item.since}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
