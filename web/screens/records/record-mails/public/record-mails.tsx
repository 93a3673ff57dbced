// The mails about a record, for the provider's people while email auditing is on.

import type { MailedRecordKind } from "@bondline/domain/records/record-mails/record-mail.ts";
import { lazy, Suspense } from "react";
import { useSession } from "../../../../app/session.ts";

const RecordMailsCard = lazy(async () => {
  const { RecordMailsCard: card } = await import("../record-mails-card.tsx");
  return { default: card };
});

export type RecordMailsProps = {
  readonly record: { readonly kind: MailedRecordKind; readonly id: string };
  /** Any other number than before means that the record has changed: its newest mails are read again. */
  readonly revision: number;
};

export function RecordMails(props: RecordMailsProps) {
  const { features, staff } = useSession();
  const isProviders = staff !== null && staff.supplier === null;
  if (!isProviders || !features?.emailAuditing) return null;
  return (
    <Suspense>
      <RecordMailsCard key={props.record.id} {...props} />
    </Suspense>
  );
}
