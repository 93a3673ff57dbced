// The organisation's alerts: what each watches and whom it tells; set up, previewed, changed and removed here.

import { useState } from "react";
import type { SettingsAlertFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { AddIcon, EditIcon, PreviewIcon, ReminderIcon, RemoveIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
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
  const list = useList({ shape: SHAPE, read: readAlertsOf(organisationId), of: organisationId });
  const { rows, readAgain } = list;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const closeAndRead = () => {
    close();
    readAgain();
  };
  const add = (
    <Button icon={AddIcon} size="small" onClick={() => setOpened({ dialog: "add" })}>
      {WORDS.add}
    </Button>
  );
  const { alert } = opened ?? {};

  return (
    <>
      <ListCard
        list={list}
        heading={WORDS.listed}
        note={list.page?.total}
        action={rows !== undefined && rows.length > 0 && add}
        hasRows
        loading={SETTINGS_WORDS.loading}
        notLoaded={SETTINGS_WORDS.loadFailed}
        skeletonRows={3}
        empty={{ icon: ReminderIcon, title: WORDS.none, sentence: WORDS.noneSentence, action: add }}
        row={(each) => <AlertRow alert={each} onOpen={setOpened} />}
      />
      {(opened?.dialog === "add" || opened?.dialog === "change") && (
        <AlertDialog organisationId={organisationId} alert={alert} onSaved={closeAndRead} onClose={close} />
      )}
      {opened?.dialog === "preview" && alert !== undefined && (
        <PreviewDialog organisationId={organisationId} alert={alert} onClose={close} />
      )}
      {opened?.dialog === "remove" && alert !== undefined && (
        <CommandDialog
          command={SettingsRemoveAlertDocument}
          input={{ id: alert.id, version: alert.version }}
          title={WORDS.removeTitle}
          sentence={WORDS.removeSentence(nameOfAlert(alert))}
          confirmLabel={WORDS.removeAction}
          isDangerous
          done={{ title: WORDS.removed }}
          onDone={readAgain}
          onRefused={readAgain}
          onClose={close}
        />
      )}
    </>
  );
}

const SHAPE: ListShape = {};

function readAlertsOf(organisationId: string) {
  return readPages({
    document: SettingsAlertsDocument,
    variablesOf: ({ first, after }) => ({ organisationId, first, after }),
    connectionIn: ({ alertConfigurations }) => alertConfigurations,
  });
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
