// The texts of mails in the contract: all versions of each, how a mail would be sent in other words, and proposing them; for administrators.

import { MAIL_KINDS } from "@bondline/domain/records/mail/mail-kind.ts";
import {
  findMailTextFaults,
  MAIL_TEXT_FIELDS,
  MAIL_TEXT_RULES,
  type MailPlace,
} from "@bondline/domain/records/mail-texts/mail-text.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { proposeMailText } from "./commands/propose-mail-text.ts";
import {
  accessMailText,
  accessMailTexts,
  type MailTextRow,
  mailTextId,
  type OfficeMailText,
  requireMail,
  requireMailDesk,
  wordsIn,
} from "./mail-text-access.ts";

const MailPlaceRef = builder.objectRef<MailPlace>("MailPlace").implement({
  description: "What a mail fills in where its name stands between braces.",
  fields: (t) => ({
    isForSubject: t.exposeBoolean("isForSubject", {
      description: "False where people have typed it, and the mail goes to an address that is typed too.",
    }),
    means: t.exposeString("means"),
    name: t.exposeString("name"),
    staysInOpening: t.boolean({ resolve: ({ stays }) => stays.includes("opening") }),
    staysInSubject: t.boolean({ resolve: ({ stays }) => stays.includes("subject") }),
  }),
});

type Version = { row: MailTextRow; of: OfficeMailText };

const MailTextVersionRef = builder.objectRef<Version>("MailTextVersion").implement({
  description: "What a mail says that is written from a moment on, until the next version.",
  fields: (t) => ({
    approvedBy: t.string({ nullable: true, resolve: ({ row }) => row.approvedByName }),
    id: t.id({ resolve: ({ row }) => row.id }),
    isOwn: t.boolean({
      description: "False where it went back to what comes with the portal.",
      resolve: ({ row }) => row.subject !== null,
    }),
    opening: t.string({ resolve: ({ row, of }) => wordsIn(of.mail, row).opening }),
    proposedBy: t.string({ resolve: ({ row }) => row.proposedByName }),
    startsAt: t.field({ type: "DateTime", resolve: ({ row }) => row.startsAt }),
    subject: t.string({ resolve: ({ row, of }) => wordsIn(of.mail, row).subject }),
  }),
});

type Shown = OfficeMailText & { waitingChangeId: string | null };

const OfficeMailTextRef = builder.objectRef<Shown>("OfficeMailText").implement({
  description: "The subject and the opening of a mail, with places between braces; each line is a paragraph.",
  fields: (t) => ({
    builtInOpening: t.string({ resolve: ({ mail }) => mail.words.opening }),
    builtInSubject: t.string({
      description: "What comes with the portal.",
      resolve: ({ mail }) => mail.words.subject,
    }),
    isOwn: t.boolean({
      description: "Whether the operator's own words are in force.",
      resolve: ({ inForce }) => inForce.isOwn,
    }),
    kind: t.field({ type: enumOf("MailTextKind", MAIL_KINDS), resolve: ({ mail }) => mail.kind }),
    number: t.int({
      description: "Of the version in force: 1 is the one that comes with the portal.",
      resolve: ({ inForce }) => inForce.number,
    }),
    opening: t.string({ resolve: ({ inForce }) => inForce.words.opening }),
    places: t.field({ type: [MailPlaceRef], resolve: ({ mail }) => [...mail.places] }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null for the first version.",
      resolve: ({ inForce }) => inForce.startsAt,
    }),
    subject: t.string({ resolve: ({ inForce }) => inForce.words.subject }),
    template: t.string({ resolve: ({ mail }) => mail.template }),
    versions: t.field({
      type: [MailTextVersionRef],
      description: "The newest first, without the first version.",
      resolve: (of) => of.versions.map((row) => ({ row, of })),
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
    when: t.string({ description: "When it is sent.", resolve: ({ mail }) => mail.when }),
  }),
});

const MailPreviewRef = builder.objectRef<MailContent>("MailPreview").implement({
  description: "A mail as it would be sent, with the values of an example.",
  fields: (t) => ({
    html: t.exposeString("html"),
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
  }),
});

const { subject: SUBJECT_RULE, opening: OPENING_RULE } = MAIL_TEXT_RULES;

builder.queryFields((t) => ({
  mailTextPreview: t.field({
    type: MailPreviewRef,
    description: "How a mail would be sent in words that are not approved.",
    args: {
      opening: t.arg.string({ required: true }),
      subject: t.arg.string({ required: true }),
      template: t.arg.string({ required: true }),
    },
    resolve: async (_root, { template, ...texts }, context) => {
      requireMailDesk(await context.read());
      const mail = requireMail(template);
      const of = { places: mail.places, opens: mail.words.opening !== "" };
      const rules = { subject: SUBJECT_RULE, opening: OPENING_RULE };
      const words = requireFields(rules, texts, { across: (right) => findMailTextFaults(right, of) });
      return mail.composeIn({ ...words, opening: words.opening ?? "" });
    },
  }),
  officeMailText: t.field({
    type: OfficeMailTextRef,
    args: { template: t.arg.string({ required: true }) },
    resolve: async (_root, { template }, context) => {
      const tx = await context.read();
      const text = await accessMailText(tx, template);
      return withWaiting(text, await listWaitingChanges(tx, "MAIL_TEXT"));
    },
  }),
  officeMailTexts: t.field({
    type: [OfficeMailTextRef],
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const texts = await accessMailTexts(tx);
      const waiting = await listWaitingChanges(tx, "MAIL_TEXT");
      return texts.map((text) => withWaiting(text, waiting));
    },
  }),
}));

function withWaiting(text: OfficeMailText, waiting: readonly { id: string; subjectId: string }[]): Shown {
  const id = mailTextId(text.mail);
  return { ...text, waitingChangeId: waiting.find(({ subjectId }) => subjectId === id)?.id ?? null };
}

mutation("proposeMailText", {
  whileActing: "OFFICE",
  input: inputOf("ProposeMailTextInput", (t) => ({
    ...inputFieldsOf(t, MAIL_TEXT_FIELDS),
    reason: t.string({ required: true }),
    template: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeMailText,
});
