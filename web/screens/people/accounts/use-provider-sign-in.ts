// Leaves for the sign-in provider, and completes what it answers when the person is back.

import { useCallback } from "react";
import { useQuery } from "urql";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useConfiguration } from "../../../app/configuration.ts";
import { leavePageFor } from "../../../app/leave-page.ts";
import { BeginOAuthSignInDocument, SignInFeaturesDocument } from "./account-operations.ts";
import { keepProviderAttempt } from "./provider-attempt.ts";

const NO_NOTICE = { handledByScreen: true };

/** As its button calls it; undefined while the operator has named none, or has switched the feature off. */
export function useProviderName(): string | undefined {
  const { signInProvider } = useConfiguration();
  const [{ data }] = useQuery({
    query: SignInFeaturesDocument,
    pause: signInProvider === undefined,
    context: NO_NOTICE,
  });
  return data?.gatewayFeatures.googleAuth === true ? signInProvider : undefined;
}

type Leaving = { keepSignedIn: boolean; isRestart: boolean };

/** Answers why the page could not be left. */
export function useLeaveForProvider() {
  const { send, sending } = useCommand(BeginOAuthSignInDocument, NO_NOTICE);

  const leave = useCallback(
    async ({ keepSignedIn, isRestart }: Leaving): Promise<Failure | undefined> => {
      const answer = await send({ keepSignedIn });
      if (!answer.ok) return answer.failure;
      const { attempt, authorizationUrl } = answer.data.beginOAuthSignIn;
      keepProviderAttempt({ attempt, keepSignedIn, isRestart });
      leavePageFor(authorizationUrl);
      return undefined;
    },
    [send],
  );
  return { leave, isLeaving: sending };
}
