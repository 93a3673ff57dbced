// The emails of the portal by kind with what their subjects say, and proposing another text of one; for provider administrators.

import { MAIL_KIND_TEXT, MAIL_KINDS } from "@bondline/domain/records/mail/mail-kind.ts";
import { useState } from "react";
import type { MailTextRowFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SearchIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { VersionedRow } from "../../office/changes/public/versioned-row.tsx";
import { MailTextDialog, MailVersionsDialog } from "./mail-text-dialogs.tsx";
import { MailTextsDocument } from "./mail-text-operations.ts";
import { MAIL_TEXT_WORDS as WORDS } from "./mail-text-words.ts";

type Mail = MailTextRowFragment;
type Opened = { readonly what: "propose" | "versions"; readonly mail: Mail };

export function MailTextsScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(MailTextsDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const mails = read.data?.officeMailTexts;
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      {mails === undefined ? (
        <Card aria-label={WORDS.title}>
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        </Card>
      ) : (
        <MailList mails={mails} onOpen={setOpened} />
      )}
      {opened?.what === "propose" && (
        <MailTextDialog
          mail={opened.mail}
          onProposed={() => {
            close();
            read.readAgain();
          }}
          onClose={close}
        />
      )}
      {opened?.what === "versions" && <MailVersionsDialog mail={opened.mail} onClose={close} />}
    </Page>
  );
}

type ListProps = { readonly mails: readonly Mail[]; readonly onOpen: (opened: Opened) => void };

function MailList({ mails, onOpen }: ListProps) {
  const [words, setWords] = useState("");
  const found = mails.filter((mail) => hasWords(mail, words));
  const kinds = MAIL_KINDS.filter((kind) => found.some((mail) => mail.kind === kind));
  return (
    <div className="grid gap-6">
      <SearchField label={WORDS.search} value={words} onChange={setWords} />
      {kinds.length === 0 && (
        <Card>
          <EmptyState
            icon={SearchIcon}
            title={WORDS.noneFound}
            sentence={WORDS.noneFoundSentence}
            action={<Button onClick={() => setWords("")}>{WORDS.showAll}</Button>}
          />
        </Card>
      )}
      {kinds.map((kind) => (
        <Card key={kind} heading={MAIL_KIND_TEXT[kind]} hasRows>
          <ul aria-label={WORDS.listed(MAIL_KIND_TEXT[kind])}>
            {found
              .filter((mail) => mail.kind === kind)
              .map((mail) => (
                <MailRow
                  key={mail.template}
                  mail={mail}
                  name={nameAmong(mails, mail)}
                  onOpen={(what) => onOpen({ what, mail })}
                />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** Every word somewhere in what it says or in when it is sent. */
function hasWords({ subject, opening, when }: Mail, typed: string): boolean {
  const text = `${subject} ${opening} ${when}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Of several with the same subject, with what each opens with. */
function nameAmong(mails: readonly Mail[], { subject, opening }: Mail): string {
  const isAlone = mails.filter((each) => each.subject === subject).length === 1;
  return isAlone ? subject : `${subject}: ${opening}`;
}

type RowProps = {
  readonly mail: Mail;
  readonly name: string;
  readonly onOpen: (what: Opened["what"]) => void;
};

function MailRow({ mail, name, onOpen }: RowProps) {
  const { subject, opening, when, isOwn, number, startsAt, versions, waitingChangeId } = mail;
  return (
    <VersionedRow
      title={subject}
      level="h3"
      name={name}
      {...(isOwn && { badge: { tone: "ok", label: WORDS.own } as const })}
      sentence={WORDS.sentWhen(when)}
      startsAt={startsAt}
      versions={versions}
      isWaiting={waitingChangeId !== null}
      onOpen={onOpen}
    >
      <p className="mt-0.5 line-clamp-2 text-label text-ink-3">{opening}</p>
      {startsAt !== null && (
        <p className="figures mt-0.5 text-label text-ink-2">{WORDS.since(number, exactDate(startsAt))}</p>
      )}
    </VersionedRow>
  );
}
