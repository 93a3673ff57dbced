// The calls about the people of a record, by its kind: each names the record in its own way and answers with who is on it then.

import { type CommandAnswer, useCommand } from "../../../api/use-command.ts";
import {
  DraftPersonChangeRoles,
  DraftPersonInvite,
  DraftPersonResend,
  PersonChangeRoles,
  PersonInvite,
  PersonResend,
} from "./collaborator-operations.ts";
import type { PeopledRecord, Person } from "./public/record-people.tsx";

export type Place = Pick<PeopledRecord, "kind" | "id">;
type Roles = Person["roles"];
type PeopleAnswer = Promise<CommandAnswer<readonly Person[]>>;

const SHOWN_IN_PLACE = { handledByScreen: true };

export function useInvite({ kind, id }: Place) {
  const ofDraft = useCommand(DraftPersonInvite, SHOWN_IN_PLACE);
  const ofDocument = useCommand(PersonInvite, SHOWN_IN_PLACE);
  return async (person: { emailAddress: string; roles: Roles }): PeopleAnswer => {
    if (kind === "draft") {
      const answer = await ofDraft.send({ ...person, draftId: id });
      return answer.ok ? people(answer.data.createDraftCollaborator.draft.draftCollaborators) : answer;
    }
    const answer = await ofDocument.send({ ...person, documentId: id });
    return answer.ok ? people(answer.data.createDocumentCollaborator.document.collaborators) : answer;
  };
}

/** To the same address again: the new mail carries a new code. */
export function useResend({ kind, id: recordId }: Place) {
  const ofDraft = useCommand(DraftPersonResend, SHOWN_IN_PLACE);
  const ofDocument = useCommand(PersonResend, SHOWN_IN_PLACE);
  return async ({ id }: Person): PeopleAnswer => {
    if (kind === "draft") {
      const answer = await ofDraft.send({ id, draftId: recordId });
      return answer.ok ? people(answer.data.resendDraftCollaborator.draft.draftCollaborators) : answer;
    }
    const answer = await ofDocument.send({ id, documentId: recordId });
    return answer.ok ? people(answer.data.resendDocumentCollaborator.document.collaborators) : answer;
  };
}

export function useChangeRoles({ kind, id: recordId }: Place) {
  const ofDraft = useCommand(DraftPersonChangeRoles, SHOWN_IN_PLACE);
  const ofDocument = useCommand(PersonChangeRoles, SHOWN_IN_PLACE);
  return async ({ id }: Person, roles: Roles): PeopleAnswer => {
    if (kind === "draft") {
      const answer = await ofDraft.send({ id, draftId: recordId, roles });
      return answer.ok ? people(answer.data.updateDraftCollaborator.draft.draftCollaborators) : answer;
    }
    const answer = await ofDocument.send({ id, documentId: recordId, roles });
    return answer.ok ? people(answer.data.updateDocumentCollaborator.document.collaborators) : answer;
  };
}

function people(data: readonly Person[]) {
  return { ok: true, data } as const;
}
