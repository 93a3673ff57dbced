// What an organisation holds as beneficiary: a register over all issuers, with what each still lacks before it could be called.

import { formatCount } from "@bondline/domain/count-text.ts";
import type { DocumentTab } from "@bondline/domain/documents/documents/document.ts";
import { ENFORCEABILITY_TEXT } from "@bondline/domain/documents/holdings/enforceability.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import type {
  DocumentSortField,
  HeldRowFragment,
  HeldSecuritiesQuery,
} from "../../../../api/generated/graphql.ts";
import { ListSearch, ListTable, ListTabs, PageSizeField } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FigureStrip } from "../../../../ui/figure-strip.tsx";
import { HeldIcon, ShareIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { AMOUNT, phoneRowOf, REFERENCE, STATUS, textColumn } from "../public/list-columns.tsx";
import { type ListRow, rowOfDocument } from "../public/list-row.ts";
import { HeldSecuritiesDocument } from "./holdings-operations.ts";
import { HOLDINGS_WORDS as WORDS } from "./holdings-words.ts";

export function HoldingsScreen() {
  usePageTitle(WORDS.title);
  const { selectedOrganisation: organisation } = useSession();
  const mayRecord = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS");
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            {organisation !== undefined && (
              <LinkButton href={`${paths.reports()}?tab=held&status=ESTABLISHED`} variant="secondary">
                {WORDS.report}
              </LinkButton>
            )}
            {mayRecord && <LinkButton href={paths.holdingAdd()}>{WORDS.record}</LinkButton>}
          </>
        }
      />
      {organisation === undefined ? (
        <EmptyState
          icon={ShareIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
          action={<LinkButton href={paths.sharedWithMe()}>{WORDS.toShared}</LinkButton>}
        />
      ) : (
        <Register key={organisation.id} organisation={organisation} />
      )}
    </Page>
  );
}

type HeldTab = "in-force" | "return-asked" | "closed";
const TABS: Readonly<Record<HeldTab, DocumentTab>> = {
  "in-force": "ESTABLISHED",
  "return-asked": "AWAITING_RETURN",
  closed: "CLOSED",
};
const SORT_FIELDS: Readonly<Record<string, DocumentSortField>> = { expires: "EXPIRES_AT", amount: "AMOUNT" };

/** What ends first needs a decision first. */
const SHAPE: ListShape<HeldTab> = {
  tabs: ["in-force", "return-asked", "closed"],
  isSearched: true,
  sizeName: "holdings",
  sorts: () => ({
    name: "holdings",
    by: [
      { columnId: "expires", direction: "ascending" },
      { columnId: "amount", direction: "descending" },
    ],
  }),
};

function Register({ organisation }: { readonly organisation: SessionOrganisation }) {
  const list = useList({ shape: SHAPE, read: readHeldOf(organisation.id), of: organisation.id });
  return (
    <>
      <ListTabs place={list.place} label={WORDS.tabs} text={WORDS.tabText} />
      <Figures sums={list.beside} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListSearch place={list.place} label={WORDS.search} />
        <PageSizeField place={list.place} />
      </div>
      <ListTable
        list={list}
        label={WORDS.list}
        columns={COLUMNS}
        rowHref={({ href }) => href}
        phoneRow={phoneRow}
        empty={{ icon: HeldIcon, title: WORDS.none, sentence: WORDS.noneSentence }}
      />
    </>
  );
}

function readHeldOf(organisationId: string) {
  return readPages({
    document: HeldSecuritiesDocument,
    variablesOf: ({ tab, search, sort, first, after }: ListWanted<HeldTab>) => ({
      organisationId,
      tab: TABS[tab],
      search: search === "" ? null : search,
      sort: {
        field: SORT_FIELDS[sort?.columnId ?? ""] ?? "EXPIRES_AT",
        direction: sort?.direction === "descending" ? "DESC" : "ASC",
      } as const,
      first,
      after,
    }),
    connectionIn: (data) => data.heldSecurities,
    besideIn: (data) => data.heldSecuritySums,
    rowOf: rowOfHeld,
  });
}

