// The alerts that new organisations begin with, in the provider's settings: what is in force, its versions, and proposing another.

import { useState } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { VERSION_WORDS } from "../versions/version-words.ts";
import { VersionsList } from "../versions/versions-list.tsx";
import { AlertDefaultDialog } from "./alert-default-dialog.tsx";
import { OfficeAlertDefaultsDocument } from "./alert-default-operations.ts";
import { alertLines, alertText } from "./alert-default-text.ts";
import { ALERT_DEFAULT_WORDS as WORDS } from "./alert-default-words.ts";

export function AlertDefaultsCard() {
  const read = useRead(OfficeAlertDefaultsDocument, {});
  const [opened, setOpened] = useState<"propose" | "versions">();
  const close = () => setOpened(undefined);
  const defaults = read.data?.officeAlertDefaults;
  if (defaults === undefined)
    return (
      <Card heading={WORDS.title}>
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={2} />
      </Card>
    );
  const { alerts, startsAt, versions, waitingChangeId } = defaults;
  const [newest] = versions;
  const lines = alertLines(alerts);
  return (
    <Card
      heading={WORDS.title}
      action={
        <span className="flex gap-2">
          {newest !== undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={VERSION_WORDS.versionsOf(WORDS.subject)}
              onClick={() => setOpened("versions")}
            >
              {VERSION_WORDS.versions}
            </Button>
          )}
          {waitingChangeId === null && (
            <Button
              size="small"
              aria-label={VERSION_WORDS.changeOf(WORDS.subject)}
              onClick={() => setOpened("propose")}
            >
              {VERSION_WORDS.change}
            </Button>
          )}
        </span>
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.note}</p>
        {waitingChangeId !== null && (
          <p>
            <StatusBadge tone="warn">{VERSION_WORDS.waiting}</StatusBadge>
          </p>
        )}
        {lines.length === 0 ? (
          <p className="text-body">{WORDS.none}</p>
        ) : (
          <ul aria-label={WORDS.title} className="grid gap-1 text-body">
            {lines.map((line) => (
              <li key={line} className="first-letter:uppercase">
                {line}
              </li>
            ))}
          </ul>
        )}
        {newest !== undefined && newest.startsAt !== startsAt && (
          <p className="figures text-label text-ink-2">
            {VERSION_WORDS.upcoming(exactDate(newest.startsAt))}
          </p>
        )}
      </div>
      {opened === "propose" && (
        <AlertDefaultDialog
          alerts={newest?.alerts ?? alerts}
          versions={versions}
          onProposed={() => {
            close();
            read.readAgain();
          }}
          onBehind={read.readAgain}
          onClose={close}
        />
      )}
      {opened === "versions" && (
        <Dialog
          title={VERSION_WORDS.versionsOf(WORDS.subject)}
          width="wide"
          onClose={close}
          actions={<Button onClick={close}>{WORDS.close}</Button>}
        >
          <VersionsList
            versions={versions}
            inForce={{ startsAt, label: WORDS.now }}
            textOf={(version) => alertText(version.alerts)}
            first={WORDS.none}
          />
        </Dialog>
      )}
    </Card>
  );
}
