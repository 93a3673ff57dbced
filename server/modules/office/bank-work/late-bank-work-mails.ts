// What a bank's administrators are mailed of its work that has become late, in one email for all of it.

import { BANK_WORK_TEXT } from "@bondline/domain/office/bank-work/bank-work.ts";
import type { FactValue } from "../../../mail-messages/mail-blocks.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_ORGANISATION, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { LateWork } from "./late-bank-work-store.ts";

type Notice = Pick<LateWork, "kind" | "reference" | "organisationName">;
type LateWorkInput = { givenName: string; works: readonly Notice[]; link: string };

const EXAMPLE_WORK: Notice = {
  kind: "ISSUE",
  reference: "BD-104212",
  organisationName: EXAMPLE_ORGANISATION,
};

/** As many as somebody reads in a mail; the others stand in the list. */
const WORKS_IN_MAIL_MAX = 20;

export const lateBankWorkMail = mailTemplate(
  {
    template: "lateBankWorkMail",
    cases: {
      several: { works: [EXAMPLE_WORK, { ...EXAMPLE_WORK, kind: "REQUEST_ANSWER", reference: "BD-104377" }] },
    },
    kind: "DESK",
    when: "something has become late at a bank, to its administrators",
    example: {
      givenName: "Sam",
      works: [EXAMPLE_WORK],
      link: `${EXAMPLE_PORTAL}/staff/bank-work`,
    },
  },
  ({ givenName, works, link }: LateWorkInput) => {
    const [first] = works;
    const isOne = works.length === 1 && first !== undefined;
    const further = works.length - WORKS_IN_MAIL_MAX;
    return {
      subject: isOne ? `Late: ${first.reference}` : `${works.length} pieces of work are late`,
      preview: isOne ? BANK_WORK_TEXT[first.kind] : "By your service levels",
      heading: "Late by your service levels",
      blocks: [
        ...greeting(givenName),
        {
          kind: "paragraph",
          text: isOne
            ? "This was due by your service levels and is still open."
            : "These were due by your service levels and are still open.",
        },
        { kind: "facts", rows: works.slice(0, WORKS_IN_MAIL_MAX).map(rowOf) },
        ...(further > 0 ? [{ kind: "note", text: `And ${further} more.` } as const] : []),
        { kind: "button", label: "Open your work", url: link },
      ],
      footer: "You get this email because you look after your bank's or insurer's people at Bondline.",
    };
  },
);

function rowOf({ kind, reference, organisationName }: Notice): readonly [string, FactValue] {
  return [
    BANK_WORK_TEXT[kind],
    organisationName === null || organisationName === reference
      ? reference
      : `${reference}, ${organisationName}`,
  ];
}
