// What an applicant asks its bank or insurer for, as a form to read, keep and sign: all that is filled in, and nothing that is not.

import type { PaperBlock, PaperContent, PaperFact } from "./paper-content.ts";

type Filled = readonly [term: string, value: string | null];

export type ApplicationFormFacts = {
  readonly provider: string | null;
  readonly sections: readonly { readonly heading: string; readonly filled: readonly Filled[] }[];
};

export function applicationForm({ provider, sections }: ApplicationFormFacts): PaperContent {
  const written = sections.flatMap(({ heading, filled }): PaperBlock[] => {
    const facts = filled.filter((each): each is PaperFact => each[1] !== null && each[1] !== "");
    return facts.length === 0
      ? []
      : [
          { kind: "heading", text: heading },
          { kind: "facts", facts },
        ];
  });
  return { title: "Application form", by: provider, blocks: written };
}
