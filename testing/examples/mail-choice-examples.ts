// One valid call of each operation on how mails come.

import type { AccountId } from "@bondline/domain/ids.ts";
import { aGuest } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { stopTokenOf } from "../../server/modules/records/mail/mail-stop-link.ts";
import { updateMailChoices } from "../../server/modules/records/mail-choices/commands/update-mail-choices.ts";
import type { World } from "../world.ts";
import type { Examples, Scene } from "./example.ts";
import { aNewName } from "./example-steps.ts";

const CHOICES = [{ kind: "ALERT", delivery: "DAILY" }] as const;

/** Of an account of its own, so that nobody else's mails are stopped. */
async function aStopToken({ world }: Scene): Promise<{ token: string }> {
  const { id } = await aGuest(world.app, aNewName());
  return {
    token: stopTokenOf(world.app, { accountId: id as AccountId, kinds: ["ALERT"], delivery: "AT_ONCE" }),
  };
}

export const MAIL_CHOICE_EXAMPLES: Examples = {
  Query: {
    mailChoices: { on: "ANY" },
    mailStopLink: { on: "ANY", given: aStopToken },
  },
  Mutation: {
    updateMailChoices: {
      on: "ANY",
      by: ({ world }) => aGuest(world.app, aNewName()),
      given: () => ({ choices: CHOICES }),
      writes: "Email choice INSERT",
    },
    stopMail: { on: "ANY", by: "anonymous", given: aStopToken, writes: "Email choice INSERT" },
    resumeMail: { on: "ANY", by: "anonymous", given: aStopToken, writes: "Email choice INSERT" },
  },
  rows: async (world: World) => {
    await callAs(world.app, "ada", updateMailChoices, { choices: CHOICES });
    return idOf("person", "ada");
  },
};
