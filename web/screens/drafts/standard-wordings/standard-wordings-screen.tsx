// The standard wordings by kind and form with what is in force of each, and proposing another version; for provider administrators.

import { CONTRACT_FORM_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT, PROCESS_TYPES } from "@bondline/domain/process-type.ts";
import { lazy, Suspense, useState } from "react";
import type { StandardWordingRowFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { VersionedRow } from "../../office/changes/public/versioned-row.tsx";
import { StandardWordingsDocument } from "./standard-wording-operations.ts";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

const StandardVersionsDialog = lazy(async () => ({
  default: (await import("./standard-versions-dialog.tsx")).StandardVersionsDialog,
}));
const StandardWordingDialog = lazy(async () => ({
  default: (await import("./standard-wording-dialog.tsx")).StandardWordingDialog,
}));

type Wording = StandardWordingRowFragment;
type Opened = { readonly what: "propose" | "versions"; readonly wording: Wording };

export function StandardWordingsScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(StandardWordingsDocument, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const wordings = read.data?.officeStandardWordings;
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      {wordings === undefined ? (
        <Card aria-label={WORDS.title}>
          <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        </Card>
      ) : (
        <div className="grid gap-6">
          {PROCESS_TYPES.map((kind) => (
            <Card key={kind} heading={PROCESS_TYPE_TEXT[kind]}>
              <ul aria-label={WORDS.listed(PROCESS_TYPE_TEXT[kind])}>
                {wordings
                  .filter(({ processType }) => processType === kind)
                  .map((wording) => (
                    <WordingRow
                      key={wording.contractForm}
                      wording={wording}
                      onOpen={(what) => setOpened({ what, wording })}
                    />
                  ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
      <Suspense>
        {opened?.what === "propose" && (
          <StandardWordingDialog
            wording={opened.wording}
            onProposed={() => {
              close();
              read.readAgain();
            }}
            onClose={close}
          />
        )}
        {opened?.what === "versions" && <StandardVersionsDialog wording={opened.wording} onClose={close} />}
      </Suspense>
    </Page>
  );
}

type RowProps = { readonly wording: Wording; readonly onOpen: (what: Opened["what"]) => void };

function WordingRow({ wording, onOpen }: RowProps) {
  const { name, contractForm, number, startsAt, versions, waitingChangeId } = wording;
  return (
    <VersionedRow
      title={CONTRACT_FORM_TEXT[contractForm]}
      level="h3"
      name={name}
      badge={startsAt === null ? { tone: "mute", label: WORDS.first } : { tone: "ok", label: WORDS.own }}
      sentence={startsAt === null ? undefined : WORDS.since(number, exactDate(startsAt))}
      startsAt={startsAt}
      versions={versions}
      isWaiting={waitingChangeId !== null}
      onOpen={onOpen}
    />
  );
}
