// The sentences about whoever else is in a draft.

export const PRESENCE_WORDS = {
  alsoHere: (names: readonly string[]) => `Also here: ${names.join(", ")}`,
  inField: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is here` : `${names.length} people are here`,
  more: (count: number) => `+${count}`,
} as const;
