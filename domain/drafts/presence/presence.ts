// Who else is in a draft: how the field that somebody is in is named.

const FIELD = /^[A-Za-z][A-Za-z0-9.]{0,79}$/;

/** The path of a field as a form has it, such as "amount" or "parties.1.abn": nothing that could be read as a text of its own. */
export function isPresenceField(name: string): boolean {
  return FIELD.test(name);
}
