// Saves a surety bond: raises its draft, or changes the one that is there, and goes on to the draft.

import { useState } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import type { Failure } from "../../../api/failure.ts";
import type { SuretyDraftQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import type { Me, SessionOrganisation } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { SuretyCreateDocument, SuretyUpdateDocument } from "./surety-operations.ts";
import { applicantOf, type SuretyValues, suretyInput } from "./surety-values.ts";
import { SURETY_WORDS as WORDS } from "./surety-words.ts";

export type SuretyFormProps = {
  readonly me: Me;
  /** Given: a new draft is raised for it. */
  readonly organisation?: SessionOrganisation;
  /** Given: its bond is changed. */
  readonly draft?: SuretyDraftQuery["draft"];
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

type Options = SuretyFormProps & {
  readonly form: UseFormReturn<SuretyValues>;
  readonly onRefused: () => void;
};

export function useSaveSurety({ me, organisation, draft, form, onBehind, onRefused }: Options) {
  const create = useCommand(SuretyCreateDocument, { handledByScreen: true });
  const update = useCommand(SuretyUpdateDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();
  const go = useGo();

  const refuse = ({ code, fields, message }: Failure) => {
    for (const [path, text] of Object.entries(fields)) {
      const here = path
        .replace("requestedSuretyDocuments.0.", "bond.")
        .replace("contractQuestionnaire.", "contract.");
      form.setError(here as Path<SuretyValues>, { type: "server", message: text });
    }
    // With the present version, saving again keeps what was typed.
    if (code === "CONFLICT") onBehind();
    if (code === "VALIDATION_ERROR") onRefused();
    setNotice(code === "CONFLICT" ? WORDS.conflict : message);
  };

  const goToDraft = ({ id, organisationId }: { id: string; organisationId: string }) =>
    go(paths.draftView({ organisationId, draftId: id }));

  const save = async (values: SuretyValues) => {
    setNotice(undefined);
    const suretyBond = suretyInput(values);
    if (draft !== undefined) {
      const answer = await update.send({ draftId: draft.id, version: draft.version, suretyBond });
      if (!answer.ok) return refuse(answer.failure);
      notify({ tone: "ok", title: WORDS.saved });
      return goToDraft(answer.data.updateSuretyBondDraft.draft);
    }
    if (organisation === undefined) return;
    const raised = { organisationId: organisation.id, suretyBond, draft: applicantOf(organisation, me) };
    const answer = await create.send(raised);
    if (!answer.ok) return refuse(answer.failure);
    notify({ tone: "ok", title: WORDS.created, detail: WORDS.createdDetail });
    goToDraft(answer.data.createSuretyBondDraft.draft);
  };

  return { save, notice, isSaving: create.sending || update.sending };
}
