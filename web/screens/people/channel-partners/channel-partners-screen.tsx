// The trade organisations as the provider keeps them: added, changed, archived and brought back; for provider administrators.

import { isPartnerActive } from "@bondline/domain/people/channel-partners/channel-partner-fields.ts";
import { PARTNER_DISCOUNT_FIELDS } from "@bondline/domain/people/channel-partners/partner-discount.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import type { OfficePartnerRowFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate, exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AddIcon, MembersIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { PartnerDialog, PartnerStatusDialog } from "./channel-partner-dialogs.tsx";
import { OfficePartnersDocument } from "./channel-partner-operations.ts";
import { PARTNER_WORDS as WORDS } from "./channel-partner-words.ts";
import { PartnerDiscountDialog } from "./partner-discount-dialog.tsx";
import { PartnerHistoryDialog } from "./partner-history-dialog.tsx";

type Partner = OfficePartnerRowFragment;
type PartnerAct = "change" | "status" | "discount" | "history";
type Opened = { readonly what: "add" } | { readonly what: PartnerAct; readonly partner: Partner };

export function ChannelPartnersScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(OfficePartnersDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const acts = { onChanged: read.readAgain, onClose: () => setOpened(undefined) };
  const partners = read.data?.officeChannelPartners;
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ what: "add" })}>
            {WORDS.add}
          </Button>
        }
      />
      <Card aria-label={WORDS.listed}>
        {partners === undefined ? (
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        ) : partners.length === 0 ? (
          <EmptyState icon={MembersIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
        ) : (
          <ul>
            {partners.map((partner) => (
              <PartnerRow
                key={partner.id}
                partner={partner}
                onOpen={(what) => setOpened({ what, partner })}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === "add" && <PartnerDialog {...acts} />}
      {opened?.what === "change" && <PartnerDialog {...acts} partner={opened.partner} />}
      {opened?.what === "status" && <PartnerStatusDialog {...acts} partner={opened.partner} />}
      {opened?.what === "discount" && <PartnerDiscountDialog {...acts} partner={opened.partner} />}
      {opened?.what === "history" && <PartnerHistoryDialog partner={opened.partner} onClose={acts.onClose} />}
    </Page>
  );
}

type RowProps = { readonly partner: Partner; readonly onOpen: (what: PartnerAct) => void };

function PartnerRow({ partner, onOpen }: RowProps) {
  const { name, isPublic, organisations, discountPercentage, waitingChangeId, updatedAt, updatedBy } =
    partner;
  const { nextDiscountPercentage: nextPercentage, nextDiscountStartsAt: nextStartsAt } = partner;
  const isActive = isPartnerActive(partner);
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-last:border-b sm:flex-row sm:items-center sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">{name}</h2>
          {!isPublic && <StatusBadge tone="mute">{WORDS.forStaff}</StatusBadge>}
          {!isActive && <StatusBadge tone="mute">{WORDS.archived}</StatusBadge>}
          {waitingChangeId !== null && <StatusBadge tone="warn">{WORDS.waiting}</StatusBadge>}
        </div>
        <p className="figures mt-0.5 text-label text-ink-2">{WORDS.named(organisations)}</p>
        {discountPercentage !== "0" && (
          <p className="figures mt-0.5 text-label text-ink-2">
            {WORDS.given(PARTNER_DISCOUNT_FIELDS.discountPercentage.show(discountPercentage))}
          </p>
        )}
        {nextPercentage !== null && nextStartsAt !== null && (
          <p className="figures mt-0.5 text-label text-ink-2">
            {WORDS.next(
              PARTNER_DISCOUNT_FIELDS.discountPercentage.show(nextPercentage),
              exactDate(nextStartsAt, DEFAULT_ZONE),
            )}
          </p>
        )}
        {updatedBy !== null && updatedAt !== null && (
          <p className="figures mt-0.5 text-meta text-ink-3">{WORDS.by(updatedBy, exactTime(updatedAt))}</p>
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
        {isActive && waitingChangeId === null && (
          <Button size="small" aria-label={WORDS.discountOf(name)} onClick={() => onOpen("discount")}>
            {WORDS.discount}
          </Button>
        )}
        {isActive && (
          <Button size="small" aria-label={WORDS.changeOf(name)} onClick={() => onOpen("change")}>
            {WORDS.change}
          </Button>
        )}
      </div>
    </li>
  );
}
