// Notifies whoever is given work by a colleague, once for all of a call, by mail and in the product.

import { DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import type { FactValue } from "../../../mail-messages/mail-blocks.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { OfDesk } from "./desk-work-access.ts";
import type { ChangingWork } from "./desk-work-store.ts";

type Given = { what: string; name: string; organisationName: string | null };
type WorkGivenInput = {
  givenName: string;
  by: string;
  works: readonly Given[];
  note: string | null;
  link: string;
};

const EXAMPLE_WORK: Given = {
  what: DESK_WORK_TEXT.DRAFT_SUBMITTED,
  name: "BD-104212",
  organisationName: EXAMPLE_ORGANISATION,
};

/** As many as somebody reads in a mail; the others stand in the list. */
const WORKS_IN_MAIL_MAX = 20;

export const workGivenMail = mailTemplate(
  {
    template: "workGivenMail",
    cases: {
      several: { works: [EXAMPLE_WORK, { ...EXAMPLE_WORK, what: DESK_WORK_TEXT.REFUND, name: "BD-104377" }] },
    },
    kind: "DESK",
    when: "a colleague hands work over, to whoever is given it",
    example: {
      givenName: "Gus",
      by: "Rosa Whitfield",
      works: [EXAMPLE_WORK],
      note: "Please call them before noon.",
      link: `${EXAMPLE_PORTAL}/staff/work`,
    },
  },
  ({ givenName, by, works, note, link }: WorkGivenInput) => {
    const [first] = works;
    const isOne = works.length === 1 && first !== undefined;
    const further = works.length - WORKS_IN_MAIL_MAX;
    return {
      subject: isOne ? `Work for you: ${first.name}` : "Several pieces of work for you",
      preview: isOne ? first.what : `${works.length} pieces of work`,
      heading: "Work for you",
      blocks: [
        ...greeting(givenName),
        { kind: "paragraph", text: `${quoted(by)} has given you work.` },
        { kind: "facts", rows: works.slice(0, WORKS_IN_MAIL_MAX).map(rowOf) },
        ...(further > 0 ? [{ kind: "note", text: `And ${further} more.` } as const] : []),
        ...(note === null ? [] : [{ kind: "quote", label: "Note", text: note } as const]),
        { kind: "button", label: "Open your work", url: link },
      ],
      footer: "You get this email because you work on the review queue at Bondline.",
    };
  },
);

function rowOf({ what, name, organisationName }: Given): readonly [string, FactValue] {
  const named = organisationName === null || organisationName === name ? [name] : [name, organisationName];
  return [what, named.join(", ")];
}

/** Listed with no record: what the desk says among itself is not for those who see the record's mails. */
export async function notifyOfWorkGiven(
  tx: Transaction,
  works: readonly ChangingWork[],
  { accountId, email, givenName }: OfDesk,
  note: string | null,
): Promise<void> {
  const actor = requirePerson(tx.actor);
  const [first] = works;
  if (first === undefined || accountId === actor.accountId) return;
  const by = `${actor.givenName} ${actor.familyName}`;
  const intent = `work given ${first.id} ${first.version}`;
  await queueMail(tx, {
    intent,
    record: null,
    to: [email],
    content: workGivenMail({
      givenName,
      by,
      works: works.map(({ kind, reference, organisationName }) => ({
        what: DESK_WORK_TEXT[kind],
        name: reference,
        organisationName,
      })),
      note,
      link: `${tx.app.settings.publicUrl}/staff/work`,
    }),
  });
  const isOne = works.length === 1;
  await notifyPeople(tx, [accountId], {
    intent,
    kind: "WORK_GIVEN",
    organisationId: isOne ? first.organisationId : null,
    draftId: null,
    documentId: null,
    referenceNumber: isOne ? first.reference : "",
    about: `${isOne ? DESK_WORK_TEXT[first.kind] : `${works.length} pieces of work`}, from ${by}`,
  });
}
