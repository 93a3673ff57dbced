// The code of an invitation as it came in a link. By itself, since every page of the client looks for one.

const NO_WORD_CHARACTER = /[^A-Za-z0-9_]/g;

/** Without what mail programs put round it. */
export function invitationCodeIn(text: string): string {
  return text.replace(NO_WORD_CHARACTER, "");
}
