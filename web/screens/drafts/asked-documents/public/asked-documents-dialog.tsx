// What a bank or insurer asks of applicants: as a draft is asked for it, in its versions, and proposed anew.

import { showAskedDocuments } from "@bondline/domain/drafts/asked-documents/asked-document-text.ts";
import { type ComponentProps, useState } from "react";
import type { AskedOfSupplierFragment } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { VERSION_WORDS } from "../../../office/changes/public/version-words.ts";
import { VersionsList } from "../../../office/changes/public/versions-list.tsx";
import { AskedDocumentsForm } from "../asked-documents-form.tsx";
import { AskedDocumentsPreview } from "../asked-documents-preview.tsx";
import { ASKED_WORDS as WORDS } from "../asked-documents-words.ts";

type Props = {
  readonly tradeName: string;
  /** Undefined until it is read. */
  readonly asked: AskedOfSupplierFragment | undefined;
  readonly read: ComponentProps<typeof ReadPending>["of"];
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function AskedDocumentsDialog({ tradeName, asked, read, onChanged, onClose }: Props) {
  const [isProposing, setProposing] = useState(false);
  if (asked !== undefined && isProposing)
    return (
      <AskedDocumentsForm
        tradeName={tradeName}
        asked={asked}
        onProposed={() => {
          onChanged();
          onClose();
        }}
        onBehind={onChanged}
        onClose={() => setProposing(false)}
      />
    );
  return (
    <Dialog
      title={WORDS.title(tradeName)}
      sentence={WORDS.sentence}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.close}</Button>
          {asked?.waitingChangeId === null && (
            <Button variant="primary" onClick={() => setProposing(true)}>
              {VERSION_WORDS.change}
            </Button>
          )}
        </>
      }
    >
      {asked === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={4} />
      ) : (
        <VersionStatus asked={asked} />
      )}
    </Dialog>
  );
}

function VersionStatus({ asked }: { readonly asked: AskedOfSupplierFragment }) {
  const { documents, first, versions, startsAt, waitingChangeId } = asked;
  const [newest] = versions;
  const upcoming = newest !== undefined && newest.startsAt !== startsAt ? newest : undefined;
  return (
    <div className="grid gap-4 pb-1">
      {waitingChangeId !== null && (
        <p>
          <StatusBadge tone="warn">{VERSION_WORDS.waiting}</StatusBadge>
        </p>
      )}
      {upcoming !== undefined && (
        <p className="figures text-body text-ink-2">{WORDS.upcoming(exactDate(upcoming.startsAt))}</p>
      )}
      <AskedDocumentsPreview documents={documents} />
      {versions.length > 0 && (
        <section>
          <h3 className="text-body font-semibold">{VERSION_WORDS.versions}</h3>
          <VersionsList
            versions={versions}
            inForce={{ startsAt, label: WORDS.now }}
            textOf={(version) => showAskedDocuments(version.documents)}
            first={showAskedDocuments(first)}
          />
        </section>
      )}
    </div>
  );
}
