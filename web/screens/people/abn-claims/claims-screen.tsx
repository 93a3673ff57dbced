// The desk's list of organisations by whether their ABN is confirmed: what was typed beside what the register says, and the decision.

import {
  ABN_STATUS_TEXT,
  ABN_STATUS_TONE,
  ABN_STATUSES,
  type AbnStatus,
  abnStatusAfter,
} from "@bondline/domain/people/organisations/abn-claim.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { useState } from "react";
import type { AbnClaimFieldsFragment } from "../../../api/generated/graphql.ts";
import { ListCard, ListFilter } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { MailLink } from "../../../app/mail-link.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { OrganisationIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ConfirmClaimDialog, RefuseClaimDialog } from "./claim-dialogs.tsx";
import { StaffClaimsDocument } from "./claim-operations.ts";
import { CLAIM_WORDS as WORDS } from "./claim-words.ts";

type Claim = AbnClaimFieldsFragment;
type Opened = { readonly decision: "confirm" | "refuse"; readonly claim: Claim };

const FILTERS = [
  { value: "unconfirmed", label: WORDS.waiting },
  { value: "confirmed", label: WORDS.confirmed },
  { value: "refused", label: WORDS.refused },
];
const SHAPE: ListShape<string, "status"> = { filters: { status: FILTERS.map(({ value }) => value) } };

export function ClaimsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readClaims });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const dialog = opened && {
    claim: opened.claim,
    onDecided: () => {
      close();
      list.readAgain();
    },
    onClose: close,
  };
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={<ListFilter place={list.place} name="status" label={WORDS.filter} options={FILTERS} />}
      />
      <ListCard
        list={list}
        aria-label={WORDS.title}
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        empty={{
          icon: OrganisationIcon,
          title: WORDS.none[statusIn(list.place)],
          sentence: WORDS.noneSentence,
        }}
        row={(claim) => <ClaimRow claim={claim} onDecide={(decision) => setOpened({ decision, claim })} />}
      />
      {dialog !== undefined && opened?.decision === "confirm" && <ConfirmClaimDialog {...dialog} />}
      {dialog !== undefined && opened?.decision === "refuse" && <RefuseClaimDialog {...dialog} />}
    </Page>
  );
}

type Narrowed = Pick<ListWanted<string, "status">, "filters">;

function statusIn({ filters }: Narrowed): AbnStatus {
  return ABN_STATUSES.find((status) => status.toLowerCase() === filters.status) ?? "UNCONFIRMED";
}

const readClaims = readPages({
  document: StaffClaimsDocument,
  variablesOf: (wanted: ListWanted<string, "status">) => ({
    status: statusIn(wanted),
    first: wanted.first,
    after: wanted.after,
  }),
  connectionIn: ({ abnClaims }) => abnClaims,
});

type RowProps = { readonly claim: Claim; readonly onDecide: (decision: Opened["decision"]) => void };

function ClaimRow({ claim, onDecide }: RowProps) {
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 py-2 md:grid-cols-2 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_11rem]">
      <Typed claim={claim} />
      <Registered claim={claim} />
      <ClaimedBy claim={claim} />
      <div className="flex flex-wrap items-start gap-2 xl:justify-end">
        {claim.heldBy === null && abnStatusAfter(claim.abnStatus, "confirm") !== undefined && (
          <Button size="small" onClick={() => onDecide("confirm")}>
            {WORDS.confirm}
          </Button>
        )}
        {abnStatusAfter(claim.abnStatus, "refuse") !== undefined && (
          <Button size="small" variant="quiet" onClick={() => onDecide("refuse")}>
            {claim.abnStatus === "CONFIRMED" ? WORDS.takeBack : WORDS.refuse}
          </Button>
        )}
      </div>
    </div>
  );
}

function Typed({ claim }: Pick<RowProps, "claim">) {
  const { name, abn, abnStatus, address, entityType, heldBy, otherClaims } = claim;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 text-body font-medium break-words">{name}</p>
        <StatusBadge tone={ABN_STATUS_TONE[abnStatus]}>{ABN_STATUS_TEXT[abnStatus]}</StatusBadge>
      </div>
      <p className="figures text-label text-ink-2">
        {kindOfBusinessNumber(abn)} {formatAbnOrAcn(abn)}
      </p>
      <p className="text-label break-words text-ink-2">{entityTypeLabel(entityType)}</p>
      <p className="text-label break-words text-ink-2">{address}</p>
      {heldBy !== null && <p className="mt-1 text-label break-words text-danger">{WORDS.heldBy(heldBy)}</p>}
      {heldBy === null && otherClaims > 0 && (
        <p className="mt-1 text-label text-warn">{WORDS.otherClaims(otherClaims)}</p>
      )}
    </div>
  );
}

const REGISTER_SENTENCES = { UNAVAILABLE: WORDS.unavailable, UNKNOWN: WORDS.unknown } as const;

function Registered({ claim }: Pick<RowProps, "claim">) {
  const { registerOutcome, registeredName, registeredStatus, hasRegisteredName } = claim;
  return (
    <div className="min-w-0 text-label break-words">
      <p className="text-ink-3">{WORDS.registered}</p>
      {registerOutcome === "FOUND" ? (
        <p className="text-body">{registeredName}</p>
      ) : (
        <p className="text-ink-2">
          {registerOutcome === null ? WORDS.notAsked : REGISTER_SENTENCES[registerOutcome]}
        </p>
      )}
      {hasRegisteredName === false && <p className="text-warn">{WORDS.otherName}</p>}
      {registeredStatus === "CANCELLED" && <p className="text-danger">{WORDS.cancelled}</p>}
    </div>
  );
}

function ClaimedBy({ claim }: Pick<RowProps, "claim">) {
  const { administrators, createdAt, legalName, decisionNote, decidedAt, abnStatus } = claim;
  return (
    <div className="min-w-0 text-label break-words">
      <p className="text-ink-3">{WORDS.claimedBy}</p>
      {administrators.map(({ givenName, familyName, email }) => (
        <p key={email}>
          {givenName} {familyName}, <MailLink email={email} />
        </p>
      ))}
      <p className="figures text-meta text-ink-3">{exactTime(createdAt)}</p>
      {legalName !== null && (
        <p className="mt-1 text-ink-2">
          {WORDS.legalName}: {legalName}
        </p>
      )}
      {decisionNote !== null && decidedAt !== null && (
        <p className="mt-1 text-ink-2">
          {abnStatus === "CONFIRMED" ? WORDS.howChecked : WORDS.reason}: {decisionNote}
          <span className="figures block text-meta text-ink-3">{exactTime(decidedAt)}</span>
        </p>
      )}
    </div>
  );
}
