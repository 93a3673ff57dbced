// Saves a switch: raises the draft of a new one, or changes the one that is there.

import type { BankSwitchDraftQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { Me, SessionOrganisation } from "../../../app/session.ts";
import { BankSwitchCreateDocument, BankSwitchUpdateDocument } from "./bank-switch-operations.ts";
import { applicantOf, type SwitchValues, switchInput } from "./bank-switch-values.ts";

export type SwitchFormProps = {
  readonly me: Me;
  /** Given: a new draft is raised for it. */
  readonly organisation?: SessionOrganisation;
  /** Given: its switch is changed. */
  readonly draft?: BankSwitchDraftQuery["draft"];
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

/** Answers the draft that was raised or changed. */
export function useSaveSwitch({ me, organisation, draft }: SwitchFormProps) {
  const create = useCommand(BankSwitchCreateDocument, { handledByScreen: true });
  const update = useCommand(BankSwitchUpdateDocument, { handledByScreen: true });

  return async (values: SwitchValues) => {
    const bgSwitch = switchInput(values);
    if (draft !== undefined) {
      const answer = await update.send({ draftId: draft.id, version: draft.version, bgSwitch });
      return answer.ok ? { ok: true as const, data: answer.data.updateDraftBgSwitch.draft } : answer;
    }
    if (organisation === undefined) return undefined;
    const raised = { organisationId: organisation.id, bgSwitch, draft: applicantOf(organisation, me) };
    const answer = await create.send(raised);
    return answer.ok ? { ok: true as const, data: answer.data.createDraftBgSwitch.draft } : answer;
  };
}
