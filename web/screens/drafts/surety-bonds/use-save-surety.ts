// Saves a surety bond: raises its draft, or changes the one that is there.

import type { SuretyDraftQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { Me, SessionOrganisation } from "../../../app/session.ts";
import { SuretyCreateDocument, SuretyUpdateDocument } from "./surety-operations.ts";
import { applicantOf, type SuretyValues, suretyInput } from "./surety-values.ts";

export type SuretyFormProps = {
  readonly me: Me;
  /** Given: a new draft is raised for it. */
  readonly organisation?: SessionOrganisation;
  /** Given: its bond is changed. */
  readonly draft?: SuretyDraftQuery["draft"];
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

/** Answers the draft that was raised or changed. */
export function useSaveSurety({ me, organisation, draft }: SuretyFormProps) {
  const create = useCommand(SuretyCreateDocument, { handledByScreen: true });
  const update = useCommand(SuretyUpdateDocument, { handledByScreen: true });

  return async (values: SuretyValues) => {
    const suretyBond = suretyInput(values);
    if (draft !== undefined) {
      const answer = await update.send({ draftId: draft.id, version: draft.version, suretyBond });
      return answer.ok ? { ok: true as const, data: answer.data.updateSuretyBondDraft.draft } : answer;
    }
    if (organisation === undefined) return undefined;
    const raised = { organisationId: organisation.id, suretyBond, draft: applicantOf(organisation, me) };
    const answer = await create.send(raised);
    return answer.ok ? { ok: true as const, data: answer.data.createSuretyBondDraft.draft } : answer;
  };
}
