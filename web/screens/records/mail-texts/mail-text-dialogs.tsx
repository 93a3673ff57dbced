// The dialogs of an email's text, proposing another and its versions: each reads the text whole first.

import type { ReactNode } from "react";
import type { MailTextFieldsFragment } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { type Read, useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { VERSION_WORDS } from "../../office/changes/public/version-words.ts";
import { VersionsList } from "../../office/changes/public/versions-list.tsx";
import { MailTextForm } from "./mail-text-form.tsx";
import { MailTextDocument } from "./mail-text-operations.ts";
import { MAIL_TEXT_WORDS as WORDS } from "./mail-text-words.ts";

type Named = { readonly template: string; readonly subject: string };
type ProposeProps = {
  readonly mail: Named;
  readonly onProposed: () => void;
  readonly onClose: () => void;
};

export function MailTextDialog({ mail, onProposed, onClose }: ProposeProps) {
  const read = useRead(MailTextDocument, { template: mail.template });
  const text = read.data?.officeMailText;
  if (text === undefined)
    return (
      <Dialog
        title={VERSION_WORDS.changeOf(mail.subject)}
        width="wide"
        onClose={onClose}
        actions={<Button onClick={onClose}>{WORDS.close}</Button>}
      >
        <Pending of={read} />
      </Dialog>
    );
  return (
    <MailTextForm
      key={text.versions.length}
      text={text}
      onProposed={onProposed}
      onBehind={read.readAgain}
      onClose={onClose}
    />
  );
}

type VersionsProps = { readonly mail: Named; readonly onClose: () => void };

export function MailVersionsDialog({ mail, onClose }: VersionsProps) {
  const read = useRead(MailTextDocument, { template: mail.template });
  const text = read.data?.officeMailText;
  return (
    <Dialog title={VERSION_WORDS.versionsOf(mail.subject)} width="wide" onClose={onClose}>
      {text === undefined ? <Pending of={read} /> : <Versions text={text} />}
    </Dialog>
  );
}

function Versions({ text }: { readonly text: MailTextFieldsFragment }): ReactNode {
  const { builtInSubject, builtInOpening } = text;
  return (
    <VersionsList
      versions={text.versions}
      inForce={{ startsAt: text.startsAt, label: WORDS.now }}
      textOf={wholeText}
      first={wholeText({ subject: builtInSubject, opening: builtInOpening })}
      note={({ isOwn }) => !isOwn && WORDS.builtIn}
    />
  );
}

function Pending({ of }: { readonly of: Read<unknown> }) {
  return <ReadPending of={of} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={6} />;
}

function wholeText({ subject, opening }: { subject: string; opening: string }): string {
  return `${subject}\n${opening}`;
}
