// The organisation's documents on a facility, page by page.

import {
  DOCUMENT_STATUS_TEXT,
  DOCUMENT_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { FacilityDocumentFragment } from "../../../../api/generated/graphql.ts";
import { ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { FacilityDocumentsDocument } from "../facility-operations.ts";
import { aud, dayText } from "../facility-text.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

type Row = FacilityDocumentFragment;

export function FacilityDocuments({ facility }: Pick<FacilityPartProps, "facility">) {
  const { selectedOrganisation, organisations } = useSession();
  // Whoever shares the facility sees what is theirs on it; others' documents are their own business.
  const own = organisations.find(({ id }) => id === facility.organisationId) ?? selectedOrganisation;
  if (own === undefined) return null;
  return <Documents key={own.id} wanted={{ organisationId: own.id, facilityId: facility.id }} />;
}

type Wanted = { readonly organisationId: string; readonly facilityId: string };
const SHAPE: ListShape = {};

function Documents({ wanted }: { readonly wanted: Wanted }) {
  const list = useList({ shape: SHAPE, read: readDocumentsOf(wanted), of: JSON.stringify(wanted) });
  const total = list.page?.total ?? 0;
  return (
    <Card heading={WORDS.documents} note={total > 0 ? total : undefined} hasRows>
      {list.rows?.length === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noDocuments}</p>
        </CardBody>
      ) : (
        <ListTable
          list={list}
          label={WORDS.documents}
          columns={COLUMNS}
          rowHref={({ id, organisationId }) => paths.documentView({ organisationId, documentId: id })}
          phoneRow={phoneRowOf}
          skeletonRows={3}
          isInCard
          empty={null}
        />
      )}
    </Card>
  );
}

function readDocumentsOf(wanted: Wanted) {
  return readPages({
    document: FacilityDocumentsDocument,
    variablesOf: ({ first, after }) => ({ ...wanted, first, after }),
    connectionIn: ({ documents }) => documents,
  });
}

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: "beneficiary",
    header: "Document",
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: (row) => <TwoLineCell name={beneficiaryOf(row)} detail={detailOf(row)} />,
  },
  {
    id: "status",
    header: WORDS.columns.status,
    width: "148px",
    skeleton: { kind: "badge", widthPx: 96 },
    cell: ({ status }) => <Status status={status} />,
  },
  {
    id: "amount",
    header: "Amount",
    width: "148px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 96 },
    cell: ({ amount }) => aud(amount),
  },
];

function Status({ status }: Pick<Row, "status">) {
  return <StatusBadge tone={DOCUMENT_STATUS_TONE[status]}>{DOCUMENT_STATUS_TEXT[status]}</StatusBadge>;
}

function phoneRowOf(row: Row) {
  return {
    title: beneficiaryOf(row),
    detail: `${row.guaranteeNumber ?? row.referenceNumber} · ${endOf(row)}`,
    amount: aud(row.amount),
    badge: <Status status={row.status} />,
  };
}

function beneficiaryOf({ parties }: Row): string {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? WORDS.noBeneficiary;
}

function detailOf(row: Row): string {
  const { documentVariant, guaranteeNumber, referenceNumber } = row;
  return [PROCESS_TYPE_TEXT[documentVariant], guaranteeNumber ?? referenceNumber, endOf(row)].join(" · ");
}

function endOf({ expiryType, expiresAt }: Row): string {
  if (expiryType === "OPEN_ENDED") return WORDS.openEnded;
  return expiryType === "CONDITIONAL" || expiresAt === null
    ? WORDS.conditional
    : WORDS.expires(dayText(expiresAt));
}
