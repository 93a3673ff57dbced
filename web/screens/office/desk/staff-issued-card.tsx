// What a bank or insurer has issued and what of it ends soon, beside its queue: each line leads to what it counts.

import { aud } from "@bondline/domain/values/money/money.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { AmountLines } from "../../../ui/amount-lines.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ENDING_DAYS, issuedHref } from "./public/issued-place.ts";
import { StaffTodayOfSupplier } from "./staff-today-operations.ts";
import { TODAY_WORDS as WORDS } from "./staff-today-words.ts";

const WINDOWS = { in30: 30, in60: 60, in90: 90 };

export function StaffIssuedCard({ dependsOn }: { readonly dependsOn: string }) {
  const read = useRead(StaffTodayOfSupplier, WINDOWS, { dependsOn });
  const { data } = read;
  if (data === undefined)
    return (
      <Card heading={WORDS.issued}>
        <ReadPending of={read} notLoaded={WORDS.issuedNotLoaded} loading={WORDS.issuedLoading} rows={4} />
      </Card>
    );
  const ending = ENDING_DAYS.map((days) => ({
    name: WORDS.endsWithin(days),
    ...data[`in${days}`],
    href: issuedHref(days),
  }));
  const all = { name: WORDS.inForce, ...data.all, href: paths.staffIssued() };
  return (
    <Card heading={WORDS.issued} action={<TextLink href={paths.staffIssued()}>{WORDS.allIssued}</TextLink>}>
      <AmountLines
        lines={[...ending, all].map(({ name, count, amount, href }) => ({
          name,
          note: WORDS.documents(count),
          amount: aud(amount),
          href,
        }))}
      />
    </Card>
  );
}
