// Edits what an organisation has recorded: only what changed is sent, and nothing where nothing did.

import { documentTabOf } from "@bondline/domain/documents/documents/document.ts";
import {
  applyAmendments,
  type DocumentAmendments,
  findAmendments,
} from "@bondline/domain/documents/documents/document-amendments.ts";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useClient } from "urql";
import { currentOf, type Failure } from "../../../../api/failure.ts";
import type { DocumentEditRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { DocumentEditFrame, FormLocked, FormPending } from "./document-edit-frame.tsx";
import {
  DocumentAmend,
  DocumentEditKeys,
  DocumentEditRead,
  DocumentUpdate,
} from "./document-edit-operations.ts";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { DocumentForm, type DocumentSaved } from "./document-form.tsx";
import {
  type DocumentFormValues,
  inputOf,
  textsOfRecord,
  textsOfValues,
  valuesOfTexts,
} from "./document-form-values.ts";

export function DocumentEditScreen() {
  const documentId = useRouteParam("documentId");
  const organisationId = useRouteParam("organisationId");
  const { data, failure, readAgain } = useRead(DocumentEditRead, { id: documentId });
  const isMember = useSession().organisations.some(({ id }) => id === organisationId);
  const keys = useRead(DocumentEditKeys, isMember ? { organisationId } : undefined);
  const isEstablishing = readIsEstablishing(useSearch({ strict: false }));

  const record = data?.document;
  const missing = failure ?? keys.failure;
  if (record === undefined || (isMember && keys.data === undefined)) {
    const again = () => {
      readAgain();
      keys.readAgain();
    };
    return <FormPending failure={missing} onRetry={again} />;
  }
  const names = keys.data?.organisation.documentMetadataKeys.map(({ key }) => key) ?? [];
  return <EditDocument record={record} keys={names} isEstablishing={isEstablishing} />;
}

type EditProps = {
  readonly record: DocumentEditRecordFragment;
  readonly keys: readonly string[];
  readonly isEstablishing: boolean;
};

function EditDocument({ record, keys, isEstablishing }: EditProps) {
  const { me, organisations } = useSession();
  const go = useGo();
  const save = useSaveDocument({ record, keys, isEstablishing });
  const { id: documentId, organisationId, isSystemDocument, capabilities, referenceNumber } = record;
  const isAllowed = capabilities.includes(isSystemDocument ? "CAN_EDIT_DETAILS" : "CAN_AMEND");
  const [title, sentence] = titleOf(isSystemDocument, isEstablishing);
  return (
    <DocumentEditFrame title={title} sentence={sentence} crumb={referenceNumber} isHeld={record.isHeld}>
      {isAllowed ? (
        <DocumentForm
          start={valuesOfTexts(textsOfRecord(record), keys)}
          keptAs={`bondline.kept-document.${me?.id}.${documentId}.${record.version}`}
          isHeld={record.isHeld}
          isProjected={isPlanned(record) && !isEstablishing}
          areNotesAlone={isSystemDocument}
          homeAddress={organisations.find(({ id }) => id === organisationId)?.address ?? ""}
          saveLabel={isEstablishing ? WORDS.establish : WORDS.save}
          cancelHref={paths.documentView({ organisationId, documentId })}
          onSave={save}
          onSaved={({ savedText, ...place }) => {
            notify({ tone: savedText === WORDS.nothingChanged ? "info" : "ok", title: savedText });
            go(paths.documentView(place));
          }}
        />
      ) : (
        <FormLocked title={WORDS.mayNotEdit} sentence={WORDS.mayNotEditSentence} />
      )}
    </DocumentEditFrame>
  );
}

function useSaveDocument({ record, keys, isEstablishing }: EditProps) {
  const client = useClient();
  const amend = useCommand(DocumentAmend, { handledByScreen: true });
  const update = useCommand(DocumentUpdate, { handledByScreen: true });
  const [present, setPresent] = useState(record);
  const { organisationId, id: documentId } = record;

  const send = async (amendments: DocumentAmendments) => {
    const input = inputOf(amendments);
    const at = { id: present.id, version: present.version };
    return present.isSystemDocument
      ? await update.send({ ...at, document: input })
      : await amend.send({ ...at, amendments: input, isEstablished: isEstablishing });
  };

  const readNow = async () => {
    const reading = client.query(DocumentEditRead, { id: present.id }, { handledByScreen: true });
    return (await reading.toPromise()).data?.document;
  };

  /** What somebody else saved meanwhile comes into the form, and what this person changed stays over it. */
  const bringTheirsIn = async (failure: Failure, amendments: DocumentAmendments): Promise<DocumentSaved> => {
    const now = currentOf<DocumentEditRecordFragment>(failure, "document") ?? (await readNow());
    if (now === undefined) return { ok: false, failure };
    setPresent(now);
    const { texts } = applyAmendments(textsOfRecord(now), amendments);
    return { ok: false, failure, theirs: valuesOfTexts(texts, keys) };
  };

  return async (values: DocumentFormValues): Promise<DocumentSaved> => {
    const saved = (savedText: string) => ({
      ok: true as const,
      data: { organisationId, documentId, savedText },
    });
    const found = findAmendments(textsOfRecord(present), textsOfValues(values));
    if (found === undefined && !isEstablishing) return saved(WORDS.nothingChanged);
    const amendments = found ?? { fields: {}, parties: [], metadata: {} };
    const answer = await send(amendments);
    if (answer.ok) return saved(WORDS.saved);
    return answer.failure.code === "CONFLICT" ? await bringTheirsIn(answer.failure, amendments) : answer;
  };
}

function titleOf(isSystemDocument: boolean, isEstablishing: boolean): [title: string, sentence: string] {
  if (isSystemDocument) return [WORDS.editNotes, WORDS.editNotesSentence];
  return isEstablishing ? [WORDS.establish, WORDS.establishSentence] : [WORDS.edit, WORDS.editSentence];
}

/** A projected document may lack what an established one must have: the rules ask, not the actions. */
function isPlanned(record: DocumentEditRecordFragment): boolean {
  return documentTabOf(record.status) === "PROJECTED";
}

function readIsEstablishing(search: Readonly<Record<string, unknown>>): boolean {
  return search.established !== undefined;
}
