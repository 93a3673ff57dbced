// A mail as its module says it: what it says, of what, and an example by which everybody can look at it before anybody gets it.

import type { MailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { MailDraft } from "./mail-blocks.ts";
import { composeMail, type MailContent } from "./mail-content.ts";

export type MailExample = {
  /** The name of the function that composes it. */
  readonly template: string;
  /** When it is sent, in a few words. */
  readonly when: string;
  /** Goes to whoever's address somebody typed. */
  readonly toStranger: boolean;
  readonly input: object;
  readonly compose: (input: object) => MailContent;
};

type About<Input> = {
  readonly template: string;
  /** By which its reader may choose how it comes; of some by what it says. */
  readonly kind: MailKind | ((input: NoInfer<Input>) => MailKind);
  readonly when: string;
  readonly toStranger?: boolean;
  readonly example: NoInfer<Input>;
};

const examples = new Map<string, MailExample>();

/** No mail is composed in another way, so that none is without its example. */
export function mailTemplate<Input extends object>(
  { template, kind, when, toStranger = false, example }: About<Input>,
  say: (input: Input) => MailDraft,
): (input: Input) => MailContent {
  const compose = (input: Input) => composeMail(say(input), typeof kind === "function" ? kind(input) : kind);
  examples.set(template, {
    template,
    when,
    toStranger,
    input: example,
    compose: (input) => compose(input as Input),
  });
  return compose;
}

/** One of each message, once the modules that send them have been loaded. */
export function mailExamples(): readonly MailExample[] {
  return [...examples.values()];
}
