// The provider's list of clients: searched, narrowed and taken away as a file, with what each is given on its fees.

import { CLIENT_FILTERS } from "@bondline/domain/people/clients/client-filters.ts";
import { ABN_STATUS_TEXT, ABN_STATUS_TONE } from "@bondline/domain/people/organisations/abn-claim.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { useCallback, useMemo, useState } from "react";
import type { ClientRowFragment } from "../../../api/generated/graphql.ts";
import { ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../app/list/list-table.ts";
import { SELECTION_WORDS } from "../../../app/list/list-words.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { useList } from "../../../app/list/use-list.ts";
import { useSelection } from "../../../app/list/use-selection.ts";
import { MailLink } from "../../../app/mail-link.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { OrganisationIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { ChosenRowsBar } from "../../records/list-views/public/chosen-rows-bar.tsx";
import { ListBar } from "../../records/list-views/public/list-bar.tsx";
import { ClientDiscountDialog } from "./client-discount-dialog.tsx";
import { ClientsDocument } from "./client-operations.ts";
import { CLIENT_WORDS as WORDS } from "./client-words.ts";

type Client = ClientRowFragment;

const USUAL_COLUMNS = ["client", "administrators", "people", "since", "discount"];

const SHAPE: ListShape<string, string> = {
  isSearched: true,
  sizeName: "clients",
  sorts: () => ({
    name: "clients",
    by: [
      { columnId: "client", direction: "ascending" },
      { columnId: "since", direction: "descending" },
    ],
  }),
  columns: () => ({
    name: "clients",
    usual: USUAL_COLUMNS,
    all: [...USUAL_COLUMNS, "legalName", "business"],
  }),
  filters: filterTexts(CLIENT_FILTERS),
};

const CHOOSING = {
  keyOf: ({ id }: Client) => id,
  nameOf: ({ name }: Client) => SELECTION_WORDS.chooseRow(name),
  allName: SELECTION_WORDS.chooseShown,
};

export function ClientsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readClients });
  const { place } = list;
  const [proposing, setProposing] = useState<Client>();
  const close = useCallback(() => setProposing(undefined), []);
  const look = useMemo(() => rowLook(setProposing), []);
  const shown = useMemo(() => shownColumns(look.columns, place.columns), [look, place.columns]);
  const fitting = JSON.stringify([place.search, place.filters]);
  const selection = useSelection<Client>({ of: "CLIENTS", fitting }, CHOOSING);
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <ListBar
        organisation={undefined}
        list="CLIENTS"
        place={place}
        filters={CLIENT_FILTERS}
        search={WORDS.search}
        columns={{ all: look.columns, usual: USUAL_COLUMNS }}
        exports={[{ name: WORDS.title, wanted: { clients: askedAt(place) } }]}
      />
      <ChosenRowsBar
        list="CLIENTS"
        title={WORDS.title}
        wanted={{ clients: askedAt(place) }}
        page={list.page}
        selection={selection}
        ids={selection.rows.map(CHOOSING.keyOf)}
        shown={shown.map(({ id }) => id)}
      />
      <ListTable
        list={list}
        selection={selection.table}
        label={WORDS.title}
        columns={shown}
        rowKey={CHOOSING.keyOf}
        phoneRow={look.phoneRow}
        empty={{ icon: OrganisationIcon, title: WORDS.empty, sentence: WORDS.emptySentence }}
      />
      {proposing !== undefined && (
        <ClientDiscountDialog client={proposing} onProposed={list.readAgain} onClose={close} />
      )}
    </Page>
  );
}

const readClients = readPages({
  document: ClientsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ clients }) => clients,
});

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(CLIENT_FILTERS, { search, filters }),
    sort: {
      field: sort?.columnId === "since" ? ("CREATED_AT" as const) : ("NAME" as const),
      direction: sort?.direction === "descending" ? ("DESC" as const) : ("ASC" as const),
    },
  };
}

function numberText({ abn }: Client): string {
  return `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`;
}

