// The desk's checklists in the provider's settings: the one of each kind of record that holds now, what was before it, and setting another.

import { CHECKLIST_KIND_TEXT } from "@bondline/domain/office/checklists/checklist.ts";
import { useState } from "react";
import type { OfficeChecklistFragment } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { ChecklistDialog } from "../settings/checklist-dialog.tsx";
import { OfficeChecklistsDocument } from "../settings/checklist-operations.ts";
import { CHECKLIST_SETTINGS_WORDS as WORDS } from "../settings/checklist-words.ts";

type Version = OfficeChecklistFragment["versions"][number];

export function ChecklistsCard() {
  const read = useRead(OfficeChecklistsDocument, {});
  const [changing, setChanging] = useState<OfficeChecklistFragment["kind"]>();
  const checklists = read.data?.deskChecklists;
  if (checklists === undefined)
    return (
      <Card heading={WORDS.title}>
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={2} />
      </Card>
    );
  const changed = checklists.find(({ kind }) => kind === changing);
  return (
    <Card heading={WORDS.title}>
      <div className="grid gap-5 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.note}</p>
        {checklists.map((checklist) => (
          <OneChecklist
            key={checklist.kind}
            checklist={checklist}
            onChange={() => setChanging(checklist.kind)}
          />
        ))}
      </div>
      {changed !== undefined && (
        <ChecklistDialog
          checklist={changed}
          onChanged={read.readAgain}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Card>
  );
}

type OneProps = { readonly checklist: OfficeChecklistFragment; readonly onChange: () => void };

function OneChecklist({ checklist: { kind, versions }, onChange }: OneProps) {
  const [now, ...earlier] = versions;
  const title = CHECKLIST_KIND_TEXT[kind];
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-body font-semibold">{title}</h3>
        <Button size="small" aria-label={WORDS.changeOf(title)} onClick={onChange}>
          {WORDS.change}
        </Button>
      </div>
      {now === undefined || now.lines.length === 0 ? (
        <p className="text-body text-ink-2">{WORDS.none}</p>
      ) : (
        <Lines version={now} />
      )}
      {earlier.length > 0 && (
        <Disclosure label={WORDS.earlier}>
          <ul className="grid gap-3">
            {earlier.map((version) => (
              <li key={version.id}>
                <Lines version={version} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function Lines({ version: { lines, startsAt, setBy } }: { readonly version: Version }) {
  return (
    <>
      {lines.length === 0 && <p className="text-body text-ink-2">{WORDS.empty}</p>}
      <ol className="list-decimal pl-5 text-body">
        {lines.map(({ text, isRequired }) => (
          <li key={text} className="py-0.5 wrap-anywhere">
            {text} {isRequired && <StatusBadge tone="mute">{WORDS.required}</StatusBadge>}
          </li>
        ))}
      </ol>
      <p className="figures text-label text-ink-3">{WORDS.since(exactTime(startsAt), setBy)}</p>
    </>
  );
}
