// The wording as it would be issued, beside the choice of its form; made anew whenever the draft has been saved.

import type { DraftRecordFragment } from "../../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../../app/read-pending.tsx";
import { useRead } from "../../../../../app/use-read.ts";
import { PrintFrame } from "../../../../../ui/print-frame.tsx";
import { useWordingAddress } from "../../../wording/public/use-wording-address.ts";
import { DraftPreviewQuery } from "../../draft-operations.ts";
import { DRAFT_WORDS, FORM_WORDS, PREVIEW_WORDS } from "../../draft-words.ts";

export function WordingBeside({ draft }: { readonly draft: DraftRecordFragment }) {
  const { id: draftId, organisationId, version } = draft;
  const read = useRead(DraftPreviewQuery, { draftId, organisationId }, { dependsOn: String(version) });
  const address = useWordingAddress(read.data?.draftPreview.html, FORM_WORDS.preview);
  return (
    <div aria-busy={read.isReading} className="p-2">
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
