// What an alert would send: which documents, on which day, and the words of the first email.

import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { SettingsAlertPreviewQuery } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { AlertWatched } from "./alert-values.ts";
import { SettingsAlertPreviewDocument } from "./settings-operations.ts";
import { ALERT_WORDS as WORDS } from "./settings-words.ts";

type PreviewProps = {
  readonly organisationId: string;
  readonly watched: AlertWatched | undefined;
  /** A saved alert: what it has sent already is left out. */
  readonly alertId?: string | undefined;
};
type Item = SettingsAlertPreviewQuery["alertPreview"]["items"][number];

const SHOWN_MAX = 5;

export function AlertPreview({ organisationId, watched, alertId }: PreviewProps) {
  const asked = watched && { organisationId, ...watched, id: alertId ?? null };
  const read = useRead(SettingsAlertPreviewDocument, asked);
  const { data } = read;
  return (
    <section aria-label={WORDS.wouldBeSent} aria-live="polite" className="rounded-card bg-sunken px-4 py-3">
      <h3 className="text-label font-semibold">{WORDS.wouldBeSent}</h3>
      {watched === undefined && <p className="mt-1 text-label text-ink-2">{WORDS.previewPending}</p>}
      {watched !== undefined && data === undefined && (
        <ReadPending of={read} notLoaded={WORDS.previewFailed} loading={WORDS.previewLoading} rows={2} />
      )}
      {watched !== undefined && data !== undefined && (
        <Items
          {...data.alertPreview}
          organisationId={organisationId}
          nothing={watched.facilityId === null ? WORDS.nothingToSend : WORDS.nothingOnFacility}
        />
      )}
    </section>
  );
}

type ItemsProps = {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly organisationId: string;
  /** Why nothing would be sent. */
  readonly nothing: string;
};

function Items({ items, totalCount, organisationId, nothing }: ItemsProps) {
  const [first] = items;
  if (first === undefined) return <p className="mt-1 text-label text-ink-2">{nothing}</p>;
  const shown = items.slice(0, SHOWN_MAX);
  const left = totalCount - shown.length;
  return (
    <>
      <ul className="mt-2 space-y-2">
        {shown.map((item) => (
          <li key={item.documentId ?? item.facilityId} className="text-label">
            <p className="figures font-medium">
              {whenOf(item)}:{" "}
              <TextLink href={hrefOf(item, organisationId)} isInline>
                {item.subject}
              </TextLink>
            </p>
            <p className="text-ink-2">{detailOf(item)}</p>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2 text-label text-ink-2">{WORDS.more(left)}</p>}
      <div className="mt-2">
        <Disclosure label={WORDS.firstMail}>
          <pre className="rounded-control bg-surface p-3 font-sans text-label break-words whitespace-pre-wrap">
            {first.text}
          </pre>
        </Disclosure>
      </div>
    </>
  );
}

/** A limit has no day: it is shown once it is reached. */
function whenOf({ isDue, sendDate }: Item): string {
  if (isDue) return WORDS.withNextRun;
  return sendDate === null ? WORDS.notReached : WORDS.on(formatDate(plainDate(sendDate)));
}

function hrefOf({ documentId, facilityId }: Item, organisationId: string): string {
  if (documentId !== null) return paths.documentView({ organisationId, documentId });
  return paths.facilityView({ facilityId: facilityId ?? "" });
}

function detailOf({ amount, beneficiaryName, facilityId }: Item): string {
  const shown = formatAud(centsFromDecimal(amount));
  if (facilityId !== null) return WORDS.onItNow(shown);
  return beneficiaryName === null ? shown : `${shown} · ${beneficiaryName}`;
}
