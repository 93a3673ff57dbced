// Merges a client that was entered twice into another: first the one that stays, then what would move or stands in the way.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { useDeferredValue, useState } from "react";
import type { MergingOrganisationFragment } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Combobox } from "../../../../ui/combobox.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { MergeForm } from "../merge-form.tsx";
import { MergingClientsDocument, MergingDocument } from "../merging-operations.ts";
import { MERGING_WORDS as WORDS } from "../merging-words.ts";

type MergeProps = {
  readonly client: { readonly id: string; readonly name: string };
  readonly twins: readonly MergingOrganisationFragment[];
  readonly onProposed: () => void;
  readonly onClose: () => void;
};

export function MergeDialog(props: MergeProps) {
  const [intoId, setIntoId] = useState<string>();
  if (intoId === undefined) return <ChooseStays {...props} onChosen={setIntoId} />;
  return <MergeInto {...props} intoId={intoId} onAnother={() => setIntoId(undefined)} />;
}

function numberText({ abn }: { readonly abn: string }): string {
  return `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`;
}

function ChooseStays({ client, twins, onClose, onChosen }: MergeProps & { onChosen: (id: string) => void }) {
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const { data } = useRead(MergingClientsDocument, { search });
  const found = (data?.clients.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id, closedAt }) => id !== client.id && closedAt === null);
  return (
    <Dialog
      title={WORDS.title(client.name)}
      sentence={WORDS.chooseSentence}
      onClose={onClose}
      actions={<Button onClick={onClose}>{WORDS.cancel}</Button>}
    >
      <div className="grid gap-4 pb-1">
        {twins.length > 0 && (
          <section className="grid gap-2">
            <h3 className="font-semibold text-label">{WORDS.same}</h3>
            <ul className="grid gap-2">
              {twins.map((twin) => (
                <li key={twin.id} className="flex flex-wrap items-center justify-between gap-2 text-label">
                  <span className="min-w-0">
                    {twin.name}
                    <span className="block text-ink-mute">
                      {numberText(twin)}
                      {twin.isConfirmed && `, ${WORDS.holder}`}
                    </span>
                  </span>
                  <Button
                    size="small"
                    aria-label={WORDS.chooseName(twin.name)}
                    onClick={() => onChosen(twin.id)}
                  >
                    {WORDS.choose}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Combobox
          label={WORDS.stays}
          help={WORDS.staysHelp}
          value={words}
          onChange={setWords}
          onPick={({ id }) => onChosen(id)}
          suggestions={found.map((each) => ({ id: each.id, label: each.name, detail: numberText(each) }))}
          isLoading={data === undefined}
          note={data !== undefined && found.length === 0 ? WORDS.noClient : undefined}
        />
      </div>
    </Dialog>
  );
}

type IntoProps = MergeProps & { readonly intoId: string; readonly onAnother: () => void };

function MergeInto({ client, intoId, onProposed, onAnother, onClose }: IntoProps) {
  const read = useRead(MergingDocument, { id: client.id, intoId });
  const merge = read.data?.organisationMerge;
  if (merge !== undefined && merge.obstacles.length === 0)
    return (
      <MergeForm
        client={client}
        merge={merge}
        onProposed={onProposed}
        onAnother={onAnother}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={merge === undefined ? WORDS.title(client.name) : WORDS.titleInto(client.name, merge.stays.name)}
      onClose={onClose}
      actions={<Button onClick={onAnother}>{WORDS.chooseAnother}</Button>}
    >
      {merge === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={4} />
      ) : (
        <Notice tone="warn" title={WORDS.obstacles}>
          <ul className="grid gap-1">
            {merge.obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Dialog>
  );
}
