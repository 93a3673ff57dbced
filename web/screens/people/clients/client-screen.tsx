// One client as the provider's people see it: who it is, what it has and owes, what waits, and the newest of all that it has.

import { clientWords } from "@bondline/domain/people/clients/client-words.ts";
import { ABN_STATUS_TEXT, ABN_STATUS_TONE } from "@bondline/domain/people/organisations/abn-claim.ts";
import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { ClientPageQuery } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { type Figure, FigureStrip } from "../../../ui/figure-strip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { agedInvoicesHref } from "../../money/invoices/public/aged-invoices.ts";
import { InvoiceAgeing } from "../../money/invoices/public/invoice-ageing.tsx";
import { DeskNotes } from "../../office/desk-notes/public/desk-notes.tsx";
import { RecordMails } from "../../records/record-mails/public/record-mails.tsx";
import { ActForClientButton } from "../acting/public/act-for-client-button.tsx";
import { CloseClientButton, ClosedClientNotice } from "../organisation-closing/public/client-status.tsx";
import { MergeClientButton, MergeNotice } from "../organisation-merging/public/merge-client.tsx";
import { ClientMembers } from "./client-members.tsx";
import { ClientPageDocument, ClientRecordsDocument } from "./client-page-operations.ts";
import { CLIENT_PAGE_WORDS as WORDS } from "./client-page-words.ts";
import { ClientParticulars } from "./client-particulars.tsx";
import {
  ofClient,
  rowOfWork,
  shortApplication,
  shortCredited,
  shortDocument,
  shortDraft,
  shortEnquiry,
  shortFacility,
  shortInvoice,
  shortRefund,
  shortRequest,
  totalText,
} from "./client-rows.tsx";
import { ClientShortList } from "./client-short-list.tsx";

export function ClientScreen() {
  const id = useRouteParam("organisationId");
  const { data, failure, readAgain } = useRead(ClientPageDocument, { id });
  const read = data?.client.id === id ? data : undefined;
  usePageTitle(read?.client.name ?? WORDS.title);
  if (read !== undefined) return <ClientPage key={id} read={read} onChanged={readAgain} />;
  if (failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.notLoaded}
        list={{ label: WORDS.clients, href: paths.staffClients() }}
        onRetry={readAgain}
      />
    );
  return (
    <Page>
      <Card>
        <SkeletonRows rows={12} label={WORDS.loading} />
      </Card>
    </Page>
  );
}

type PageProps = { readonly read: ClientPageQuery; readonly onChanged: () => void };

function ClientPage({ read: { client, clientSums, deskWorkList }, onChanged }: PageProps) {
  const { id, name } = client;
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumb={[{ label: WORDS.clients, href: paths.staffClients() }, { label: name }]}
        badges={<ClientBadges client={client} />}
        actions={
          <>
            <ActForClientButton client={client} />
            <MergeClientButton client={client} onChanged={onChanged} />
            <CloseClientButton client={client} onChanged={onChanged} />
            <LinkButton href={paths.staffClientStatement({ organisationId: id })}>
              {WORDS.statement}
            </LinkButton>
          </>
        }
      />
      <MergeNotice client={client} />
      {client.mergedIntoId === null && <ClosedClientNotice client={client} onChanged={onChanged} />}
      <FigureStrip figures={figuresOf(clientSums)} />
      {centsFromDecimal(clientSums.ageing.total) !== 0n && (
        <InvoiceAgeing
          ageing={clientSums.ageing}
          hrefOf={(period, asOf) => agedInvoicesHref({ client: clientWords(client), period, asOf })}
        />
      )}
      <PageColumns side={<ClientParticulars client={client} />}>
        <ClientShortList
          heading={WORDS.waits}
          rows={deskWorkList.edges.map(({ node }) => rowOfWork(node))}
          total={totalText(deskWorkList)}
          none={WORDS.nothingWaits}
          allHref={`${paths.staffWork()}?${new URLSearchParams({ client: id })}`}
          pending={null}
        />
        <ClientRecords client={clientWords(client)} />
        <ClientMembers id={id} canSuspend={client.capabilities.includes("CAN_SUSPEND_PEOPLE")} />
        <RecordMails record={{ kind: "CLIENT", id }} revision={0} />
        <DeskNotes record={{ kind: "CLIENT", id }} revision={0} />
      </PageColumns>
    </Page>
  );
}

