// What the organisation holds as beneficiary: how much, what of it ends soon, and what is asked back.

import { aud } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeFiguresQuery } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { AmountLines } from "../../../ui/amount-lines.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { endingWithin } from "./home-figures.ts";
import { HOME_WORDS as WORDS } from "./home-words.ts";

type HeldProps = { readonly sums: HomeFiguresQuery; readonly today: PlainDate };

export function HomeHeld({ sums: { held, heldIn90, askedBack }, today }: HeldProps) {
  if (held.count + askedBack.count === 0) return null;
  const lines = [
    { name: WORDS.heldInForce, ...held, href: paths.holdings() },
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
      <AmountLines
        lines={lines.map(({ name, count, amount, href }) => ({
          name,
          note: WORDS.securities(count),
          amount: aud(amount),
          href,
        }))}
      />
    </Card>
  );
}
