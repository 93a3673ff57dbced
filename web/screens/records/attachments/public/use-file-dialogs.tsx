// The dialogs of a card of files: one to attach files, and one that asks before a file goes.

import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { AttachmentRowsProps, ShownAttachment } from "./attachment-rows.tsx";
import { type UploadTarget, USUAL_VARIANT } from "./uploads.ts";

const AttachFileDialog = lazy(async () => {
  const { AttachFileDialog: FileDialog } = await import("../attach-file-dialog.tsx");
  return { default: FileDialog };
});

export type FileDialogsProps = {
  readonly attachments: readonly ShownAttachment[];
  /** Undefined where the reader may not add files. */
  readonly target: UploadTarget | undefined;
  /** Asks before a file is removed; undefined where the reader may not. */
  readonly removal: ((attachment: ShownAttachment, close: () => void) => ReactNode) | undefined;
};

type FileDialogs = Pick<AttachmentRowsProps, "onRemove" | "onRetry"> & {
  /** Opens the dialog for files that are of this kind until somebody says otherwise. */
  readonly attach: (kind?: string) => void;
  readonly dialogs: ReactNode;
};

export function useFileDialogs(
  { attachments, target, removal }: FileDialogsProps,
  kinds: readonly Option[],
): FileDialogs {
  const [attaching, setAttaching] = useState<string>();
  const [removing, setRemoving] = useState<ShownAttachment>();
  const attach = (kind: string = USUAL_VARIANT) => setAttaching(kind);
  return {
    attach,
    onRemove: removal && setRemoving,
    onRetry:
      target &&
      (({ id, variant }) => {
        attach(variant);
        void target.discard(id).catch(() => undefined);
      }),
    dialogs: (
      <>
        {attaching !== undefined && target !== undefined && (
          <Suspense>
            <AttachFileDialog
              target={target}
              attachments={attachments}
              kinds={kinds}
              kind={attaching}
              onClose={() => setAttaching(undefined)}
            />
          </Suspense>
        )}
        {removing !== undefined && removal?.(removing, () => setRemoving(undefined))}
      </>
    ),
  };
}