function pageOf({ id }: Client): string {
  return paths.staffClient({ organisationId: id });
}

function discountText({ discountPercentage }: Client): string {
  return Number(discountPercentage) === 0
    ? WORDS.noDiscount
    : formatPercentage(percentageFromText(discountPercentage));
}

function rowLook(onPropose: (client: Client) => void) {
  const statusOf = ({ abnStatus, closedAt }: Client) =>
    closedAt !== null ? (
      <StatusBadge tone="mute">{WORDS.closed}</StatusBadge>
    ) : (
      abnStatus !== "CONFIRMED" && (
        <StatusBadge tone={ABN_STATUS_TONE[abnStatus]}>{ABN_STATUS_TEXT[abnStatus]}</StatusBadge>
      )
    );
  const change = (client: Client) =>
    client.waitingChangeId !== null ? (
      <StatusBadge tone="warn">{WORDS.waiting}</StatusBadge>
    ) : (
      client.capabilities.includes("CAN_PROPOSE_DISCOUNT") && (
        <Button size="small" aria-label={WORDS.proposeFor(client.name)} onClick={() => onPropose(client)}>
          {WORDS.propose}
        </Button>
      )
    );
  const action = (client: Client) => (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {change(client)}
      <LinkButton
        size="small"
        aria-label={WORDS.statementOf(client.name)}
        href={paths.staffClientStatement({ organisationId: client.id })}
      >
        {WORDS.statement}
      </LinkButton>
    </span>
  );
  const columns: DataTableColumn<Client>[] = [
    {
      id: "client",
      header: WORDS.columns.client,
      isRowName: true,
      isSortable: true,
      skeleton: { kind: "two-line", widthPx: 200 },
      cell: (client) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0">
            <TwoLineCell
              name={<TextLink href={pageOf(client)}>{client.name}</TextLink>}
              detail={numberText(client)}
            />
          </span>
          {statusOf(client)}
        </span>
      ),
    },
    {
      id: "administrators",
      header: WORDS.columns.administrators,
      skeleton: { kind: "two-line", widthPx: 160 },
      cell: ({ administrators }) => <Administrators of={administrators} />,
    },
    {
      id: "people",
      header: WORDS.columns.people,
      width: "88px",
      align: "right",
      skeleton: { kind: "text", widthPx: 16 },
      cell: ({ people }) => people,
    },
    {
      id: "since",
      header: WORDS.columns.since,
      isSortable: true,
      width: "128px",
      skeleton: { kind: "text", widthPx: 80 },
      cell: ({ createdAt }) => exactDate(createdAt),
    },
    {
      id: "discount",
      header: WORDS.columns.discount,
      width: "104px",
      align: "right",
      skeleton: { kind: "text", widthPx: 40 },
      cell: discountText,
    },
    textColumn(
      { id: "legalName", header: WORDS.columns.legalName, width: "200px" },
      ({ legalName }) => legalName ?? WORDS.notConfirmed,
    ),
    textColumn({ id: "business", header: WORDS.columns.business, width: "220px" }, ({ entityType }) =>
      entityTypeLabel(entityType),
    ),
    {
      id: "actions",
      isForScreen: true,
      header: WORDS.columns.actions,
      width: "276px",
      align: "right",
      skeleton: { kind: "text", widthPx: 200 },
      cell: action,
    },
  ];
  const phoneRow = (client: Client) => ({
    title: (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextLink href={pageOf(client)}>{client.name}</TextLink>
        {statusOf(client)}
      </span>
    ),
    detail: `${numberText(client)} · ${WORDS.columns.discount}: ${discountText(client)}`,
    badge: action(client),
  });
  return { columns, phoneRow };
}

function Administrators({ of }: { readonly of: Client["administrators"] }) {
  if (of.length === 0) return WORDS.noAdministrator;
  return (
    <ul>
      {of.map(({ givenName, familyName, email }) => (
        <li key={email} className="break-words">
          <MailLink email={email}>{`${givenName} ${familyName}`}</MailLink>
        </li>
      ))}
    </ul>
  );
}
