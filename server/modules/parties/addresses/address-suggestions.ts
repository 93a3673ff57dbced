// Addresses suggested to somebody signed in while they type. An outside service is asked outside any transaction.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import {
  AddressesFault,
  type AddressSuggestion,
  TYPED_MAX,
} from "../../../ports/addresses/addresses-port.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { takeFromLimit } from "../../people/accounts/public.ts";

const ID_LENGTH_MAX = 500;

/** A service that does not answer has no suggestions, and says so: the address is then entered by hand (EXT-12, EXT-13). */
export type AddressLookup = { isAvailable: boolean; suggestions: AddressSuggestion[] };

export async function suggestAddresses(context: Context, typed: string): Promise<AddressLookup> {
  if (typed.length > TYPED_MAX) refuseFields({ input: `An address has at most ${TYPED_MAX} characters.` });
  await requireLeft(context);
  return await answered<AddressLookup>(
    context,
    async ({ suggest }) => ({ isAvailable: true, suggestions: await suggest(typed) }),
    {
      isAvailable: false,
      suggestions: [],
    },
  );
}

export async function resolveAddress(context: Context, suggestionId: string): Promise<string | undefined> {
  if (suggestionId.length > ID_LENGTH_MAX)
    refuseFields({ suggestionId: "This is no suggestion that was given." });
  await requireLeft(context);
  return await answered(context, ({ resolve }) => resolve(suggestionId), undefined);
}

async function requireLeft({ application, client }: Context): Promise<void> {
  await runTransaction(application, { token: client.token }, async (tx) => {
    await takeFromLimit(tx, "addressLookUps", requirePerson(tx.actor).accountId);
  });
}

async function answered<CommandResult>(
  { application }: Context,
  ask: (port: Context["application"]["ports"]["addresses"]) => Promise<CommandResult>,
  otherwise: CommandResult,
): Promise<CommandResult> {
  try {
    return await ask(application.ports.addresses);
  } catch (fault) {
    if (!(fault instanceof AddressesFault)) throw fault;
    application.log.warn({ because: fault.message }, "addresses are not suggested");
    return otherwise;
  }
}
