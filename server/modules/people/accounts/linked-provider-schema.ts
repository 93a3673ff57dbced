// The sign-in providers that open a person's account, in the contract, and the call that removes one.

import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { accessOwnIdentities } from "./account-access.ts";
import { UserPayloadRef, UserRef } from "./account-schema.ts";
import { removeSignInProvider } from "./commands/remove-sign-in-provider.ts";
import { countedCommand } from "./guess-limit.ts";
import type { IdentityRow } from "./identity-store.ts";
import { providerNameOf } from "./linked-provider.ts";

const LinkedSignInProviderRef = builder.objectRef<IdentityRow>("LinkedSignInProvider").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    linkedAt: t.expose("createdAt", { type: "DateTime" }),
    name: t.string({ resolve: providerNameOf }),
  }),
});

builder.objectField(UserRef, "signInProviders", (t) =>
  t.field({
    type: [LinkedSignInProviderRef],
    resolve: async (_account, _args, context) => await accessOwnIdentities(await context.read()),
  }),
);

publicMutation("removeSignInProvider", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("RemoveSignInProviderInput", (t) => ({
    currentPassword: t.string({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: UserPayloadRef,
  run: countedCommand("removeSignInProvider", removeSignInProvider),
});
