// An issued or projected guarantee: its amount, its facts, what it costs, who and what belongs to it, and what changed.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { partyLabel } from "@bondline/domain/parties/parties/party.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useParams } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { usePageTitle } from "../../../../app/page-title.ts";
import { RecordFailure } from "../../../../app/record-failure.tsx";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useLiveRecord } from "../../../../app/use-live-record.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { FactStrip } from "../../../../ui/fact-strip.tsx";
import { RecordSkeleton } from "../../../../ui/record-skeleton.tsx";
import { SecurityCard } from "../../../money/security-money/public/security-card.tsx";
import { ArchiveHolds } from "../../../office/archive-holds/public/archive-holds.tsx";
import { PartiesCard } from "../../../parties/parties/public/party-facts.tsx";
import { ExpiryCard } from "../../../records/alerts/public/expiry-card.tsx";
import { RecordPeople } from "../../../records/collaborators/public/record-people.tsx";
import { CommentsPanel } from "../../../records/comments/public/comments-panel.tsx";
import { ActivityPanel } from "../../../records/history/public/activity-panel.tsx";
import { RecordMails } from "../../../records/record-mails/public/record-mails.tsx";
import { BankActions } from "../../bank-actions/public/bank-actions.tsx";
import { RequestsCard } from "../../document-requests/public/requests-card.tsx";
import { EvidenceCard } from "../../evidence/public/evidence-card.tsx";
import { LostOriginal } from "../../lost-originals/public/lost-original.tsx";
import { PartySources } from "../../party-sources/public/party-sources.tsx";
import { Signature } from "../../signatures/public/signature.tsx";
import { SuccessorsCard } from "../../successors/public/successor-facts.tsx";
import { VerificationCard } from "../../verifications/public/verification-card.tsx";
import { DigitalOriginal } from "./digital-original.tsx";
import { DocumentAttachments } from "./document-attachments.tsx";
import { DocumentCostsCard } from "./document-costs-card.tsx";
import { DocumentCustody } from "./document-custody.tsx";
import { documentDetails } from "./document-details.ts";
import { DocumentFacility } from "./document-facility.tsx";
import { type DocumentRecord, documentFacts } from "./document-facts.ts";
import { DocumentHeader } from "./document-header.tsx";
import { DocumentInvoices } from "./document-invoices.tsx";
import { DocumentPaper } from "./document-paper.tsx";
import { DocumentReturn } from "./document-return.tsx";
import { DocumentState } from "./document-state.tsx";
import { DocumentView, DocumentViewUpdated } from "./document-view-operations.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";
import { zoneOfBeneficiary } from "./document-zone.ts";

/** For beneficiaries alone, who come to few of these pages. */
const PapersCard = lazy(async () => ({
  default: (await import("../../../records/papers/public/papers-card.tsx")).PapersCard,
}));
const HoldingCard = lazy(async () => {
  const { HoldingCard: component } = await import("../../holdings/public/holding-card.tsx");
  return { default: component };
});

const DOCUMENT = { query: DocumentView, updates: DocumentViewUpdated };

export function DocumentViewScreen() {
  const { record, failure, revision, reload } = useLiveRecord(DOCUMENT, { id: useRouteParam("documentId") });
  const isThere = useWholeAddress(record);
  usePageTitle(record === undefined ? WORDS.document : `${aud(record.amount)} ${record.referenceNumber}`);

  if (record === undefined && failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.loadFailed}
        list={{ label: WORDS.toList, href: paths.documents() }}
        onRetry={() => void reload()}
      />
    );
  if (record === undefined || !isThere)
    return (
      <RecordSkeleton label={WORDS.loading} from="xl" rows={[4, 2]}>
        <div className="h-21 border-y border-line" />
      </RecordSkeleton>
    );
  return <DocumentPage record={record} revision={revision} />;
}

/**
 * An address without the organisation is a short way in; the one that names it is kept, copied and bookmarked. Answers whether this is
 * that one: the page of the short one would go again as soon as it had come.
 */
function useWholeAddress(record: DocumentRecord | undefined): boolean {
  const go = useGo();
  const named: { organisationId?: string } = useParams({ strict: false });
  const isShort = named.organisationId === undefined;
  const whole =
    record && paths.documentView({ organisationId: record.organisationId, documentId: record.id });
  useEffect(
    function nameTheOrganisation() {
      if (isShort && whole !== undefined) go(whole, { replace: true });
    },
    [go, isShort, whole],
  );
  return !isShort;
}

