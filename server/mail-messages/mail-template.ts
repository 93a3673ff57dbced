// A mail as its module says it: what it says, of what, and an example by which everybody can look at it before anybody gets it.

import type { MailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { MailPlace, MailWords } from "@bondline/domain/records/mail-texts/mail-text.ts";
import type { MailDraft } from "./mail-blocks.ts";
import { composeMail, type MailContent, type OwnWords } from "./mail-content.ts";
import { filledWords, mailPlaces, placeValues, withPlaces, withWords, wordsOf } from "./mail-words.ts";

export type MailExample = {
  /** The name of the function that composes it, and of the case where it says other words than its first example. */
  readonly template: string;
  /** When it is sent, in a few words. */
  readonly when: string;
  /** Goes to whoever's address somebody typed. */
  readonly toStranger: boolean;
  readonly kind: MailKind;
  readonly input: object;
  readonly compose: (input: object) => MailContent;
  /** What it says of itself, with its places. */
  readonly words: MailWords;
  readonly places: readonly MailPlace[];
  readonly composeIn: (own: MailWords) => MailContent;
};

type About<Input> = {
  readonly template: string;
  /** By which its reader may choose how it comes; of some by what it says. */
  readonly kind: MailKind | ((input: NoInfer<Input>) => MailKind);
  readonly when: string;
  readonly toStranger?: boolean;
  readonly example: NoInfer<Input>;
  /** Where it says other words, by what differs from the example. */
  readonly cases?: Readonly<Record<string, Partial<NoInfer<Input>>>>;
};

const byTemplate = new Map<string, () => readonly MailExample[]>();

/** No mail is composed in another way, so that none is without its example. */
export function mailTemplate<Input extends object>(
  { template, kind, when, toStranger = false, example, cases = {} }: About<Input>,
  say: (input: Input) => MailDraft,
): (input: Input) => MailContent {
  const kindOf = (input: Input) => (typeof kind === "function" ? kind(input) : kind);
  const valuesOf = (input: Input) => placeValues(input, { toStranger });
  const composeIn = (input: Input, own: MailWords): MailContent | undefined => {
    const filled = filledWords(own, valuesOf(input));
    return filled && composeMail(withWords(say(input), filled), kindOf(input));
  };
  const compose = (input: Input): MailContent => {
    const content = composeMail(say(input), kindOf(input));
    const inWords = (own: OwnWords) => {
      const like = examples().find((each) => own.has(each.template) && saysAs(each, input));
      const words = like && own.get(like.template);
      return (words && composeIn(input, words)) ?? content;
    };
    return { ...content, inWords };
  };
  /** Whether the code says of it what it says of the example, but for the values. */
  const saysAs = ({ words }: MailExample, input: Input) => {
    const [said, asExample] = [wordsOf(say(input)), filledWords(words, valuesOf(input))];
    return said.subject === asExample?.subject && said.opening === asExample.opening;
  };
  const exampleOf = (name: string, input: Input): MailExample => {
    const words = withPlaces(wordsOf(say(input)), valuesOf(input));
    return {
      template: name,
      when,
      toStranger,
      kind: kindOf(input),
      input,
      compose: (given) => compose(given as Input),
      words,
      places: mailPlaces(input, words, { toStranger }),
      composeIn: (own) => composeIn(input, own) ?? compose(input),
    };
  };
  // Only when it is asked for: what a template says it with may stand below it in its module.
  const examples = once(() => [
    exampleOf(template, example),
    ...Object.entries(cases).map(([name, differs]) =>
      exampleOf(`${template}.${name}`, { ...example, ...differs }),
    ),
  ]);
  byTemplate.set(template, examples);
  return compose;
}

/** One of each message and of each of its cases, once the modules that send them have been loaded. */
export function mailExamples(): readonly MailExample[] {
  return [...byTemplate.values()].flatMap((examples) => withoutRepeats(examples()));
}

function withoutRepeats(examples: readonly MailExample[]): MailExample[] {
  const seen = new Set<string>();
  return examples.filter(({ words: { subject, opening } }) => {
    const said = `${subject}\n${opening}`;
    return seen.size < seen.add(said).size;
  });
}

/** One case for each of the words that a field of it can be: those of the example are the example itself. */
export function casesOf<Field extends string, Word extends string>(
  field: Field,
  table: Readonly<Record<Word, unknown>>,
): Readonly<Record<string, Readonly<Record<Field, Word>>>> {
  const words = Object.keys(table) as Word[];
  return Object.fromEntries(words.map((word) => [word, { [field]: word } as Record<Field, Word>]));
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
