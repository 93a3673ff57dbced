// Shares several documents with one person: by which address, in which roles, and who is on some of them already.

import {
  COLLABORATOR_FIELDS,
  type CollaboratorRole,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import {
  SHARE_OUTCOMES,
  type ShareOutcome,
} from "@bondline/domain/records/collaborators/documents-sharing.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundChoices, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { useRead } from "../../../app/use-read.ts";
import { roleOptions } from "./collaborator-words.ts";
import { DocumentsResults } from "./documents-results.tsx";
import { DocumentsPeopleRead, DocumentsShare } from "./documents-sharing-operations.ts";
import { type DocumentsPerson, placesText, SHARING_WORDS } from "./documents-sharing-words.ts";
import type { SharingProps } from "./public/documents-sharing.tsx";

const WORDS = SHARING_WORDS.share;
const START = { emailAddress: "", roles: "" };
const RESOLVER = fieldRulesResolver<typeof START>(COLLABORATOR_FIELDS);

type Results = readonly { readonly documentId: string; readonly outcome: ShareOutcome }[];

export function ShareDocumentsDialog({ organisationId, rows, onClose }: SharingProps) {
  const [results, setResults] = useState<Results>();
  const { send } = useCommand(DocumentsShare, { handledByScreen: true });
  const documentIds = rows.map(({ id }) => id);
  const { data } = useRead(DocumentsPeopleRead, { organisationId, documentIds });
  const record = useRecordForm({
    start: START,
    resolver: RESOLVER,
    save: ({ emailAddress, roles }) =>
      send({
        organisationId,
        documentIds,
        emailAddress: emailAddress.trim(),
        roles: roles.split(";") as CollaboratorRole[],
      }),
    onSaved: ({ shareDocuments }) => setResults(shareDocuments.results),
  });
  const title = WORDS.title(rows.length);
  if (results !== undefined)
    return (
      <DocumentsResults
        title={title}
        rows={rows}
        results={results}
        outcomes={SHARE_OUTCOMES}
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
      notSaved={({ message }) => ({ title: WORDS.failed, detail: message })}
      onClose={() => onClose({ isDone: false })}
    >
      <EmailField people={data?.peopleOnDocuments ?? []} of={rows.length} />
      <BoundChoices name="roles" label={WORDS.roles} options={roleOptions("document")} />
    </FormDialog>
  );
}

type EmailProps = { readonly people: readonly DocumentsPerson[]; readonly of: number };

/** Below it stands who is on the documents already, and once an address is typed, what that person has of them. */
function EmailField({ people, of }: EmailProps) {
  const typed = useWatch<typeof START, "emailAddress">({ name: "emailAddress" }).trim().toLowerCase();
  const person = people.find(({ emailAddress }) => emailAddress === typed);
  return (
    <BoundText
      name="emailAddress"
      label={WORDS.email}
      type="email"
      help={person === undefined ? namesText(people, of) : placesSaid(person, of)}
    />
  );
}

/** As many as stay one line or two; the table afterwards names what became of each document. */
const NAMED_MAX = 3;

function namesText(people: readonly DocumentsPerson[], of: number): string | undefined {
  if (people.length === 0) return undefined;
  const named = people.slice(0, NAMED_MAX).map((person) => placesText(person, of));
  const others = people.length - named.length;
  return WORDS.already([...named, ...(others > 0 ? [`and ${others} more`] : [])].join("; "));
}

function placesSaid({ acceptedCount, invitedCount }: DocumentsPerson, of: number): string {
  if (acceptedCount === of) return WORDS.hasAll;
  return [
    ...(acceptedCount > 0 ? [WORDS.has(acceptedCount)] : []),
    ...(invitedCount > 0 ? [WORDS.isInvited(invitedCount)] : []),
  ].join(" ");
}
