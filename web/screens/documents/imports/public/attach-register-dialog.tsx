// Attach File, for a register: the template, the guide, and the place where the filled-in file is dropped.

import {
  GUIDE_FILE_NAME,
  importGuide,
  importTemplate,
  TEMPLATE_FILE_NAME,
} from "@bondline/domain/documents/imports/import-template.ts";
import type { ReactNode } from "react";
import { useClient } from "urql";
import { notify } from "../../../../app/notices.ts";
import { saveText } from "../../../../app/save-file.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { OneFileDialog } from "../../../records/attachments/public/one-file-dialog.tsx";
import { ImportKeysDocument } from "../import-operations.ts";
import { IMPORT_UPLOADS } from "../import-uploads.ts";
import { ATTACH_REGISTER_WORDS as WORDS } from "../import-words.ts";

type AttachRegisterDialogProps = { readonly organisationId: string; readonly onClose: () => void };

const pathOf = (importJobId: string) => paths.documentImport({ importJobId });

export function AttachRegisterDialog({ organisationId, onClose }: AttachRegisterDialogProps) {
  return (
    <OneFileDialog
      words={WORDS}
      purpose="IMPORT"
      recordId={organisationId}
      calls={IMPORT_UPLOADS}
      pathOf={pathOf}
      onClose={onClose}
    >
      {(place) => (
        <>
          <Steps organisationId={organisationId}>{place}</Steps>
          <p className="mt-4 border-t border-line pt-4">
            <LinkButton href={paths.documentImports()} size="small">
              {WORDS.earlier}
            </LinkButton>
          </p>
        </>
      )}
    </OneFileDialog>
  );
}

type StepsProps = { readonly organisationId: string; readonly children: ReactNode };

function Steps({ organisationId, children }: StepsProps) {
  const save = useSaveWithKeys(organisationId);
  return (
    <ol aria-label={WORDS.steps} className="grid gap-4">
      <Step number={1} words={WORDS.download}>
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() => save(TEMPLATE_FILE_NAME, importTemplate, "text/csv;charset=utf-8")}
        >
          {WORDS.template}
        </Button>
      </Step>
      <Step number={2} words={WORDS.fill}>
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() => save(GUIDE_FILE_NAME, importGuide, "text/html;charset=utf-8")}
        >
          {WORDS.guide}
        </Button>
      </Step>
      <Step number={3} words={WORDS.upload}>
        {children}
      </Step>
    </ol>
  );
}

type StepProps = { readonly number: number; readonly words: string; readonly children: ReactNode };

function Step({ number, words, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="figures flex size-5.5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-meta font-medium text-accent-text"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-2 *:last:justify-self-stretch">
        <p className="text-body">{words}</p>
        <div>{children}</div>
      </div>
    </li>
  );
}

/** Template and guide name the organisation's own facts too, as they are at this moment. */
function useSaveWithKeys(organisationId: string) {
  const client = useClient();
  return async (fileName: string, write: (keys: readonly string[]) => string, contentType: string) => {
    const { data } = await client
      .query(ImportKeysDocument, { organisationId }, { handledByScreen: true })
      .toPromise();
    if (data === undefined) return notify({ tone: "danger", title: WORDS.templateFailed });
    const keys = data.organisation.documentMetadataKeys.map(({ key }) => key);
    saveText(fileName, write(keys), contentType);
  };
}
