// The files that a record asks for, kind by kind: what was given of each, and what is still missing.

import type { StatusTone } from "@bondline/domain/status-tone.ts";
import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { AttachIcon } from "../../../../ui/icons.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { ATTACH_WORDS } from "./attach-words.ts";
import { AttachmentRows, type AttachmentRowsProps } from "./attachment-rows.tsx";
import { type FileDialogsProps, useFileDialogs } from "./use-file-dialogs.tsx";

export type AskedKind = Option & {
  /** Left out of what nobody waits for. */
  readonly state?: { readonly text: string; readonly tone: StatusTone };
};

type AskedFilesCardProps = FileDialogsProps &
  Pick<AttachmentRowsProps, "onDownload" | "addressOf"> & {
    readonly heading: string;
    readonly note: ReactNode;
    readonly sentence?: string | undefined;
    readonly kinds: readonly AskedKind[];
  };

export function AskedFilesCard(props: AskedFilesCardProps) {
  const { heading, note, sentence, kinds, attachments, target, onDownload, addressOf } = props;
  const { attach, onRemove, onRetry, dialogs } = useFileDialogs(props, kinds);
  return (
    <Card heading={heading} note={note} hasRows>
      {sentence !== undefined && (
        <p className="border-b border-line px-4 py-3 text-label text-ink-2 sm:px-5">{sentence}</p>
      )}
      <ul>
        {kinds.map(({ code, label, state }) => (
          <li key={code} aria-label={label} className="border-line not-last:border-b">
            <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5">
              <p className="min-w-0 flex-1 text-body font-medium">{label}</p>
              {state !== undefined && <StatusBadge tone={state.tone}>{state.text}</StatusBadge>}
              {target !== undefined && (
                <Button
                  size="small"
                  icon={AttachIcon}
                  aria-label={ATTACH_WORDS.attachKind(label)}
                  onClick={() => attach(code)}
                >
                  {ATTACH_WORDS.attach}
                </Button>
              )}
            </div>
            <AttachmentRows
              attachments={attachments.filter(({ variant }) => variant === code)}
              hasKind={false}
              onDownload={onDownload}
              addressOf={addressOf}
              onRemove={onRemove}
              onRetry={onRetry}
            />
          </li>
        ))}
      </ul>
      {dialogs}
    </Card>
  );
}
