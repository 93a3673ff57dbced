// Who a client is: its number and names, where it is, and since when.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { lazy, Suspense, useState } from "react";
import type { ClientPageQuery } from "../../../api/generated/graphql.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { CLIENT_HISTORY_WORDS, CLIENT_PAGE_WORDS as WORDS } from "./client-page-words.ts";

/** Few of those who open the page ask for it. */
const ClientHistoryDialog = lazy(async () => ({
  default: (await import("./client-history-dialog.tsx")).ClientHistoryDialog,
}));

type Client = ClientPageQuery["client"];

export function ClientParticulars({ client }: { readonly client: Client }) {
  const { abn, discountPercentage } = client;
  const discount =
    Number(discountPercentage) === 0
      ? WORDS.noDiscount
      : formatPercentage(percentageFromText(discountPercentage));
  return (
    <Card heading={WORDS.particulars} action={<HistoryButton client={client} />} hasBody>
      <DefinitionList
        items={[
          { term: WORDS.number, value: `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}` },
          { term: WORDS.legalName, value: client.legalName },
          { term: WORDS.business, value: entityTypeLabel(client.entityType) },
          { term: WORDS.address, value: client.address },
          { term: WORDS.since, value: exactDate(client.createdAt) },
          { term: WORDS.discount, value: discount },
        ]}
      />
    </Card>
  );
}

function HistoryButton({ client: { id, name } }: { readonly client: Client }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {CLIENT_HISTORY_WORDS.history}
      </Button>
      <Suspense>
        {isOpen && <ClientHistoryDialog id={id} name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
