// Which column of the file holds what, and the dialog in which that is changed.

import { type ImportColumn, importColumns } from "@bondline/domain/documents/imports/import-columns.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { FileColumnsDialog } from "../../../app/form/file-columns-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { BecomesIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ImportKeysDocument, MapImportMutation } from "./import-operations.ts";
import { IMPORT_COLUMN_WORDS as WORDS } from "./import-words.ts";

type ImportColumnsProps = {
  readonly job: ImportRecordFragment;
  readonly onChanged: (job: ImportRecordFragment) => void;
};

export function ImportColumnsCard({ job, onChanged }: ImportColumnsProps) {
  const [isOpen, setOpen] = useState(false);
  const columns = useColumnsOf(job.organisationId);
  const { headers, columns: paths } = job;
  const nameOf = (path: string) => columns.find((column) => column.path === path)?.name ?? path;
  const taken = headers.flatMap((header, at) => (paths[at] ? [{ header, name: nameOf(paths[at]) }] : []));
  const leftOut = headers.filter((_, at) => !paths[at]);
  const missing = columns.filter(({ isRequired, path }) => isRequired && !paths.includes(path));
  const mayMap = job.capabilities.includes("CAN_MAP");
  return (
    <Card
      heading={WORDS.heading}
      note={WORDS.note(taken.length, headers.length)}
      action={
        mayMap ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {WORDS.change}
          </Button>
        ) : undefined
      }
    >
      <CardBody isBelowHeading>
        {mayMap && missing.length > 0 && (
          <div className="mb-3">
            <Notice tone="warn" title={WORDS.missingTitle}>
              {WORDS.missing(missing.map(({ name }) => name))}
            </Notice>
          </div>
        )}
        <ul className="grid gap-1.5 text-label">
          {taken.map(({ header, name }) => (
            <li key={header} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
              <span className="truncate text-ink-2">{header}</span>
              <BecomesIcon aria-hidden="true" className="size-3.5! text-ink-3" />
              <span className="truncate font-medium">{name}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-label text-ink-2">
          {leftOut.length > 0 ? WORDS.leftOut(leftOut) : WORDS.none}
        </p>
      </CardBody>
      {isOpen && (
        <MappingDialog job={job} columns={columns} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function useColumnsOf(organisationId: string) {
  const { data } = useRead(ImportKeysDocument, { organisationId });
  return importColumns(data?.organisation.documentMetadataKeys.map(({ key }) => key) ?? []);
}

type MappingDialogProps = ImportColumnsProps & {
  readonly columns: readonly ImportColumn[];
  readonly onClose: () => void;
};

function MappingDialog({ job, columns, onChanged, onClose }: MappingDialogProps) {
  const { send, sending } = useCommand(MapImportMutation, { handledByScreen: true });
  const options = [
    { value: "", label: WORDS.leaveOut },
    ...columns.map(({ path, name, isRequired }) => ({ value: path, label: isRequired ? `${name} *` : name })),
  ];
  const save = async (chosen: string[]) => {
    const answer = await send({ id: job.id, version: job.version, columns: chosen });
    if (!answer.ok) return whyRefused(answer.failure);
    onClose();
    onChanged(answer.data.mapImportJob.importJob);
    return undefined;
  };
  return (
    <FileColumnsDialog
      words={WORDS}
      headers={job.headers}
      columns={job.columns}
      isSaving={sending}
      {...{ options, save, onClose }}
    />
  );
}
