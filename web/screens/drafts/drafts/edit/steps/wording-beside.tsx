// The wording as it would be issued, beside the choice of its form; made anew with each save.

import { useEffect } from "react";
import type { DraftRecordFragment } from "../../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../../app/read-pending.tsx";
import { useStore } from "../../../../../app/store.ts";
import { useRead } from "../../../../../app/use-read.ts";
import { PrintFrame } from "../../../../../ui/print-frame.tsx";
import { useWordingAddress } from "../../../wording/public/use-wording-address.ts";
import { DraftPreviewQuery } from "../../draft-operations.ts";
import { DRAFT_WORDS, FORM_WORDS, PREVIEW_WORDS } from "../../draft-words.ts";
import { useWordingOfSaves } from "../wording-of-saves.ts";

export function WordingBeside({ draft }: { readonly draft: DraftRecordFragment }) {
  const { id: draftId, organisationId, version } = draft;
  const wording = useWordingOfSaves();
  const last = useStore(wording.last);
  useEffect(
    function letSavesBringIt() {
      return wording.show();
    },
    [wording],
  );
  // Read at first, and when others have changed the draft; one's own save brings it.
  const saved = last !== undefined && last.version >= version ? last.html : undefined;
  const place = saved === undefined ? { draftId, organisationId } : undefined;
  const read = useRead(DraftPreviewQuery, place, { dependsOn: String(version) });
  const address = useWordingAddress(saved ?? read.data?.draftPreview.html, FORM_WORDS.preview);
  return (
    <div aria-busy={saved === undefined && read.isReading} className="p-2">
      {address === undefined ? (
        <ReadPending
          of={read}
          notLoaded={PREVIEW_WORDS.failed}
          sentence={DRAFT_WORDS.tryAgain}
          loading={PREVIEW_WORDS.loading}
          rows={6}
        />
      ) : (
        <PrintFrame title={FORM_WORDS.preview} address={address} size="beside" />
      )}
    </div>
  );
}
