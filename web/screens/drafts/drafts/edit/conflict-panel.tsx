// What somebody else changed meanwhile: field by field, theirs beside mine, and which of the two stays.

import { useFormContext } from "react-hook-form";
import type { ContestedField } from "../../../../app/form/autosave.ts";
import { isOwnSave } from "../../../../app/form/own-saves.ts";
import { useStore } from "../../../../app/store.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { CONFLICT_WORDS } from "../draft-words.ts";
import { fieldLabel, fieldText, typedText } from "./draft-field-text.ts";
import { useDraftSaver } from "./draft-form-context.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import type { DraftSaver } from "./draft-shape.ts";
import { pathByPlace } from "./party-ids.ts";

export function ConflictPanel() {
  const saver = useDraftSaver();
  const { getValues } = useFormContext<DraftFormValues>();
  const { record, contested, adopted } = useStore(saver.store);
  if (contested.length === 0) return <AdoptedNotice saver={saver} adopted={adopted} />;

  const isOwn = record !== undefined && isOwnSave(record);
  return (
    <Card heading={isOwn ? CONFLICT_WORDS.ownTitle : CONFLICT_WORDS.title} hasRows role="alert">
      <CardBody>
        <p className="text-body text-ink-2">{CONFLICT_WORDS.sentence}</p>
        {adopted.length > 0 && (
          <p className="mt-1 text-label text-ink-2">
            {CONFLICT_WORDS.onlyTheirs(labelsOf(adopted, getValues(), saver))}
          </p>
        )}
        <ul className="mt-4 space-y-3">
          {contested.map((field) => (
            <ContestedRow key={field.path} field={field} saver={saver} isOwn={isOwn} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

type ContestedProps = {
  readonly field: ContestedField;
  readonly saver: DraftSaver;
  /** The other side is one's own other tab. */
  readonly isOwn: boolean;
};

function ContestedRow({ field, saver, isOwn }: ContestedProps) {
  const { getValues, setValue } = useFormContext<DraftFormValues>();
  const label = fieldLabel(field.path, getValues(), saver.ids());
  const takeTheirs = () => {
    const path = pathByPlace(field.path, getValues(), saver.ids());
    if (path !== undefined) setValue(path as keyof DraftFormValues, typedText(path, field.theirs ?? ""));
    saver.decided(field.path);
  };
  return (
    <li className="rounded-control bg-sunken px-4 py-3">
      <p className="text-label font-semibold">{label}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side
          name={isOwn ? CONFLICT_WORDS.otherTab : CONFLICT_WORDS.theirs}
          text={fieldText(field.path, field.theirs)}
          button={CONFLICT_WORDS.takeTheirs}
          spoken={CONFLICT_WORDS.takeTheirsOf(label)}
          onChoose={takeTheirs}
        />
        <Side
          name={CONFLICT_WORDS.mine}
          text={fieldText(field.path, field.mine)}
          button={CONFLICT_WORDS.keepMine}
          spoken={CONFLICT_WORDS.keepMineOf(label)}
          onChoose={() => saver.decided(field.path)}
        />
      </div>
    </li>
  );
}

function Side(props: {
  readonly name: string;
  readonly text: string;
  readonly button: string;
  readonly spoken: string;
  readonly onChoose: () => void;
}) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <div className="min-w-0">
        <p className="text-meta text-ink-3">{props.name}</p>
        <p className="text-body break-words">{props.text}</p>
      </div>
      <Button size="small" aria-label={props.spoken} onClick={props.onChoose}>
        {props.button}
      </Button>
    </div>
  );
}

/** Nothing to decide: what the others changed did not touch what was typed here. */
function AdoptedNotice({
  saver,
  adopted,
}: {
  readonly saver: DraftSaver;
  readonly adopted: readonly string[];
}) {
  const { getValues } = useFormContext<DraftFormValues>();
  if (adopted.length === 0) return null;
  const labels = labelsOf(adopted, getValues(), saver);
  return (
    <Notice tone="info" title={CONFLICT_WORDS.adoptedTitle} onDismiss={saver.dismissAdopted}>
      {CONFLICT_WORDS.takenOver(labels)}
    </Notice>
  );
}

function labelsOf(fields: readonly string[], values: DraftFormValues, saver: DraftSaver): string {
  return [...new Set(fields.map((path) => fieldLabel(path, values, saver.ids())))].join(", ");
}
