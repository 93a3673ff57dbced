// The documents that the cost of a month is made of, each with its part, and what they come to.

import {
  addCents,
  aud,
  centsFromDecimal,
  formatAud,
  ZERO_CENTS,
} from "@bondline/domain/values/money/money.ts";
import type { DocumentReportFilter } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { ChartTable } from "../../../ui/chart-table.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { monthName } from "./report-bars.ts";
import { ReportCostsInMonth } from "./report-cost-operations.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

type MonthCostsProps = {
  readonly organisationId: string;
  readonly filter: DocumentReportFilter;
  readonly month: string;
  readonly onClose: () => void;
};

export function CostsOfMonth({ organisationId, filter, month, onClose }: MonthCostsProps) {
  const read = useRead(ReportCostsInMonth, { organisationId, filter, month });
  const costs = read.data?.documentReport.costsInMonth ?? undefined;
  const sum = (which: "accrued" | "toCome") =>
    formatAud(
      (costs ?? []).reduce((whole, each) => addCents(whole, centsFromDecimal(each[which])), ZERO_CENTS),
    );
  return (
    <Dialog
      title={WORDS.costIn(monthName(month))}
      onClose={onClose}
      width="wide"
      actions={<Button onClick={onClose}>{WORDS.close}</Button>}
    >
      {costs === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.loadFailed} />
      ) : (
        <ChartTable
          label={WORDS.costList}
          heads={[WORDS.count, WORDS.name, WORDS.accrued, WORDS.toCome]}
          rows={[
            ...costs.map(
              ({ documentId, organisationId: owner, reference, beneficiary, accrued, toCome }) => ({
                id: documentId,
                name: reference,
                cells: [
                  {
                    text: beneficiary ?? WORDS.noBeneficiary,
                    href: paths.documentView({ organisationId: owner, documentId }),
                  },
                  { text: aud(accrued) },
                  { text: aud(toCome) },
                ],
              }),
            ),
            {
              id: "total",
              name: WORDS.total,
              cells: [{ text: "" }, { text: sum("accrued") }, { text: sum("toCome") }],
            },
          ]}
        />
      )}
    </Dialog>
  );
}
