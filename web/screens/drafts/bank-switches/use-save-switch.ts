// Saves a switch: raises the draft of a new one, or changes the one that is there, and goes on to the draft.

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Failure } from "../../../api/failure.ts";
import type { BankSwitchDraftQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import type { Me, SessionOrganisation } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { FORM_WORDS as WORDS } from "./bank-switch-form-words.ts";
import { BankSwitchCreateDocument, BankSwitchUpdateDocument } from "./bank-switch-operations.ts";
import { applicantOf, SWITCH_PATHS, type SwitchValues, switchInput } from "./bank-switch-values.ts";

export type SwitchFormProps = {
  readonly me: Me;
  /** Given: a new draft is raised for it. */
  readonly organisation?: SessionOrganisation;
  /** Given: its switch is changed. */
  readonly draft?: BankSwitchDraftQuery["draft"];
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

type Options = SwitchFormProps & {
  readonly form: UseFormReturn<SwitchValues>;
  readonly onRefused: () => void;
};

export function useSaveSwitch({ me, organisation, draft, form, onBehind, onRefused }: Options) {
  const create = useCommand(BankSwitchCreateDocument, { handledByScreen: true });
  const update = useCommand(BankSwitchUpdateDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();
  const go = useGo();

  const refuse = (failure: Failure) => {
    const fields = Object.fromEntries(
      Object.entries(failure.fields).map(([path, message]) => [path.replace("bgSwitch.", ""), message]),
    );
    const others = Object.values(markRefusedFields({ fields, paths: SWITCH_PATHS, setError: form.setError }));
    if (failure.code === "VALIDATION_ERROR" && others.length === 0) return onRefused();
    // With the present version, saving again keeps what was typed.
    if (failure.code === "CONFLICT") onBehind();
    setNotice(failure.code === "CONFLICT" ? WORDS.conflict : (others[0] ?? failure.message));
  };

  const goToDraft = ({ id, organisationId }: { id: string; organisationId: string }) =>
    go(paths.draftView({ organisationId, draftId: id }));

  const save = async (values: SwitchValues) => {
    setNotice(undefined);
    const bgSwitch = switchInput(values);
    if (draft !== undefined) {
      const answer = await update.send({ draftId: draft.id, version: draft.version, bgSwitch });
      if (!answer.ok) return refuse(answer.failure);
      notify({ tone: "ok", title: WORDS.saved });
      return goToDraft(answer.data.updateDraftBgSwitch.draft);
    }
    if (organisation === undefined) return;
    const answer = await create.send({
      organisationId: organisation.id,
      bgSwitch,
      draft: applicantOf(organisation, me),
    });
    if (!answer.ok) return refuse(answer.failure);
    notify({ tone: "ok", title: WORDS.created, detail: WORDS.createdDetail });
    goToDraft(answer.data.createDraftBgSwitch.draft);
  };

  return { save, notice, isSaving: create.sending || update.sending };
}
