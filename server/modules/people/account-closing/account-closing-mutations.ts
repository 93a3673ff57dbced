// The call that closes an account.

import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import { countedCommand } from "../accounts/public.ts";
import { closeAccount } from "./commands/close-account.ts";

publicMutation("closeAccount", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("CloseAccountInput", (t) => ({
    currentPassword: t.string({
      description: "Where the session was not opened in the last minutes.",
    }),
    email: t.string({
      required: true,
      description: "Typed again, so that nobody closes an account in passing.",
    }),
  })),
  payload: EmptyPayloadRef,
  run: countedCommand("closeAccount", closeAccount, ({ currentPassword }) => Boolean(currentPassword)),
});
