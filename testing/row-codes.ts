// Calls over several rows refuse each by itself: what they say of the first.

export function codeOfRow(
  answer: { results?: { code?: string | null }[] } | null | undefined,
): string | undefined {
  return answer?.results?.[0]?.code ?? undefined;
}
