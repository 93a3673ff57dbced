// What a text of the operator consists of, and what is said above each of them.

export type ContentSection = {
  /** By which the address links to it: /bond-privacy#complaints. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

export type ContentText = {
  readonly title: string;
  readonly sentence: string;
  readonly sections: readonly ContentSection[];
};

export const CONTENT_WORDS = {
  templateTitle: "Template",
  templateSentence:
    "The operator of this portal replaces this text with its own, reviewed by its legal adviser, before the portal is opened to clients.",
} as const;
