// The banks and insurers with what each asks for beside an application; for provider administrators.

import { documentName } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { BANK_FEATURE_TEXT } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { isSupplierActive } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import { useState } from "react";
import type {
  AskedOfSupplierFragment,
  OfficeSupplierFieldsFragment,
  SupplierRequirementFieldsFragment,
} from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AddIcon, FacilityIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { AskedDocumentsDialog } from "../../drafts/asked-documents/public/asked-documents-dialog.tsx";
import { OfficeAskedDocumentsDocument } from "../../drafts/asked-documents/public/asked-documents-operations.ts";
import { SupplierDetailsDialog } from "./supplier-details-dialog.tsx";
import { OfficeSuppliersDocument } from "./supplier-details-operations.ts";
import { SUPPLIER_DETAILS_WORDS as DETAILS } from "./supplier-details-words.ts";
import { SupplierHistoryDialog } from "./supplier-history-dialog.tsx";
import { SupplierLevelsDialog } from "./supplier-levels-dialog.tsx";
import { SupplierRequirementsDocument } from "./supplier-operations.ts";
import { SupplierProfileDialog } from "./supplier-profile-dialog.tsx";
import { SupplierStatusDialog } from "./supplier-status-dialog.tsx";
import { SUPPLIER_WORDS as WORDS } from "./supplier-words.ts";

type Supplier = SupplierRequirementFieldsFragment;
type Opened =
  | { readonly what: "change" | "profile" | "levels" | "history" | "details" | "status"; readonly id: string }
  | { readonly what: "add"; readonly id?: undefined };

export function SupplierScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(SupplierRequirementsDocument, {});
  const office = useRead(OfficeSuppliersDocument, {});
  const asked = useRead(OfficeAskedDocumentsDocument, {});
  const askedBy = (of: string | undefined) =>
    asked.data?.officeAskedDocuments.find(({ supplierId }) => supplierId === of);
  const [changed, setChanged] = useState<readonly Supplier[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const suppliers = read.data && newestOf(read.data.supplierRequirements, changed);
  const supplier = suppliers?.find(({ id }) => id === opened?.id);
  const kept = office.data?.officeSuppliers.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const readBoth = () => {
    read.readAgain();
    office.readAgain();
  };

  return (
    <Page width="form">
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ what: "add" })}>
            {DETAILS.add}
          </Button>
        }
      />
      <Card aria-label={WORDS.listed}>
        {suppliers === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        ) : suppliers.length === 0 ? (
          <EmptyState icon={FacilityIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
        ) : (
          <ul>
            {suppliers.map((each) => (
              <SupplierRow
                key={each.id}
                supplier={each}
                kept={office.data?.officeSuppliers.find(({ id }) => id === each.id)}
                asked={askedBy(each.id)}
                onOpen={setOpened}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === "change" && supplier !== undefined && (
        <AskedDocumentsDialog
          tradeName={supplier.tradeName}
          asked={askedBy(supplier.id)}
          read={asked}
          onChanged={asked.readAgain}
          onClose={close}
        />
      )}
      {opened?.what === "profile" && supplier !== undefined && (
        <SupplierProfileDialog
          supplier={supplier}
          onChanged={(now) => {
            setChanged((before) => [...before, now]);
            office.readAgain();
          }}
          onBehind={readBoth}
          onClose={close}
        />
      )}
      {opened?.what === "add" && (
        <SupplierDetailsDialog supplier={undefined} onChanged={readBoth} onClose={close} />
      )}
      {opened?.what === "details" && kept !== undefined && (
        <SupplierDetailsDialog supplier={kept} onChanged={readBoth} onClose={close} />
      )}
      {opened?.what === "status" && kept !== undefined && (
        <SupplierStatusDialog supplier={kept} onChanged={readBoth} onClose={close} />
      )}
      {opened?.what === "levels" && supplier !== undefined && (
        <SupplierLevelsDialog supplier={supplier} onClose={close} />
      )}
      {opened?.what === "history" && supplier !== undefined && (
        <SupplierHistoryDialog supplier={supplier} onClose={close} />
      )}
    </Page>
  );
}

type RowProps = {
  readonly supplier: Supplier;
  /** As the provider keeps it, once that is read. */
  readonly kept: OfficeSupplierFieldsFragment | undefined;
  /** What it asks of applicants, once that is read. */
  readonly asked: AskedOfSupplierFragment | undefined;
  readonly onOpen: (opened: Opened) => void;
};

function SupplierRow({ supplier, kept, asked, onOpen }: RowProps) {
  const { id, tradeName, features, resources } = supplier;
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-last:border-b sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">{tradeName}</h2>
          {kept !== undefined && !isSupplierActive(kept) && (
            <StatusBadge tone="mute">{DETAILS.archived}</StatusBadge>
          )}
        </div>
        {asked !== undefined && <p className="mt-0.5 text-body text-ink-2">{namesOf(asked)}</p>}
        {features.length > 0 && (
          <p className="mt-0.5 text-body text-ink-2">
            {features.map((feature) => BANK_FEATURE_TEXT[feature]).join(", ")}
          </p>
        )}
        {resources.length > 0 && <p className="text-label text-ink-2">{WORDS.gives(resources.length)}</p>}
        <p className="mt-1 text-label text-ink-3">
          {kept === undefined
            ? lastChanged(supplier)
            : `${DETAILS.staff(kept.staffCount)} · ${lastChanged(supplier)}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={WORDS.historyOf(tradeName)}
          onClick={() => onOpen({ what: "history", id })}
        >
          {WORDS.history}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={WORDS.levelsOf(tradeName)}
          onClick={() => onOpen({ what: "levels", id })}
        >
          {WORDS.levels}
        </Button>
        <Button
          size="small"
          aria-label={WORDS.profileOf(tradeName)}
          onClick={() => onOpen({ what: "profile", id })}
        >
          {WORDS.profile}
        </Button>
        <Button
          size="small"
          aria-label={WORDS.changeOf(tradeName)}
          onClick={() => onOpen({ what: "change", id })}
        >
          {WORDS.change}
        </Button>
        {kept !== undefined && (
          <>
            <Button
              size="small"
              aria-label={DETAILS.detailsOf(tradeName)}
              onClick={() => onOpen({ what: "details", id })}
            >
              {DETAILS.details}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={
                isSupplierActive(kept) ? DETAILS.archiveOf(tradeName) : DETAILS.restoreOf(tradeName)
              }
              onClick={() => onOpen({ what: "status", id })}
            >
              {isSupplierActive(kept) ? DETAILS.archive : DETAILS.restore}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Each once, for however many kinds it is asked for. */
function namesOf({ documents }: AskedOfSupplierFragment): string {
  const names = new Set(documents.map(documentName));
  return names.size === 0 ? WORDS.asksForNothing : [...names].join(", ");
}

function lastChanged({ updatedAt, updatedBy }: Supplier): string {
  return updatedAt === null || updatedBy === null
    ? WORDS.neverChanged
    : WORDS.lastChanged(updatedBy, exactTime(updatedAt));
}

/** What was changed here counts until a later read knows better. */
function newestOf(read: readonly Supplier[], changed: readonly Supplier[]): readonly Supplier[] {
  return read.map((supplier) => {
    const last = changed.findLast(({ id }) => id === supplier.id);
    return last !== undefined && last.version > supplier.version ? last : supplier;
  });
}
