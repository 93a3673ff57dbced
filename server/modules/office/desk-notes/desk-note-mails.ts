// Notifies colleagues who are named in a note, by mail and in the product.

import { asDraftId, asFacilityApplicationId, type DeskNoteId } from "@bondline/domain/ids.ts";
import type { NotedRecordKind } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { greeting, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { Noted } from "./desk-note-access.ts";
import type { Colleague } from "./desk-note-store.ts";

type MentionInput = { givenName: string; author: string; reference: string; content: string; link: string };

export const deskNoteMentionMail = mailTemplate(
  {
    template: "deskNoteMentionMail",
    kind: "DESK",
    when: "a colleague of the provider's staff names somebody in a note about a record",
    example: {
      givenName: "Gus",
      author: "Rosa Whitfield",
      reference: "BD-34679AC",
      content: "Please check the beneficiary's address before we approve.",
      link: EXAMPLE_LINK,
    },
  },
  ({ givenName, author, reference, content, link }: MentionInput) => ({
    subject: `A note for you about ${reference}`,
    preview: "A colleague has named you in a note.",
    heading: "A note for you",
    blocks: [
      ...greeting(givenName),
      { kind: "paragraph", text: `${quoted(author)} has named you in a note.` },
      {
        kind: "facts",
        rows: [
          ["About", quoted(reference)],
          ["Note", quoted(content)],
        ],
      },
      { kind: "button", label: "Open the record", url: link },
    ],
    footer: "You get this email because a colleague has named you. Clients never see notes.",
  }),
);

const PAGES: Record<NotedRecordKind, (id: string) => string> = {
  DRAFT: (id) => `/staff/drafts/${id}`,
  FACILITY_APPLICATION: (id) => `/facilities/apply/${id}`,
  CLIENT: (id) => `/staff/clients/${id}`,
};

type Note = { id: DeskNoteId; authorName: string; content: string };

export async function notifyOfMention(
  tx: Transaction,
  { kind, id, organisationId, reference }: Noted,
  colleagues: readonly Colleague[],
  note: Note,
): Promise<void> {
  const intent = `desk note ${note.id}`;
  for (const { email, givenName } of colleagues)
    await queueMail(tx, {
      intent: `${intent} ${email}`,
      // Listed with the record it would be read by everybody who sees its mails; the note stands there already.
      record: null,
      to: [email],
      content: deskNoteMentionMail({
        givenName,
        author: note.authorName,
        reference,
        content: note.content,
        link: `${tx.app.settings.publicUrl}${PAGES[kind](id)}`,
      }),
    });
  await notifyPeople(
    tx,
    colleagues.map(({ accountId }) => accountId),
    {
      intent,
      kind: kind === "CLIENT" ? "CLIENT_NOTE" : "NOTE_MENTION",
      organisationId,
      draftId: kind === "DRAFT" ? asDraftId(id) : null,
      documentId: null,
      ...(kind === "FACILITY_APPLICATION" ? { facilityApplicationId: asFacilityApplicationId(id) } : {}),
      referenceNumber: reference,
      about: note.authorName,
    },
  );
}
