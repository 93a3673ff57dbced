// The firms that refer clients, as the provider keeps them; for provider administrators.

import { REFERRAL_ENTITY_TYPE_TEXT } from "@bondline/domain/money/referrals/referral.ts";
import { isReferrerActive } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import type { OfficeReferrerRowFragment, OfficeReferrersQuery } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AddIcon, ReferralIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ReferrerDialog } from "./referrer-dialog.tsx";
import { ReferrerHistoryDialog } from "./referrer-history-dialog.tsx";
import { OfficeReferrersDocument } from "./referrer-operations.ts";
import { ReferrerStatusDialog } from "./referrer-status-dialog.tsx";
import { REFERRER_WORDS as WORDS } from "./referrer-words.ts";

type Referrer = OfficeReferrerRowFragment;
type ReferrerAct = "change" | "status" | "history";
type Opened = { readonly what: "add" } | { readonly what: ReferrerAct; readonly referrer: Referrer };
type Person = OfficeReferrersQuery["officeReferringPeople"][number];

export function ReferrersScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(OfficeReferrersDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const acts = { onChanged: read.readAgain, onClose: () => setOpened(undefined) };
  const referrers = read.data?.officeReferrers;
  const peopleOf = ({ id }: Referrer) =>
    read.data?.officeReferringPeople.filter(({ entityId }) => entityId === id) ?? [];
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            <LinkButton href={paths.staffPeople()}>{WORDS.toStaff}</LinkButton>
            <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ what: "add" })}>
              {WORDS.add}
            </Button>
          </>
        }
      />
      <Card aria-label={WORDS.listed}>
        {referrers === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        ) : referrers.length === 0 ? (
          <EmptyState icon={ReferralIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
        ) : (
          <ul>
            {referrers.map((referrer) => (
              <ReferrerRow
                key={referrer.id}
                referrer={referrer}
                people={peopleOf(referrer)}
                onOpen={(what) => setOpened({ what, referrer })}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === "add" && <ReferrerDialog {...acts} referrer={undefined} />}
      {opened?.what === "change" && <ReferrerDialog {...acts} referrer={opened.referrer} />}
      {opened?.what === "status" && <ReferrerStatusDialog {...acts} referrer={opened.referrer} />}
      {opened?.what === "history" && (
        <ReferrerHistoryDialog referrer={opened.referrer} onClose={acts.onClose} />
      )}
    </Page>
  );
}

type RowProps = {
  readonly referrer: Referrer;
  readonly people: readonly Person[];
  readonly onOpen: (what: ReferrerAct) => void;
};

function ReferrerRow({ referrer, people: itsPeople, onOpen }: RowProps) {
  const { name, entityType, people, updatedAt, updatedBy } = referrer;
  const isActive = isReferrerActive(referrer);
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-last:border-b sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">{name}</h2>
          {!isActive && <StatusBadge tone="mute">{WORDS.archived}</StatusBadge>}
        </div>
        <p className="figures mt-0.5 text-label text-ink-2">
          {REFERRAL_ENTITY_TYPE_TEXT[entityType]} · {WORDS.people(people)}
        </p>
        {updatedBy !== null && updatedAt !== null && (
          <p className="figures mt-0.5 text-meta text-ink-3">{WORDS.by(updatedBy, exactTime(updatedAt))}</p>
        )}
        {itsPeople.length > 0 && (
          <ul aria-label={WORDS.peopleOf(name)} className="mt-2 max-w-120">
            {itsPeople.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={WORDS.historyOf(name)}
          onClick={() => onOpen("history")}
        >
          {WORDS.history}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={isActive ? WORDS.archiveOf(name) : WORDS.restoreOf(name)}
          onClick={() => onOpen("status")}
        >
          {isActive ? WORDS.archive : WORDS.restore}
        </Button>
        {isActive && (
          <Button size="small" aria-label={WORDS.changeOf(name)} onClick={() => onOpen("change")}>
            {WORDS.change}
          </Button>
        )}
      </div>
    </li>
  );
}

function PersonRow({ person: { id, personName, referralCount, balance } }: { readonly person: Person }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-line not-last:border-b">
      <span className="min-w-0 break-words">
        <TextLink href={paths.staffReferrerStatement({ referrerId: id })}>{personName}</TextLink>
        <span className="figures ml-2 text-label text-ink-3">{WORDS.clients(referralCount)}</span>
      </span>
      <span className="figures shrink-0 text-label text-ink-2">{WORDS.owed(aud(balance))}</span>
    </li>
  );
}
