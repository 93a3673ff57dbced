// Records a document that the organisation holds, or one that it expects to need.

import { findAmendments, NO_TEXTS } from "@bondline/domain/documents/documents/document-amendments.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { DocumentEditFrame, FormLocked, FormPending } from "./document-edit-frame.tsx";
import { DocumentCreate, DocumentEditKeys } from "./document-edit-operations.ts";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { DocumentForm, type DocumentSaved } from "./document-form.tsx";
import {
  type DocumentFormValues,
  inputOf,
  newDocumentValues,
  textsOfValues,
} from "./document-form-values.ts";

export function DocumentAddScreen() {
  return <DocumentAdd as="given" />;
}

/** Issued for the organisation, expected by it, or received by it as the beneficiary. */
export type AddedAs = "given" | "held" | "projected";

const TITLES: Readonly<Record<AddedAs, readonly [title: string, sentence: string]>> = {
  given: [WORDS.add, WORDS.addSentence],
  held: [WORDS.addHeld, WORDS.addHeldSentence],
  projected: [WORDS.addProjected, WORDS.addProjectedSentence],
};

export function DocumentAdd({ as }: { readonly as: AddedAs }) {
  const { selectedOrganisation: organisation } = useSession();
  const [title, sentence] = TITLES[as];
  return (
    <DocumentEditFrame title={title} sentence={sentence} crumb={title} isHeld={as === "held"}>
      {organisation === undefined ? (
        <FormLocked title={WORDS.noOrganisation} sentence={WORDS.noOrganisationSentence} />
      ) : organisation.capabilities.includes("CAN_ADD_DOCUMENTS") ? (
        <AddForm key={`${organisation.id} ${as}`} organisation={organisation} as={as} />
      ) : (
        <FormLocked title={WORDS.mayNot} sentence={WORDS.mayNotSentence} />
      )}
    </DocumentEditFrame>
  );
}

type AddFormProps = { readonly organisation: SessionOrganisation; readonly as: AddedAs };

const KEPT_AS: Readonly<Record<AddedAs, string>> = { given: "new", held: "held", projected: "projected" };

function AddForm({ organisation, as }: AddFormProps) {
  const isProjected = as === "projected";
  const isHeld = as === "held";
  const go = useGo();
  const { me } = useSession();
  const { send } = useCommand(DocumentCreate, { handledByScreen: true });
  const read = useRead(DocumentEditKeys, { organisationId: organisation.id });
  if (read.data === undefined) return <FormPending failure={read.failure} onRetry={read.readAgain} />;

  const save = async (values: DocumentFormValues): Promise<DocumentSaved> => {
    const everything = findAmendments(NO_TEXTS, textsOfValues(values));
    const document = everything === undefined ? {} : inputOf(everything);
    const answer = await send({
      organisationId: organisation.id,
      isProjected,
      ...(isHeld && { isHeld }),
      document,
    });
    if (!answer.ok) return answer;
    const { id, organisationId, referenceNumber } = answer.data.createDocument.document;
    return { ok: true, data: { organisationId, documentId: id, savedText: WORDS.recorded(referenceNumber) } };
  };
  const keys = read.data.organisation.documentMetadataKeys.map(({ key }) => key);
  return (
    <DocumentForm
      start={newDocumentValues(organisation, keys, isHeld ? "BENEFICIARY" : "ISSUER")}
      keptAs={`bondline.kept-document.${me?.id}.${organisation.id}.${KEPT_AS[as]}`}
      isProjected={isProjected}
      isHeld={isHeld}
      homeAddress={organisation.address}
      saveLabel={WORDS.record}
      cancelHref={isHeld ? paths.holdings() : paths.documents()}
      onSave={save}
      onSaved={({ savedText, ...place }) => {
        notify({ tone: "ok", title: savedText });
        go(paths.documentView(place));
      }}
    />
  );
}
