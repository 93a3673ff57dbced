// The wording as it would be issued, in a frame of its own, with the checks beside it; Close and Print.

import type { DraftWordingPreviewQuery } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { DoneIcon, WarningIcon } from "../../../../ui/icons.ts";
import { PrintDialog } from "../../../../ui/print-dialog.tsx";
import { useWordingAddress } from "../../wording/public/use-wording-address.ts";
import { DraftPreviewQuery } from "../draft-operations.ts";
import { DRAFT_WORDS, PREVIEW_WORDS } from "../draft-words.ts";
import type { PreviewedDraft } from "./draft-preview-button.tsx";

type Check = DraftWordingPreviewQuery["draftPreview"]["checks"][number];

type DialogProps = { readonly draft: PreviewedDraft; readonly onClose: () => void };

export function DraftPreviewDialog({ draft, onClose }: DialogProps) {
  const { id: draftId, organisationId, referenceNumber } = draft;
  const read = useRead(DraftPreviewQuery, { draftId, organisationId });
  const preview = read.data?.draftPreview;
  const title = PREVIEW_WORDS.title(referenceNumber);
  const address = useWordingAddress(preview?.html, title);

  return (
    <PrintDialog
      title={title}
      sentence={PREVIEW_WORDS.sentence}
      address={address}
      instead={
        preview === undefined && (
          <ReadPending
            of={read}
            notLoaded={PREVIEW_WORDS.failed}
            sentence={DRAFT_WORDS.tryAgain}
            loading={PREVIEW_WORDS.loading}
            rows={6}
          />
        )
      }
      onClose={onClose}
    >
      {(frame) => (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="rounded-card bg-sunken p-2 sm:p-3">{frame}</div>
          <WordingChecks checks={preview?.checks ?? []} />
        </div>
      )}
    </PrintDialog>
  );
}

/** What is wrong comes first; what is clear takes one line each. */
function WordingChecks({ checks }: { readonly checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  const sorted = [...checks.filter(({ clear }) => !clear), ...checks.filter(({ clear }) => clear)];
  return (
    // Takes focus so that the dialog can be scrolled to it by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling part of the dialog has no other stop.
    <section aria-label={PREVIEW_WORDS.checks} tabIndex={0}>
      <h3 className="text-label font-semibold">{PREVIEW_WORDS.checks}</h3>
      <ul className="mt-2 space-y-2.5 text-label">
        {sorted.map(({ title, message, clear }) => (
          <li key={title} className="flex gap-2">
            {clear ? (
              <DoneIcon className="mt-px text-accent-text" />
            ) : (
              <WarningIcon className="mt-px text-warn" />
            )}
            <div className="min-w-0">
              <p className={clear ? "text-ink-2" : "font-medium"}>
                <span className="sr-only">{clear ? PREVIEW_WORDS.clear : PREVIEW_WORDS.unclear}: </span>
                {title}
              </p>
              {!clear && <p className="text-ink-2">{message}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
