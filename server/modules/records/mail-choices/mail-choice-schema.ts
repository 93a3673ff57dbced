// How mails come, in the contract: a person's own choices, and what the address at the end of a mail says and does without signing in.

import {
  MAIL_DELIVERIES,
  type MailChoice,
  OPTIONAL_MAIL_KINDS,
} from "@bondline/domain/records/mail/mail-kind.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, resultField } from "../../../graphql/payloads.ts";
import { readStopLink, type StopLink } from "./choose-by-link.ts";
import { resumeMail } from "./commands/resume-mail.ts";
import { stopMail } from "./commands/stop-mail.ts";
import { updateMailChoices } from "./commands/update-mail-choices.ts";
import { listOwnChoices } from "./mail-choice-access.ts";

const MailKindRef = enumOf("MailKind", OPTIONAL_MAIL_KINDS);
const MailDeliveryRef = enumOf("MailDelivery", MAIL_DELIVERIES);

const MailChoiceRef = builder.objectRef<MailChoice>("MailChoice").implement({
  fields: (t) => ({
    delivery: t.field({ type: MailDeliveryRef, resolve: ({ delivery }) => delivery }),
    kind: t.field({ type: MailKindRef, resolve: ({ kind }) => kind }),
  }),
});

const MailStopLinkRef = builder.objectRef<StopLink>("MailStopLink").implement({
  description: "What the bearer of the address at the end of a mail may know.",
  fields: (t) => ({
    email: t.exposeString("email", { description: "Masked." }),
    isStopped: t.exposeBoolean("isStopped"),
    kinds: t.field({ type: [MailKindRef], resolve: ({ kinds }) => [...kinds] }),
  }),
});

builder.queryFields((t) => ({
  mailChoices: t.field({
    description: "How the person's mails come, by every kind for which they may choose.",
    type: [MailChoiceRef],
    resolve: async (_root, _args, context) => await listOwnChoices(await context.read()),
  }),
  mailStopLink: t.field({
    type: MailStopLinkRef,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) =>
      await readStopLink(context.application, { token, ipAddress: context.client.ipAddress }),
  }),
}));

const MailChoiceInputRef = builder.inputType("MailChoiceInput", {
  fields: (t) => ({
    delivery: t.field({ type: MailDeliveryRef, required: true }),
    kind: t.field({ type: MailKindRef, required: true }),
  }),
});

mutation("updateMailChoices", {
  whileActing: "OWN_ACCOUNT",
  openBeforeTerms: true,
  input: inputOf("UpdateMailChoicesInput", (t) => ({
    choices: t.field({ type: [MailChoiceInputRef], required: true }),
  })),
  payload: payloadOf("MailChoicesPayload", {
    mailChoices: (t) =>
      t.field({
        type: [MailChoiceRef],
        resolve: async (_answer, _args, context) => await listOwnChoices(await context.read()),
      }),
  }),
  run: updateMailChoices,
});

const MailStopPayloadRef = payloadOf("MailStopPayload", {
  mailStopLink: (t) =>
    t.field({
      type: MailStopLinkRef,
      resolve: async (answer, _args, { application, client }) =>
        await readStopLink(application, {
          token: resultField<string>(answer, "token"),
          ipAddress: client.ipAddress,
        }),
    }),
});
const MailStopInputRef = inputOf("MailStopInput", (t) => ({ token: t.string({ required: true }) }));

publicMutation("stopMail", {
  whileActing: "OWN_ACCOUNT",
  input: MailStopInputRef,
  payload: MailStopPayloadRef,
  run: stopMail,
});
publicMutation("resumeMail", {
  whileActing: "OWN_ACCOUNT",
  input: MailStopInputRef,
  payload: MailStopPayloadRef,
  run: resumeMail,
});
