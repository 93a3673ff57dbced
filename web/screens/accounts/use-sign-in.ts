// Signs a person in and takes them to where they wanted to go.

import { useRouter } from "@tanstack/react-router";
import type { Failure } from "../../api/failure.ts";
import { useCommand } from "../../api/use-command.ts";
import { defaultPathFor } from "../../app/guards.ts";
import type { RouterContext } from "../../app/layout-routes.ts";
import { useSession } from "../../app/session.ts";
import { SignInDocument } from "./account-operations.ts";

type Credentials = { email: string; password: string; keepSignedIn: boolean };

/** Answers the failure, or undefined once the person is in and on their way. */
export function useSignIn() {
  const { send, sending } = useCommand(SignInDocument, { answeredHere: true });
  const { begin } = useSession();
  const router = useRouter();

  async function signIn({ email, password, keepSignedIn }: Credentials): Promise<Failure | undefined> {
    const answer = await send({ email: email.trim(), password, keepSignedIn });
    if (!answer.ok) return answer.failure;

    const state = await begin(answer.data.signIn.session.token);
    const { nextPath }: RouterContext = router.options.context;
    await router.navigate({ href: nextPath.take() ?? defaultPathFor(state), replace: true });
    return undefined;
  }

  return { signIn, isSigningIn: sending };
}
