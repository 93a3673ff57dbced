// The mails about a person's own account.

import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

const ABOUT_YOUR_ACCOUNT = "You get this email because this address was used at Bondline.";
const IGNORE_IT = "If this was not you, you can ignore this email: nothing happens without the code.";

export type CodeMailInput = {
  givenName?: string | undefined;
  /** Six digits. */
  code: string;
  /** Leads to the page with the code already filled in. */
  link: string;
  minutesValid: number;
};

const CODE: CodeMailInput = { code: "042917", link: EXAMPLE_LINK, minutesValid: 10 };

/**
 * `device`: where the sign-up was made, such as "Chrome on Windows". Nobody is greeted: whoever signed up typed the name,
 * and the address may be a stranger's.
 */
export const confirmationCodeMail = mailTemplate(
  {
    template: "confirmationCodeMail",
    kind: "SECURITY",
    when: "somebody signs up",
    toStranger: true,
    example: { ...CODE, device: "Chrome on Windows" },
  },
  ({
    code,
    link,
    device,
    minutesValid,
  }: Omit<CodeMailInput, "givenName"> & { device?: string | undefined }) => ({
    subject: "Your Bondline confirmation code",
    preview: `${code} confirms your email address within ${minutesValid} minutes.`,
    heading: "Confirm your email address",
    blocks: [
      { kind: "paragraph", text: "Enter this code to finish creating your account:" },
      { kind: "code", code },
      { kind: "button", label: "Confirm email address", url: link },
      { kind: "note", text: `The code works for ${minutesValid} minutes. ${IGNORE_IT}` },
      ...(device === undefined
        ? []
        : [
            {
              kind: "note" as const,
              text: `This code is for the sign-up started just now in ${device}. Do not use it if that was not you.`,
            },
          ]),
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

/** To the owner of an address with which somebody tried to sign up once more; the page gave no sign of it. */
export const signUpAttemptMail = mailTemplate(
  {
    template: "signUpAttemptMail",
    kind: "SECURITY",
    when: "an address that has an account is signed up again",
    toStranger: true,
    example: {
      signInLink: `${EXAMPLE_PORTAL}/account/login`,
      resetLink: EXAMPLE_LINK,
    },
  },
  (input: { signInLink: string; resetLink: string }) => ({
    subject: "You already have a Bondline account",
    preview: "Someone tried to create an account with your address.",
    heading: "You already have an account",
    blocks: [
      {
        kind: "paragraph",
        text: "Someone tried to create a Bondline account with this email address. You already have one, so nothing was changed.",
      },
      { kind: "paragraph", text: "If it was you, sign in with your password." },
      { kind: "button", label: "Sign in", url: input.signInLink },
      { kind: "link", text: "Forgotten your password? Set a new one:", url: input.resetLink },
      { kind: "note", text: "If it was not you, you don't need to do anything: your account is safe." },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

export const resetCodeMail = mailTemplate(
  {
    template: "resetCodeMail",
    kind: "SECURITY",
    when: "a password was forgotten",
    example: { ...CODE, givenName: "Ada" },
  },
  ({ givenName, code, link, minutesValid }: CodeMailInput) => ({
    subject: "Your Bondline password reset code",
    preview: `${code} sets a new password within ${minutesValid} minutes.`,
    heading: "Reset your password",
    blocks: [
      ...greeting(givenName),
      { kind: "paragraph", text: "Enter this code to set a new password:" },
      { kind: "code", code },
      { kind: "button", label: "Set a new password", url: link },
      { kind: "note", text: `The code works for ${minutesValid} minutes. ${IGNORE_IT}` },
      { kind: "note", text: "Bondline never asks for this code by phone or email." },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

export const twoStepSetUpMail = mailTemplate(
  {
    template: "twoStepSetUpMail",
    kind: "SECURITY",
    when: "staff who must have a second step sign in for the first time",
    example: {
      givenName: "Rosa",
      code: "K7QM-2XNA-9TRD-HW4E",
      minutesValid: 10,
      resetLink: `${EXAMPLE_PORTAL}/account/reset`,
    },
  },
  ({ givenName, code, minutesValid, resetLink }: Omit<CodeMailInput, "link"> & { resetLink: string }) => ({
    subject: "Set up your second step at Bondline",
    preview: `${code} opens the set-up within ${minutesValid} minutes.`,
    heading: "Set up your second step",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: "Your work needs a second step at sign-in. Someone who knows your password has just signed in to set it up. If it was you, enter this code where you signed in:",
      },
      { kind: "code", code },
      {
        kind: "note",
        text: `The code works for ${minutesValid} minutes, and for that sign-in alone. Bondline never asks for it by phone or email.`,
      },
      {
        kind: "link",
        text: "If it was not you, someone knows your password: contact support, and set a new one immediately:",
        url: resetLink,
      },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

export const passwordChangedMail = mailTemplate(
  {
    template: "passwordChangedMail",
    kind: "SECURITY",
    when: "a password was changed or reset",
    example: {
      signedOut: "every device",
      givenName: "Ada",
      resetLink: EXAMPLE_LINK,
    },
  },
  (input: {
    givenName?: string | undefined;
    resetLink: string;
    /** The device on which it was changed stays signed in; after a reset there is none. */
    signedOut: "every device" | "every other device";
  }) => ({
    subject: "Your Bondline password was changed",
    preview: `We have signed out ${input.signedOut}.`,
    heading: "Your password was changed",
    blocks: [
      ...greeting(input.givenName),
      {
        kind: "paragraph",
        text: `The password of your Bondline account was just changed, and ${input.signedOut} was signed out.`,
      },
      { kind: "paragraph", text: "If this was not you, set a new password immediately and contact support." },
      { kind: "button", label: "Set a new password", url: input.resetLink },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

/** A second way into an account is something that its owner must hear of. */
export const providerLinkedMail = mailTemplate(
  {
    template: "providerLinkedMail",
    kind: "SECURITY",
    when: "an account of another provider is linked",
    example: {
      givenName: "Ada",
      providerName: "Google",
      resetLink: EXAMPLE_LINK,
    },
  },
  (input: { givenName?: string | undefined; providerName: string; resetLink: string }) => {
    const { providerName } = input;
    return {
      subject: `You can now sign in to Bondline with ${providerName}`,
      preview: `Your ${providerName} account was linked to your Bondline account.`,
      heading: `Signing in with ${providerName}`,
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `Someone signed in with ${providerName}, which says that this email address is theirs. From now on that ${providerName} account opens your Bondline account too. Your password still works.`,
        },
        {
          kind: "paragraph",
          text: `If this was not you, someone else has your address at ${providerName}: secure it there, set a new password here and contact support.`,
        },
        { kind: "button", label: "Set a new password", url: input.resetLink },
      ],
      footer: ABOUT_YOUR_ACCOUNT,
    };
  },
);

/** A way into an account that is gone is something that its owner must hear of as well. */
export const providerRemovedMail = mailTemplate(
  {
    template: "providerRemovedMail",
    kind: "SECURITY",
    when: "an account of another provider is removed",
    example: {
      givenName: "Ada",
      providerName: "Google",
      resetLink: EXAMPLE_LINK,
    },
  },
  (input: { givenName?: string | undefined; providerName: string; resetLink: string }) => {
    const { providerName } = input;
    return {
      subject: `${providerName} no longer opens your Bondline account`,
      preview: `Your ${providerName} account was unlinked, and every other device was signed out.`,
      heading: `${providerName} was removed`,
      blocks: [
        ...greeting(input.givenName),
        {
          kind: "paragraph",
          text: `Your ${providerName} account was just unlinked from your Bondline account, and every other device was signed out. You sign in with your password.`,
        },
        {
          kind: "paragraph",
          text: `Signing in with ${providerName} and this email address links the two again, and we will tell you.`,
        },
        {
          kind: "paragraph",
          text: "If this was not you, set a new password immediately and contact support.",
        },
        { kind: "button", label: "Set a new password", url: input.resetLink },
      ],
      footer: ABOUT_YOUR_ACCOUNT,
    };
  },
);

export const accountClosedMail = mailTemplate(
  {
    template: "accountClosedMail",
    kind: "SECURITY",
    when: "somebody has closed their account",
    example: { givenName: "Ada", signUpLink: `${EXAMPLE_PORTAL}/account/register` },
  },
  ({ givenName, signUpLink }: { givenName: string; signUpLink: string }) => ({
    subject: "Your Bondline account is closed",
    preview: "You are signed out everywhere, and get no more emails.",
    heading: "Your account is closed",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: "You have closed your account. You are signed out everywhere, you no longer belong to any organisation, and this is the last email about it.",
      },
      {
        kind: "paragraph",
        text: "What you did keeps your name in the histories of the organisations that you worked for. Records must be kept for seven years.",
      },
      { kind: "link", text: "You can sign up again with this address at any time:", url: signUpLink },
      { kind: "note", text: "If this was not you, tell us at once by answering this email." },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

export const accountSuspendedMail = mailTemplate(
  {
    template: "accountSuspendedMail",
    kind: "SECURITY",
    when: "the provider has suspended an account",
    example: { givenName: "Ada", reason: "Your organisation told us that your phone was stolen." },
  },
  ({ givenName, reason }: { givenName: string; reason: string }) => ({
    subject: "Your Bondline account is suspended",
    preview: "You are signed out everywhere and can't sign in.",
    heading: "Your account is suspended",
    blocks: [
      ...greeting(givenName),
      {
        kind: "paragraph",
        text: "We have suspended your account. You are signed out everywhere and can't sign in. Guarantees in force and what was handed in go on as before.",
      },
      { kind: "quote", label: "Reason", text: reason },
      { kind: "note", text: "Please contact us if this is not right." },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);

export const accountRestoredMail = mailTemplate(
  {
    template: "accountRestoredMail",
    kind: "SECURITY",
    when: "the provider lets the person of a suspended account in again",
    example: { givenName: "Ada", link: `${EXAMPLE_PORTAL}/account/login` },
  },
  ({ givenName, link }: { givenName: string; link: string }) => ({
    subject: "You can sign in to Bondline again",
    preview: "Your account is no longer suspended.",
    heading: "You can sign in again",
    blocks: [
      ...greeting(givenName),
      { kind: "paragraph", text: "Your account is no longer suspended. Everything is as it was." },
      { kind: "button", label: "Sign in", url: link },
    ],
    footer: ABOUT_YOUR_ACCOUNT,
  }),
);