type Sums = HeldSecuritiesQuery["heldSecuritySums"];

/** While they are read, the figures keep their places. */
function Figures({ sums }: { readonly sums: Sums | undefined }) {
  return (
    <FigureStrip
      figures={[
        {
          label: WORDS.total,
          value: sums === undefined ? WORDS.dash : aud(sums.amount),
          note: WORDS.totalNote(sums === undefined ? WORDS.dash : formatCount(sums.count)),
        },
        {
          label: WORDS.claims,
          value: sums === undefined ? WORDS.dash : formatCount(sums.openClaimCount),
          note: WORDS.claimsNote,
        },
        {
          label: WORDS.returns,
          value: sums === undefined ? WORDS.dash : formatCount(sums.returnRequestCount),
          note: WORDS.returnsNote,
        },
      ]}
    />
  );
}

type HeldRow = ListRow & {
  readonly unmet: number;
  /** Each test with what is missing, a line each. */
  readonly missing: string;
  readonly news: string;
};

/** The reader is the beneficiary of all: what distinguishes them is who applied. */
function rowOfHeld({ document, enforceability, ...held }: HeldRowFragment): HeldRow {
  const unmet = enforceability.filter(({ isMet }) => !isMet);
  const applicant = document.parties.find(({ partyVariant }) => partyVariant === "ISSUER")?.name;
  const tests = unmet.map(({ test }) => ENFORCEABILITY_TEXT[test].toLowerCase());
  return {
    ...rowOfDocument({ ...document, isHeld: false }),
    name: applicant ?? (document.isHeld ? WORDS.unnamed : document.organisation.name),
    unmet: unmet.length,
    missing: unmet.map(({ test, missing }) => `${ENFORCEABILITY_TEXT[test]}: ${missing}`).join("\n"),
    news: [...newsOf(held), ...tests].join(" · "),
  };
}

function newsOf(held: Pick<HeldRowFragment, "compared" | "isReturnAsked" | "openClaimCount">): string[] {
  const differences = held.compared?.differences.length;
  return [
    held.openClaimCount > 0 && WORDS.claimOpen,
    held.isReturnAsked && WORDS.returnAsked,
    differences !== undefined && (differences === 0 ? WORDS.same : WORDS.differs(differences)),
  ].filter((each) => typeof each === "string");
}

/** All in one tab are at one stage: what distinguishes them is what they lack. */
function phoneRow(row: HeldRow): PhoneRow {
  const { unmet } = row;
  return {
    ...phoneRowOf(row),
    badge: (
      <StatusBadge tone={unmet === 0 ? "ok" : "warn"}>
        {unmet === 0 ? WORDS.soundShort : WORDS.unmetShort(unmet)}
      </StatusBadge>
    ),
  };
}

const APPLICANT: DataTableColumn<HeldRow> = {
  id: "applicant",
  header: WORDS.applicant,
  isRowName: true,
  skeleton: { kind: "two-line", widthPx: 180 },
  cell: ({ name, detail }) => <TwoLineCell name={name} detail={detail} />,
};
const ENFORCEABILITY: DataTableColumn<HeldRow> = {
  id: "enforceability",
  header: WORDS.enforceability,
  width: "236px",
  skeleton: { kind: "two-line", widthPx: 140 },
  cell: ({ unmet, missing, news }) => (
    <span title={missing || undefined}>
      <TwoLineCell name={unmet === 0 ? WORDS.sound : WORDS.unmet(unmet)} detail={news} />
    </span>
  ),
};

const COLUMNS: readonly DataTableColumn<HeldRow>[] = [
  { ...REFERENCE, header: WORDS.number },
  APPLICANT,
  STATUS,
  AMOUNT,
  { ...textColumn({ id: "expires", width: "120px" }), isSortable: true },
  ENFORCEABILITY,
];
