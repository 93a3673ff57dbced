// How many mails were given up lately, and why: for the doctor, and for a line in the log.

export type FailedMails = { count: number; reasons: string[] };

/** What is older has been shown often enough. */
export const FAILED_MAIL_DAYS = 7;
const REASONS_MAX = 5;

type Row = { count: number; reason: string };

/** `ask` is of the owner, or of the portal's own work. What a code's time ended was given up rightly. */
export async function failedMails(ask: (text: string) => Promise<Row[]>): Promise<FailedMails> {
  const rows = await ask(
    `select count(*)::int as count, left(coalesce(last_error, 'for no known reason'), 120) as reason from mail_message
      where status = 'FAILED' and created_at > now() - make_interval(days => ${FAILED_MAIL_DAYS})
        and (send_before is null or last_error is distinct from 'What it says was of no use any more.')
      group by 2 order by 1 desc, 2`,
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    reasons: rows.slice(0, REASONS_MAX).map(({ reason }) => reason),
  };
}
