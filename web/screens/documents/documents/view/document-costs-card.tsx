// What the document has cost to today and will cost next, with each step of the arithmetic on demand.

import { aud } from "@bondline/domain/values/money/money.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { EditIcon } from "../../../../ui/icons.ts";
import { DocumentCostRates } from "./document-cost-rates.tsx";
import {
  costSteps,
  costSums,
  costToToday,
  type DocumentCosts,
  minimumSentence,
  nextInvoiceLabel,
  scheduleSentence,
} from "./document-costs.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_COST_WORDS as EDIT, DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

const CostsDialog = lazy(async () => {
  const { DocumentCostsDialog } = await import("./document-costs-dialog.tsx");
  return { default: DocumentCostsDialog };
});

export function DocumentCostsCard({ record }: { readonly record: DocumentRecord }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = record.capabilities.includes("CAN_EDIT_COSTS");
  const { costs } = record;
  if (costs === null && !mayEdit) return null;
  return (
    <Card
      heading={WORDS.costs}
      hasBody
      action={
        mayEdit && (
          <Button size="small" icon={EditIcon} onClick={() => setEditing(true)}>
            {EDIT.edit}
          </Button>
        )
      }
    >
      {costs === null ? (
        <p className="text-body text-ink-2">{EDIT.none}</p>
      ) : (
        <>
          <CostsToToday costs={costs} />
          <DocumentCostRates record={record} costs={costs} />
        </>
      )}
      {isEditing && (
        <Suspense>
          <CostsDialog record={record} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function CostsToToday({ costs }: { readonly costs: DocumentCosts }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          <span className="figures block text-title font-semibold">{costToToday(costs)}</span>
          <span className="text-label text-ink-3">{WORDS.toToday}</span>
        </p>
        {costs.nextInvoiceAmount !== null && (
          <p className="text-right">
            <span className="figures block text-body font-medium">{aud(costs.nextInvoiceAmount)}</span>
            <span className="figures text-label text-ink-3">{nextInvoiceLabel(costs)}</span>
          </p>
        )}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Disclosure label={WORDS.workedOut} isOpenAtFirst>
          <WorkedOut costs={costs} />
        </Disclosure>
      </div>
    </>
  );
}

function WorkedOut({ costs }: { readonly costs: DocumentCosts }) {
  const notes = [scheduleSentence(costs), minimumSentence(costs), WORDS.nextInvoiceNote];
  return (
    <>
      <DefinitionList items={costSteps(costs)} areAmounts />
      <div className="mt-3 border-t border-line pt-3">
        <DefinitionList items={costSums(costs)} areAmounts />
        <p className="mt-2 flex justify-between gap-4 text-label font-semibold">
          {WORDS.total}
          <span className="figures">{costToToday(costs)}</span>
        </p>
      </div>
      <p className="mt-3 text-meta text-ink-3">{notes.filter((note) => note !== undefined).join(" ")}</p>
    </>
  );
}
