// The products with their versions, and proposing another; for provider administrators.

import { isSupplierActive } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { useState } from "react";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AddIcon, FinanceIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { feesText, rangeText } from "./product-fees-text.ts";
import { ProductsDocument } from "./product-operations.ts";
import { versionStatus } from "./product-versions.ts";
import { ProductVersionsDialog } from "./product-versions-dialog.tsx";
import { PRODUCT_WORDS as WORDS } from "./product-words.ts";

type Product = ProductRowFragment;
type Opened = { readonly what: "propose" | "versions"; readonly product: Product | undefined };

export function ProductsScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(ProductsDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const suppliers = read.data?.officeSuppliers.filter(isSupplierActive) ?? [];
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          suppliers.length > 0 && (
            <Button
              variant="primary"
              icon={AddIcon}
              onClick={() => setOpened({ what: "propose", product: undefined })}
            >
              {WORDS.add}
            </Button>
          )
        }
      />
      <Card aria-label={WORDS.listed}>
        {read.data === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        ) : read.data.products.length === 0 ? (
          <EmptyState
            icon={FinanceIcon}
            title={suppliers.length === 0 ? WORDS.noSupplier : WORDS.none}
            sentence={suppliers.length === 0 ? WORDS.noSupplierSentence : WORDS.noneSentence}
          />
        ) : (
          <ul>
            {read.data.products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                onOpen={(what) => setOpened({ what, product })}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === "propose" && (
        <ProductDialog
          product={opened.product}
          suppliers={suppliers}
          onProposed={() => {
            close();
            read.readAgain();
          }}
          onBehind={read.readAgain}
          onClose={close}
        />
      )}
      {opened?.what === "versions" && opened.product !== undefined && (
        <ProductVersionsDialog product={opened.product} onClose={close} />
      )}
    </Page>
  );
}

type RowProps = { readonly product: Product; readonly onOpen: (what: Opened["what"]) => void };

function ProductRow({ product, onOpen }: RowProps) {
  const shown = product.versions.find(({ id }) => id === product.currentVersionId) ?? product.versions[0];
  if (shown === undefined) return null;
  const { tone, text } = versionStatus(product, shown);
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-last:border-b sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">{shown.name}</h2>
          <StatusBadge tone={tone}>{text}</StatusBadge>
          {product.waitingChangeId !== null && <StatusBadge tone="warn">{WORDS.waiting}</StatusBadge>}
        </div>
        <p className="mt-0.5 text-body text-ink-2">
          {shown.supplierName} · {PROCESS_TYPE_TEXT[shown.processType]} · {rangeText(shown)}
        </p>
        <p className="figures mt-0.5 text-body text-ink-2">{feesText(shown)}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={WORDS.versionsOf(shown.name)}
          onClick={() => onOpen("versions")}
        >
          {WORDS.versions}
        </Button>
        {product.waitingChangeId === null && (
          <Button size="small" aria-label={WORDS.changeOf(shown.name)} onClick={() => onOpen("propose")}>
            {WORDS.change}
          </Button>
        )}
      </div>
    </li>
  );
}
