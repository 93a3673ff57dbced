// Calls over several rows refuse each by itself: what is asked of them, and what they say of the first.

/** By the call, what its payload is asked for. */
export const BY_ROW: Readonly<Record<string, string>> = { cancelChosenDrafts: "{ results { code } }" };

export function codeOfRow(
  answer: { results?: { code?: string | null }[] } | null | undefined,
): string | undefined {
  return answer?.results?.[0]?.code ?? undefined;
}
