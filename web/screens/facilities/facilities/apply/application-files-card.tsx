// The files that an application asks for: given by its applicant while it is filled in, read by everybody else.

import {
  APPLICATION_FILE_VARIANTS,
  SUPPORT_DOCUMENTS,
  supportDocumentState,
} from "@bondline/domain/facilities/facilities/facility-application-files.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useDownload, useFileAddress } from "../../../../app/use-download.ts";
import { Card } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { AskedFilesCard, type AskedKind } from "../../../records/attachments/public/asked-files-card.tsx";
import { ATTACH_WORDS } from "../../../records/attachments/public/attach-words.ts";
import type { ShownAttachment } from "../../../records/attachments/public/attachment-rows.tsx";
import {
  ApplicationFileDownloadDocument,
  RemoveApplicationFileDocument,
} from "./application-file-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import { type ApplicationFiles, missingFiles } from "./use-application-files.ts";

type Props = {
  readonly applicationId: string;
  readonly read: ApplicationFiles;
  readonly mayChange: boolean;
};

export function ApplicationFilesCard({ applicationId, read, mayChange }: Props) {
  const variablesOf = (id: string) => ({ applicationId, id });
  const onDownload = useDownload(ApplicationFileDownloadDocument, variablesOf);
  const addressOf = useFileAddress(ApplicationFileDownloadDocument, variablesOf);
  const { files, target, readAgain } = read;
  if (files === undefined) return <NotRead read={read} />;

  const removal = ({ id, fileName }: ShownAttachment, close: () => void) => (
    <CommandDialog
      title={ATTACH_WORDS.removeTitle}
      sentence={ATTACH_WORDS.removeSentence(fileName)}
      confirmLabel={ATTACH_WORDS.removeConfirm}
      isDangerous
      command={RemoveApplicationFileDocument}
      input={{ applicationId, id }}
      done={{ title: ATTACH_WORDS.removed }}
      onDone={readAgain}
      onRefused={readAgain}
      onClose={close}
    />
  );
  return (
    <AskedFilesCard
      heading={WORDS.files}
      note={WORDS.filesGiven(SUPPORT_DOCUMENTS.length - missingFiles(files).length, SUPPORT_DOCUMENTS.length)}
      sentence={mayChange ? WORDS.filesSentence : undefined}
      kinds={kindsOf(files, mayChange)}
      attachments={files}
      target={mayChange ? target : undefined}
      removal={mayChange ? removal : undefined}
      onDownload={onDownload}
      addressOf={addressOf}
    />
  );
}

function NotRead({ read: { failure, readAgain } }: Pick<Props, "read">) {
  return (
    <Card heading={WORDS.files}>
      {failure === undefined ? (
        <SkeletonRows rows={3} label={WORDS.filesLoading} />
      ) : (
        <ErrorState title={WORDS.filesNotLoaded} sentence={failure.message} onRetry={readAgain} />
      )}
    </Card>
  );
}

/** To whoever may still attach it, a missing file is something to do; to others, something to ask about. */
const GIVEN = { tone: "ok", text: WORDS.fileGiven } as const;
const BEING_CHECKED = { tone: "info", text: WORDS.fileBeingChecked } as const;
const TO_APPLICANT = { GIVEN, BEING_CHECKED, MISSING: { tone: "mute", text: WORDS.fileToAttach } } as const;
const TO_READER = { GIVEN, BEING_CHECKED, MISSING: { tone: "warn", text: WORDS.fileNotGiven } } as const;

type Files = NonNullable<ApplicationFiles["files"]>;

function kindsOf(files: Files, mayChange: boolean): AskedKind[] {
  const hasOther = files.some(({ variant }) => variant === "OTHER");
  return APPLICATION_FILE_VARIANTS.filter(({ code }) => code !== "OTHER" || mayChange || hasOther).map(
    ({ code, label }) => {
      const states = mayChange ? TO_APPLICANT : TO_READER;
      return code === "OTHER"
        ? { code, label }
        : { code, label, state: states[supportDocumentState(code, files)] };
    },
  );
}
