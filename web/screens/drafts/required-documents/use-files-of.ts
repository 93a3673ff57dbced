// Where the files of a required document are sent to.

import { useMemo } from "react";
import { useUploadTarget } from "../../records/attachments/public/use-upload-target.ts";
import { uploadsOf } from "./document-uploads.ts";
import type { ShownDocument } from "./shown-document.ts";

export function useFilesOf({ id, draftId }: ShownDocument) {
  return useUploadTarget(
    id,
    useMemo(() => uploadsOf(draftId), [draftId]),
  );
}