function DocumentPage({ record, revision }: { readonly record: DocumentRecord; readonly revision: number }) {
  const now = useNow();
  const zone = zoneOfBeneficiary(record);
  const { organisations, staff } = useSession();
  const isOwn = organisations.some(({ id }) => id === record.organisationId);
  const titles = partyLabels(record);
  const at = { today: dayOfInstant(now, zone), zone, isClosed: isClosed(record.status), isOwn };

  // Keyed, so that neither begins afresh when they change places.
  const paper = (
    <Ordered key="paper" place="order-first">
      <DocumentPaper record={record} />
    </Ordered>
  );
  const requests = (
    <Ordered key="requests" place="order-first">
      <RequestsCard document={record} />
    </Ordered>
  );
  return (
    <div className="flex flex-col gap-5">
      <DocumentHeader record={record} />
      <FactStrip facts={documentFacts(record, at)} />
      <DocumentState record={record} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="contents xl:flex xl:min-w-0 xl:flex-col xl:gap-4">
          <Ordered place="order-first">
            <LostOriginal document={record} />
          </Ordered>
          <Ordered place="order-first">
            <Signature document={record} />
          </Ordered>
          <Ordered place={actionWaitsForReader(record) ? "order-first" : "order-2"}>
            <BankActions document={record} />
          </Ordered>
          {waitsForReader(record) ? [requests, paper] : [paper, requests]}
          <Ordered place="order-3">
            <PartiesCard
              parties={record.parties}
              titles={titles}
              foot={
                <PartySources
                  documentId={record.id}
                  parties={record.parties}
                  titles={titles}
                  revision={revision}
                />
              }
            />
          </Ordered>
          <Ordered place="order-3">
            <RecordPeople record={{ ...record, kind: "document", people: record.collaborators }} />
          </Ordered>
          <Ordered place="order-4">
            <DocumentAttachments record={record} />
          </Ordered>
          {mayHaveInvoices(record) && (
            <Ordered place="order-5">
              <DocumentInvoices invoices={record.invoices} />
            </Ordered>
          )}
          <Ordered place="order-6">
            <CommentsPanel
              key={record.id}
              record={{ kind: "document", id: record.id }}
              revision={revision}
              capabilities={record.capabilities}
            />
          </Ordered>
          <Ordered place="order-7">
            <RecordMails record={{ kind: "DOCUMENT", id: record.id }} revision={revision} />
          </Ordered>
          <Ordered place="order-7">
            <ArchiveHolds record={{ kind: "DOCUMENT", id: record.id }} revision={revision} />
          </Ordered>
          <Ordered place="order-8">
            <ActivityPanel record={{ kind: "document", ...record }} revision={revision} />
          </Ordered>
        </div>
        <div className="contents xl:flex xl:min-w-0 xl:flex-col xl:gap-4">
          {(record.isHeld || (!isOwn && staff === null)) && (
            <Ordered place="order-1">
              <Suspense>
                <HoldingCard documentId={record.id} revision={revision} />
              </Suspense>
            </Ordered>
          )}
          <Ordered place="order-1">
            <ExpiryCard document={record} revision={revision} maySetUp={isOwn} />
          </Ordered>
          {record.deliveryType === "DIGITAL" && (
            <Ordered place="order-2">
              <DigitalOriginal record={record} />
            </Ordered>
          )}
          <Ordered place="order-2">
            <DocumentCostsCard record={record} />
          </Ordered>
          <Ordered place="order-2">
            <SecurityCard security={record.securityMoney} reader={isOwn ? "applicant" : "other"} />
          </Ordered>
          {!record.isHeld && (
            <Ordered place="order-2">
              <DocumentFacility record={record} />
            </Ordered>
          )}
          <Ordered place="order-2">
            <SuccessorsCard document={record} />
          </Ordered>
          <Ordered place="order-2">
            <DocumentReturn record={record} />
          </Ordered>
          <Ordered place="order-2">
            <DocumentCustody record={record} />
          </Ordered>
          <Ordered place="order-1">
            <Card heading={WORDS.details} hasBody>
              <DefinitionList items={documentDetails(record)} />
            </Card>
          </Ordered>
          <Ordered place="order-5">
            <Suspense>
              <PapersCard key={record.id} of={{ documentId: record.id }} version={record.version} />
            </Suspense>
          </Ordered>
          <Ordered place="order-5">
            <VerificationCard record={record} revision={revision} />
          </Ordered>
          <Ordered place="order-5">
            <EvidenceCard record={record} />
          </Ordered>
        </div>
      </div>
    </div>
  );
}

function actionWaitsForReader({ bankActions }: DocumentRecord): boolean {
  return bankActions.some(({ capabilities }) => capabilities.length > 0);
}

/** What the reader may answer or take back stands above what they only look at. */
function waitsForReader({ requests }: DocumentRecord): boolean {
  return requests.some(({ capabilities }) => capabilities.length > 0);
}

/** Whoever is shown nothing of the costs is not told that there are none; an organisation's own record has none here. */
function mayHaveInvoices({ isSystemDocument, capabilities }: DocumentRecord): boolean {
  return isSystemDocument && capabilities.includes("CAN_VIEW_COSTS");
}

/** On phones the cards of both columns stand in one, in the order of need. */
function Ordered({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  return <div className={`min-w-0 empty:hidden ${place} xl:order-none`}>{children}</div>;
}

function partyLabels({ parties, documentVariant }: DocumentRecord): string[] {
  return parties.map(({ partyVariant }) => partyLabel(partyVariant, documentVariant));
}
