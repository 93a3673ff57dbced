// What the cost of the financial year is made of, month by month.

import {
  addCents,
  aud,
  centsFromDecimal,
  formatAud,
  ZERO_CENTS,
} from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeCostsQuery } from "../../../api/generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { ChartTable } from "../../../ui/chart-table.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { COSTED } from "./home-figures.ts";
import { HOME_WORDS as WORDS } from "./home-words.ts";

type YearCostsProps = {
  readonly months: NonNullable<HomeCostsQuery["documentReport"]["costsOfYear"]>["months"];
  readonly onClose: () => void;
};

export function YearCosts({ months, onClose }: YearCostsProps) {
  const sum = (which: "accrued" | "toCome") =>
    formatAud(months.reduce((whole, each) => addCents(whole, centsFromDecimal(each[which])), ZERO_CENTS));
  return (
    <Dialog
      title={WORDS.costThisYear}
      onClose={onClose}
      actions={<Button onClick={onClose}>{WORDS.close}</Button>}
    >
      <ChartTable
        label={WORDS.costThisYear}
        heads={[WORDS.month, WORDS.accrued, WORDS.toCome]}
        rows={[
          ...months.map(({ month, accrued, toCome }) => ({
            id: month,
            name: monthTitle(plainDate(`${month}-01`)),
            cells: [{ text: aud(accrued) }, { text: aud(toCome) }],
          })),
          { id: "total", name: WORDS.total, cells: [{ text: sum("accrued") }, { text: sum("toCome") }] },
        ]}
      />
      <p className="mt-3 text-label text-ink-2">
        {WORDS.costsSentence}{" "}
        <TextLink isInline href={COSTED.href}>
          {WORDS.toReports}
        </TextLink>
      </p>
    </Dialog>
  );
}
