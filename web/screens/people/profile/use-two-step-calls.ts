// The three calls that change two-step sign-in; the form shows every failure itself.

import { useCommand } from "../../../api/use-command.ts";
import {
  ProfileBeginTwoStepDocument,
  ProfileEndTwoStepDocument,
  ProfileProveTwoStepDocument,
} from "./profile-operations.ts";

const ANSWERED_HERE = { handledByScreen: true };

export function useTwoStepCalls() {
  const begin = useCommand(ProfileBeginTwoStepDocument, ANSWERED_HERE);
  const prove = useCommand(ProfileProveTwoStepDocument, ANSWERED_HERE);
  const end = useCommand(ProfileEndTwoStepDocument, ANSWERED_HERE);
  return { begin, prove, end, isSending: begin.sending || prove.sending || end.sending };
}
