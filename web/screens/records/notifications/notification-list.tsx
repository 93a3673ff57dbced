// What happened, newest first, each leading to its record; all of it counts as read once it is shown.

import { isForDesk, NOTIFICATION_TEXT } from "@bondline/domain/records/notifications/notification.ts";
import { useEffect, useRef } from "react";
import type { NotificationItemFragment } from "../../../api/generated/graphql.ts";
import { relativeTime } from "../../../app/time/instant-text.ts";
import { useNow } from "../../../app/time/use-now.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ReminderIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { AcknowledgeExpiry } from "../alerts/public/acknowledge-expiry.tsx";
import { NOTIFICATION_WORDS as WORDS } from "./notification-words.ts";
import { useNotifications } from "./use-notifications.ts";

type NotificationListProps = {
  readonly unread: number;
  readonly onSeen: () => void;
  readonly onGo: () => void;
};

export function NotificationList({ unread, onSeen, onGo }: NotificationListProps) {
  const { items, newCount, failure, hasEarlier, isReading, showEarlier, readAgain } = useNotifications({
    unread,
    onSeen,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="min-h-24">
      <h2 ref={heading} tabIndex={-1} className="px-3 pt-2.5 pb-2 text-body font-semibold outline-none">
        {WORDS.title}
      </h2>
      {items === undefined && failure === undefined && <SkeletonRows rows={3} />}
      {items === undefined && failure !== undefined && (
        <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
      )}
      {items?.length === 0 && (
        <EmptyState icon={ReminderIcon} title={WORDS.emptyTitle} sentence={WORDS.emptySentence} />
      )}
      {items !== undefined && items.length > 0 && (
        <ul>
          {items.map((item, place) => (
            <li key={item.id}>
              <NotificationLink item={item} isNew={place < newCount} onGo={onGo} />
              {item === newestToAcknowledge(items, item) && <Acknowledge item={item} onDone={readAgain} />}
            </li>
          ))}
        </ul>
      )}
      {hasEarlier && (
        <div className="px-2 py-1.5">
          <Button size="small" variant="quiet" isFullWidth isLoading={isReading} onClick={showEarlier}>
            {WORDS.showEarlier}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A document that several notifications remind of is acknowledged at the newest. */
function newestToAcknowledge(
  items: readonly NotificationItemFragment[],
  { documentId }: NotificationItemFragment,
) {
  return items.find((each) => each.documentId === documentId && each.expiryToAcknowledge !== null);
}

type AcknowledgeProps = { readonly item: NotificationItemFragment; readonly onDone: () => void };

function Acknowledge({ item: { documentId, expiryToAcknowledge }, onDone }: AcknowledgeProps) {
  if (documentId === null || expiryToAcknowledge === null) return null;
  return (
    <div className="px-3 pb-2.5">
      <AcknowledgeExpiry
        documentId={documentId}
        expiresAt={expiryToAcknowledge}
        size="small"
        onDone={onDone}
      />
    </div>
  );
}

type NotificationLinkProps = {
  readonly item: NotificationItemFragment;
  readonly isNew: boolean;
  readonly onGo: () => void;
};

function NotificationLink({ item, isNew, onGo }: NotificationLinkProps) {
  const now = useNow();
  const { kind, referenceNumber, about, createdAt } = item;
  return (
    <Link
      href={placeOf(item)}
      onClick={onGo}
      className="flex min-h-13 items-start gap-2 rounded-badge px-3 py-2 hover:bg-sunken focus-visible:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-body font-medium">{NOTIFICATION_TEXT[kind]}</span>
        <span className="figures block truncate text-label text-ink-2">
          {[referenceNumber, about].filter((part) => part !== "").join(", ")}
        </span>
        <span className="figures block text-meta text-ink-3">{relativeTime(createdAt, now)}</span>
      </span>
      {isNew && <StatusBadge tone="info">{WORDS.isNew}</StatusBadge>}
    </Link>
  );
}

function placeOf(item: NotificationItemFragment): string {
  const { kind, organisationId, draftId, documentId, facilityApplicationId, facilityId } = item;
  if (facilityApplicationId !== null) return paths.facilityApply({ facilityApplicationId });
  if (facilityId !== null) return paths.facilityView({ facilityId });
  const place = PLACES[kind];
  if (place !== undefined) return place(item);
  if (documentId !== null) return paths.documentView({ organisationId, documentId });
  return isForDesk(kind) ? paths.staffDraft({ draftId }) : paths.draftView({ organisationId, draftId });
}

/** Of what is about several records, or about none that has a page of its own. */
const PLACES: Partial<Record<NotificationItemFragment["kind"], (item: NotificationItemFragment) => string>> =
  {
    CLIENT_NOTE: ({ organisationId }) => paths.staffClient({ organisationId }),
    ACTING_BEGUN: () => paths.settingsOrganisation(),
    DOCUMENTS_SHARED: () => paths.documents(),
    WORK_GIVEN: () => paths.staffWork(),
    BANK_WORK_LATE: () => `${paths.staffBankWork()}?due=late`,
    ABN_TO_CHECK: () => paths.staffOrganisations(),
    ENQUIRY_ARRIVED: () => paths.staffFinance(),
    CHANGE_TO_APPROVE: () => paths.staffChanges(),
  };
