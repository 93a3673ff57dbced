// The organisation's alerts: what each watches and whom it tells; set up, previewed, changed and removed here.

import { useState } from "react";
import type { SettingsAlertFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardRow } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { AddIcon, EditIcon, PreviewIcon, ReminderIcon, RemoveIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { AlertPreview } from "./alert-preview.tsx";
import { nameOfAlert, watchedOf } from "./alert-values.ts";
import { SettingsFrame } from "./settings-frame.tsx";
import { SettingsAlertsDocument, SettingsRemoveAlertDocument } from "./settings-operations.ts";
import { SETTINGS_WORDS, ALERT_WORDS as WORDS } from "./settings-words.ts";

type Alert = SettingsAlertFragment;
type Opened = { readonly dialog: "add" | "change" | "preview" | "remove"; readonly alert?: Alert };

export function AlertsScreen() {
  return <SettingsFrame tab="alerts">{({ id }) => <Alerts organisationId={id} />}</SettingsFrame>;
}

function Alerts({ organisationId }: { readonly organisationId: string }) {
  const { data, failure, readAgain } = useRead(SettingsAlertsDocument, { organisationId });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const closeAndRead = () => {
    close();
    readAgain();
  };
  const alerts = data?.alertConfigurations.edges.map(({ node }) => node);
  const add = (
    <Button icon={AddIcon} size="small" onClick={() => setOpened({ dialog: "add" })}>
      {WORDS.add}
    </Button>
  );
  const { alert } = opened ?? {};

  return (
    <>
      <Card
        heading={WORDS.listed}
        note={alerts?.length}
        action={alerts !== undefined && alerts.length > 0 && add}
        hasRows
      >
        {alerts === undefined && failure === undefined && (
          <SkeletonRows rows={3} label={SETTINGS_WORDS.loading} />
        )}
        {alerts === undefined && failure !== undefined && (
          <ErrorState title={SETTINGS_WORDS.loadFailed} sentence={failure.message} onRetry={readAgain} />
        )}
        {alerts?.length === 0 && (
          <EmptyState icon={ReminderIcon} title={WORDS.none} sentence={WORDS.noneSentence} action={add} />
        )}
        {alerts?.map((each) => (
          <CardRow key={each.id}>
            <AlertRow alert={each} onOpen={setOpened} />
          </CardRow>
        ))}
      </Card>
      {(opened?.dialog === "add" || opened?.dialog === "change") && (
        <AlertDialog organisationId={organisationId} alert={alert} onSaved={closeAndRead} onClose={close} />
      )}
      {opened?.dialog === "preview" && alert !== undefined && (
        <PreviewDialog organisationId={organisationId} alert={alert} onClose={close} />
      )}
      {opened?.dialog === "remove" && alert !== undefined && (
        <RemoveDialog alert={alert} onRemoved={closeAndRead} onClose={close} />
      )}
    </>
  );
}

type RowProps = { readonly alert: Alert; readonly onOpen: (opened: Opened) => void };

function AlertRow({ alert, onOpen }: RowProps) {
  const name = nameOfAlert(alert);
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium">{name}</p>
        <p className="text-label break-words text-ink-2">{WORDS.recipients(alert.emailAddresses)}</p>
        {alert.unconfirmedEmailAddresses.length > 0 && (
          <p className="text-label break-words text-warn">{WORDS.waiting(alert.unconfirmedEmailAddresses)}</p>
        )}
      </div>
      <MenuButton
        label={WORDS.actions(name)}
        items={[
          { label: WORDS.preview, icon: PreviewIcon, onSelect: () => onOpen({ dialog: "preview", alert }) },
          { label: WORDS.edit, icon: EditIcon, onSelect: () => onOpen({ dialog: "change", alert }) },
          {
            label: WORDS.removeAction,
            icon: RemoveIcon,
            isDangerous: true,
            onSelect: () => onOpen({ dialog: "remove", alert }),
          },
        ]}
      />
    </>
  );
}

type PreviewProps = {
  readonly organisationId: string;
  readonly alert: Alert;
  readonly onClose: () => void;
};

function PreviewDialog({ organisationId, alert, onClose }: PreviewProps) {
  return (
    <Dialog
      title={WORDS.preview}
      sentence={nameOfAlert(alert)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{SETTINGS_WORDS.close}</Button>}
    >
      <AlertPreview organisationId={organisationId} watched={watchedOf(alert)} alertId={alert.id} />
    </Dialog>
  );
}

type RemoveProps = {
  readonly alert: Alert;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

function RemoveDialog({ alert, onRemoved, onClose }: RemoveProps) {
  const { send, sending } = useCommand(SettingsRemoveAlertDocument);
  const remove = async () => {
    const answer = await send({ id: alert.id, version: alert.version });
    if (answer.ok) notify({ tone: "ok", title: WORDS.removed });
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={WORDS.removeTitle}
      sentence={WORDS.removeSentence(nameOfAlert(alert))}
      confirmLabel={WORDS.removeAction}
      isDangerous
      isLoading={sending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
