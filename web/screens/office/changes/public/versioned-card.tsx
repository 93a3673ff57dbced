// A setting that two administrators change from a day on, as a card: what is in force, what is to come, its versions, and proposing another.

import { type ReactNode, useState } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import type { Read } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { VERSION_WORDS } from "./version-words.ts";
import { type Version, VersionsList } from "./versions-list.tsx";

type Setting<V extends Version> = {
  /** Of what is in force; null before the first version. */
  readonly startsAt: string | null;
  readonly waitingChangeId: string | null;
  /** The newest first. */
  readonly versions: readonly V[];
};

type CardWords = {
  readonly title: string;
  readonly subject: string;
  readonly note: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly now: string;
  readonly close: string;
};

export type ProposeDialogProps = {
  readonly onProposed: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

type Props<V extends Version, S extends Setting<V>> = {
  readonly words: CardWords;
  readonly read: Pick<Read<unknown>, "failure" | "readAgain">;
  /** Undefined until it was read. */
  readonly setting: (S & Setting<V>) | undefined;
  readonly inForce: (setting: S) => ReactNode;
  /** A line for each thing that versions are compared by. */
  readonly textOf: (version: V) => string;
  /** The same of what was there before the first version. */
  readonly first: (setting: S) => string;
  readonly propose: (setting: S, dialog: ProposeDialogProps) => ReactNode;
};

export function VersionedCard<V extends Version, S extends Setting<V>>(props: Props<V, S>) {
  const { words, read, setting, inForce, textOf, first, propose } = props;
  const [opened, setOpened] = useState<"propose" | "versions">();
  const close = () => setOpened(undefined);
  if (setting === undefined)
    return (
      <Card heading={words.title}>
        <ReadPending of={read} notLoaded={words.loadFailed} loading={words.loading} rows={2} />
      </Card>
    );
  const { startsAt, versions, waitingChangeId } = setting;
  const [newest] = versions;
  const proposed = () => {
    close();
    read.readAgain();
  };
  return (
    <Card
      heading={words.title}
      action={
        <span className="flex gap-2">
          {newest !== undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={VERSION_WORDS.versionsOf(words.subject)}
              onClick={() => setOpened("versions")}
            >
              {VERSION_WORDS.versions}
            </Button>
          )}
          {waitingChangeId === null && (
            <Button
              size="small"
              aria-label={VERSION_WORDS.changeOf(words.subject)}
              onClick={() => setOpened("propose")}
            >
              {VERSION_WORDS.change}
            </Button>
          )}
        </span>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{words.note}</p>
        {waitingChangeId !== null && (
          <p>
            <StatusBadge tone="warn">{VERSION_WORDS.waiting}</StatusBadge>
          </p>
        )}
        {inForce(setting)}
        {newest !== undefined && newest.startsAt !== startsAt && (
          <p className="figures text-label text-ink-2">
            {VERSION_WORDS.upcoming(exactDate(newest.startsAt))}
          </p>
        )}
      </div>
      {opened === "propose" &&
        propose(setting, { onProposed: proposed, onBehind: read.readAgain, onClose: close })}
      {opened === "versions" && (
        <Dialog
          title={VERSION_WORDS.versionsOf(words.subject)}
          width="wide"
          onClose={close}
          actions={<Button onClick={close}>{words.close}</Button>}
        >
          <VersionsList
            versions={versions}
            inForce={{ startsAt, label: words.now }}
            textOf={textOf}
            first={first(setting)}
          />
        </Dialog>
      )}
    </Card>
  );
}
