// What the pages under /account take out of a mailed link or a provider's answer before they open, and where they lead without it.

import { redirect } from "@tanstack/react-router";
import type { Entrances } from "../../../app/entrances.ts";
import { defaultPathFor } from "../../../app/guards.ts";
import { paths } from "../../../paths.ts";
import { invitedCodeIn, isToRecord } from "./invitations/invited-code.ts";
import { mailedCode, takeMailedCode } from "./mailed-code.ts";
import { takeProviderResponse } from "./provider-attempt.ts";
import { takeRegisterPrefill } from "./register-prefill.ts";

export const ACCOUNT_ENTRANCES: Entrances = {
  register: ({ search }) => takeRegisterPrefill(search),
  resetPassword: ({ search }) => takeMailedCode(search, paths.resetPassword()),
  oauthReturn: ({ search }) => takeProviderResponse(search),
  verify: async ({ search, context }) => {
    takeMailedCode(search, paths.verify());
    if (mailedCode() !== undefined) return;
    throw redirect({ to: defaultPathFor(await context.session.settled()), replace: true });
  },
  /** Whoever is signed in goes straight on; anybody else goes on after signing up or in, by the next path. */
  invite: async ({ search, context }) => {
    const code = invitedCodeIn(search);
    const state = await context.session.settled();
    if (code === "") throw redirect({ to: defaultPathFor(state), replace: true });
    const acceptance = isToRecord(search)
      ? paths.acceptDocumentInvitation({ code })
      : paths.acceptOrganisationInvitation({ code });
    if (state.status === "ready") throw redirect({ to: acceptance, replace: true });
    context.nextPath.remember(acceptance);
  },
};