function ClientBadges({ client: { abnStatus, archivedAt, closedAt } }: Pick<ClientPageQuery, "client">) {
  return (
    <>
      <StatusBadge tone={ABN_STATUS_TONE[abnStatus]}>{ABN_STATUS_TEXT[abnStatus]}</StatusBadge>
      {closedAt !== null && (
        <StatusBadge tone="mute">{archivedAt === null ? WORDS.closed : WORDS.archived}</StatusBadge>
      )}
    </>
  );
}

/** Found as the lists find them, which is by the name and the number. */
function ClientRecords({ client }: { readonly client: string }) {
  const read = useRead(ClientRecordsDocument, { client });
  const { staffDraftRegister, staffDocuments, staffInvoices, staffFacilities, staffFacilityApplications } =
    read.data ?? {};
  const { staffRequestRegister, staffFinanceRegister, staffRefunds, creditedInvoices } = read.data ?? {};
  const enquiriesHref = ofClient(paths.staffEnquiries(), client);
  const pending = <ReadPending of={read} notLoaded={WORDS.recordsNotLoaded} rows={3} />;
  return (
    <>
      <ClientShortList
        heading={WORDS.allDrafts}
        rows={staffDraftRegister?.edges.map(({ node }) => shortDraft(node))}
        total={staffDraftRegister && totalText(staffDraftRegister)}
        none={WORDS.noDrafts}
        allHref={ofClient(paths.staffAllDrafts(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.allDocuments}
        rows={staffDocuments?.edges.map(({ node }) => shortDocument(node))}
        total={staffDocuments && totalText(staffDocuments)}
        none={WORDS.noDocuments}
        allHref={ofClient(paths.staffDocuments(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.requests}
        rows={staffRequestRegister?.edges.map(({ node }) => shortRequest(node))}
        total={staffRequestRegister && totalText(staffRequestRegister)}
        none={WORDS.noRequests}
        allHref={ofClient(paths.staffRequestRegister(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.invoices}
        rows={staffInvoices?.edges.map(({ node }) => shortInvoice(node))}
        total={staffInvoices && totalText(staffInvoices)}
        none={WORDS.noInvoices}
        allHref={ofClient(paths.staffInvoices(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.creditNotes}
        rows={creditedInvoices?.edges.map(({ node }) => shortCredited(node))}
        total={creditedInvoices && totalText(creditedInvoices)}
        none={WORDS.noCreditNotes}
        allHref={ofClient(paths.staffInvoices(), client, { credited: "CREDITED" })}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.refunds}
        rows={staffRefunds?.edges.map(({ node }) => shortRefund(node))}
        total={staffRefunds && totalText(staffRefunds)}
        none={WORDS.noRefunds}
        allHref={ofClient(paths.staffRefunds(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.facilities}
        rows={staffFacilities?.edges.map(({ node }) => shortFacility(node))}
        total={staffFacilities && totalText(staffFacilities)}
        none={WORDS.noFacilities}
        allHref={ofClient(paths.staffFacilities(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.applications}
        rows={staffFacilityApplications?.edges.map(({ node }) => shortApplication(node))}
        total={staffFacilityApplications && totalText(staffFacilityApplications)}
        none={WORDS.noApplications}
        allHref={ofClient(paths.staffApplications(), client)}
        pending={pending}
      />
      <ClientShortList
        heading={WORDS.enquiries}
        rows={staffFinanceRegister?.edges.map(({ node }) => shortEnquiry(node, enquiriesHref))}
        total={staffFinanceRegister && totalText(staffFinanceRegister)}
        none={WORDS.noEnquiries}
        allHref={enquiriesHref}
        pending={pending}
      />
    </>
  );
}

function figuresOf(sums: ClientPageQuery["clientSums"]): Figure[] {
  const owed = centsFromDecimal(sums.owed);
  return [
    {
      label: WORDS.inForce,
      value: aud(sums.amountInForce),
      note: WORDS.documents(sums.documentsInForce),
    },
    { label: WORDS.onTheWay, value: aud(sums.amountInFlight), note: WORDS.drafts(sums.draftsInFlight) },
    {
      label: WORDS.owed,
      value: aud(sums.owed),
      note: owed === 0n ? WORDS.settled : owed > 0n ? WORDS.owedBy : WORDS.owedBack,
    },
  ];
}
