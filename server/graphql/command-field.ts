// The former way to say a mutation, for the modules that do not say it by `mutation` yet.

import { type Command, mutation, type Parts, type PublicParts, publicMutation } from "./mutation.ts";

export { type Payload, runCommand } from "./mutation.ts";

type Input = { clientMutationId: string };

export function commandField<Given extends Input>({
  name,
  ...parts
}: Parts<Given> & { name: string; openBeforeTerms?: true; run: Command<Given> }): void {
  mutation(name, parts);
}

export function publicField<Given extends Input>({
  name,
  ...parts
}: PublicParts<Given> & { name: string }): void {
  publicMutation(name, parts);
}
