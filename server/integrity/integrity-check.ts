// What a check of the living data is: a state that must not exist, and the statement that looks for it.

export type IntegrityCheck = {
  /** What must hold, as a sentence that a breach can be read after. */
  rule: string;
  /** Answers a row for each record that breaks the rule: `record`, its id, and `detail`, what is found there. */
  sql: string;
};

/** For a rule on the rows of one table: `breach` is what must not be true of any of them. */
export function noRow(rule: string, table: string, breach: string, detail: string): IntegrityCheck {
  return { rule, sql: `select r.id::text as record, ${detail} as detail from ${table} r where ${breach}` };
}
