// Takes one person off several documents: who of those that are on them, and then what became of each.

import {
  UNSHARE_OUTCOMES,
  type UnshareOutcome,
} from "@bondline/domain/records/collaborators/documents-sharing.ts";
import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundSelect } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { DocumentsResults } from "./documents-results.tsx";
import { DocumentsPeopleRead, DocumentsUnshare } from "./documents-sharing-operations.ts";
import { type DocumentsPerson, placesText, SHARING_WORDS } from "./documents-sharing-words.ts";
import type { SharingProps } from "./public/documents-sharing.tsx";

const WORDS = SHARING_WORDS.stop;

export function StopSharingDialog(props: SharingProps) {
  const { organisationId, rows, onClose } = props;
  const documentIds = rows.map(({ id }) => id);
  const { data, failure, readAgain } = useRead(DocumentsPeopleRead, { organisationId, documentIds });
  const people = data?.peopleOnDocuments;
  if (people !== undefined && people.length > 0)
    return <ChoosePerson {...props} documentIds={documentIds} people={people} />;
  const close = () => onClose({ isDone: false });
  return (
    <Dialog
      title={WORDS.title(rows.length)}
      onClose={close}
      actions={<Button onClick={close}>{SHARING_WORDS.close}</Button>}
    >
      {failure === undefined && people === undefined && <WorkingLine>{SHARING_WORDS.looking}</WorkingLine>}
      {failure !== undefined && (
        <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
      )}
      {people?.length === 0 && <p className="text-body text-ink-2">{WORDS.nobody}</p>}
    </Dialog>
  );
}

type ChooseProps = SharingProps & {
  readonly documentIds: readonly string[];
  readonly people: readonly DocumentsPerson[];
};

type Values = { emailAddress: string };
type Results = readonly { readonly documentId: string; readonly outcome: UnshareOutcome }[];

const RESOLVER = validatedBy<Values>(({ emailAddress }) =>
  emailAddress === "" ? { emailAddress: REQUIRED_MESSAGE } : {},
);

function ChoosePerson({ organisationId, rows, documentIds, people, onClose }: ChooseProps) {
  const [results, setResults] = useState<Results>();
  const { send } = useCommand(DocumentsUnshare, { handledByScreen: true });
  const only = people.length === 1 ? people[0] : undefined;
  const record = useRecordForm<Values, { stopSharingDocuments: { results: Results } }>({
    start: { emailAddress: only?.emailAddress ?? "" },
    resolver: RESOLVER,
    save: ({ emailAddress }) => send({ organisationId, documentIds: [...documentIds], emailAddress }),
    onSaved: ({ stopSharingDocuments }) => setResults(stopSharingDocuments.results),
  });
  const title = WORDS.title(rows.length);
  if (results !== undefined)
    return (
      <DocumentsResults
        title={title}
        rows={rows}
        results={results}
        outcomes={UNSHARE_OUTCOMES}
        summary={WORDS.done}
        onClose={() => onClose({ isDone: true })}
      />
    );
  return (
    <FormDialog
      record={record}
      title={title}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      isDangerous
      notSaved={({ message }) => ({ title: WORDS.failed, detail: message })}
      onClose={() => onClose({ isDone: false })}
    >
      <BoundSelect
        name="emailAddress"
        label={WORDS.person}
        placeholder={WORDS.choose}
        options={people.map((person) => ({
          value: person.emailAddress,
          label: placesText(person, rows.length),
        }))}
      />
    </FormDialog>
  );
}
