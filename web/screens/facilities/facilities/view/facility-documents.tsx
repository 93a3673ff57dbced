// The organisation's documents on a facility, twenty at a time.

import {
  DOCUMENT_STATUS_TEXT,
  DOCUMENT_STATUS_TONE,
  DOCUMENT_VARIANT_TEXT,
} from "@bondline/domain/documents/documents/document-text.ts";
import { useCallback, useState } from "react";
import { useClient } from "urql";
import type { FacilityDocumentFragment } from "../../../../api/generated/graphql.ts";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
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

function Documents({ wanted }: { readonly wanted: Wanted }) {
  const { data, failure, readAgain } = useRead(FacilityDocumentsDocument, wanted);
  const { more, isReading, readMore } = useMore(wanted);
  const first = data?.documents;
  if (first === undefined)
    return (
      <Card heading={WORDS.documents}>
        {failure === undefined ? (
          <SkeletonRows rows={3} />
        ) : (
          <ErrorState title={WORDS.loadFailed} sentence={failure.message} onRetry={readAgain} />
        )}
      </Card>
    );

  const rows = [...first.edges.map(({ node }) => node), ...more.rows];
  const { hasNextPage, endCursor } = more.pageInfo ?? first.pageInfo;
  return (
    <Card heading={WORDS.documents} note={first.totalCount > 0 ? first.totalCount : undefined} hasRows>
      {rows.length === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noDocuments}</p>
        </CardBody>
      ) : (
        <DataTable
          label={WORDS.documents}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id, organisationId }) => paths.documentView({ organisationId, documentId: id })}
          phoneRow={phoneRowOf}
          empty={null}
        />
      )}
      {hasNextPage && endCursor !== null && (
        <div className="flex items-center justify-center gap-4 border-t border-line px-4 py-2">
          <Button variant="quiet" size="small" isLoading={isReading} onClick={() => readMore(endCursor)}>
            {WORDS.showMore}
          </Button>
          <span className="figures text-label text-ink-3">
            {WORDS.documentCount(rows.length, first.totalCount)}
          </span>
        </div>
      )}
    </Card>
  );
}

type More = { rows: readonly Row[]; pageInfo?: { hasNextPage: boolean; endCursor: string | null } };

function useMore(wanted: Wanted) {
  const client = useClient();
  const [more, setMore] = useState<More>({ rows: [] });
  const [isReading, setReading] = useState(false);
  const readMore = useCallback(
    async (after: string) => {
      setReading(true);
      const { data } = await client.query(FacilityDocumentsDocument, { ...wanted, after }).toPromise();
      setReading(false);
      if (data === undefined) return;
      const { edges, pageInfo } = data.documents;
      setMore(({ rows }) => ({ rows: [...rows, ...edges.map(({ node }) => node)], pageInfo }));
    },
    [client, wanted],
  );
  return { more, isReading, readMore: (after: string) => void readMore(after) };
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
    id: "expires",
    header: "Expires",
    width: "120px",
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 72 },
    cell: (row) => <span className="figures text-ink-2">{endOf(row)}</span>,
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
    detail: row.guaranteeNumber ?? row.referenceNumber,
    amount: aud(row.amount),
    badge: <Status status={row.status} />,
  };
}

function beneficiaryOf({ parties }: Row): string {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? WORDS.noBeneficiary;
}

function detailOf({ documentVariant, guaranteeNumber, referenceNumber }: Row): string {
  return `${DOCUMENT_VARIANT_TEXT[documentVariant]} · ${guaranteeNumber ?? referenceNumber}`;
}

function endOf({ expiryType, expiresAt }: Row): string {
  if (expiryType === "OPEN_ENDED") return WORDS.openEnded;
  return expiryType === "CONDITIONAL" || expiresAt === null ? WORDS.conditional : dayText(expiresAt);
}
