// What the organisation holds as beneficiary: how much, what of it ends soon, and what is asked back.

import { aud } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeFiguresQuery } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { endingWithin } from "./home-figures.ts";
import { HOME_WORDS as WORDS } from "./home-words.ts";

type HeldProps = { readonly sums: HomeFiguresQuery; readonly today: PlainDate };

export function HomeHeld({ sums: { held, heldIn90, askedBack }, today }: HeldProps) {
  if (held.count + askedBack.count === 0) return null;
  const lines = [
    { name: WORDS.heldInForce, amount: held.amount, count: held.count, href: paths.holdings() },
    {
      name: WORDS.endsWithin(90),
      amount: heldIn90.totalAmount,
      count: heldIn90.totalCount,
      href: endingWithin("held", 90, today).href,
    },
    { name: WORDS.askedBack, ...askedBack, href: `${paths.holdings()}?tab=return-asked` },
  ];
  return (
    <Card heading={WORDS.held} action={<TextLink href={paths.holdings()}>{WORDS.all}</TextLink>}>
      <ul className="pb-2">
        {lines.map(({ name, amount, count, href }) => (
          <li key={name}>
            <Link
              href={href}
              className="flex min-h-11 items-center justify-between gap-3 px-4 py-1.5 hover:bg-canvas focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block text-body">{name}</span>
                <span className="figures block text-meta text-ink-3">{WORDS.securities(count)}</span>
              </span>
              <span className="figures shrink-0 text-body font-medium">{aud(amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
